// Written by `generate.py`.
stridewise::quantization! {
    /// The input.
    pub Spectrogram: i8 = 0.1024, -128;
    /// The filters.
    pub Filters: i8 = [0.0011897982, 0.0023407985, 0.0018804324, 0.0029835743, 0.0024555922, 0.0012461293, 0.0017428243, 0.0018562436];
    /// After the convolution.
    pub Features: i8 = 0.12, -128;
    /// The weight of the last layer.
    pub Weight: i8 = 0.0008, 0;
    /// Before the softmax.
    pub Logits: i8 = 1.2, 10;
}
