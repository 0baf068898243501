// Written by `generate.py`.
stridewise::quantization! {
    /// The input.
    pub Spectrogram: i8 = 0.1024, -128;
    /// The filters.
    pub Filters: i8 = [0.0020231681, 0.0026865932, 0.0013759775, 0.0025605874, 0.0015179572, 0.0019300035, 0.0010866487, 0.0016819965];
    /// After the convolution.
    pub Features: i8 = 0.12, -128;
    /// The weight of the last layer.
    pub Weight: i8 = 7.020358e-05, 0;
    /// Before the softmax.
    pub Logits: i8 = 0.125, 10;
}
