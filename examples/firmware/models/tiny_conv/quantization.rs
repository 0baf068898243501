// Written by `generate.py`.
stridewise::quantization! {
    /// The input.
    pub Spectrogram: i8 = 0.10239999741315842, -128;
    /// The filters.
    pub Filters: i8 = [0.0011897982330992818, 0.0023407984990626574, 0.0018804323626682162, 0.002983574289828539, 0.002455592155456543, 0.001246129279024899, 0.001742824329994619, 0.0018562435870990157];
    /// After the convolution.
    pub Features: i8 = 0.11999999731779099, -128;
    /// The weight of the last layer.
    pub Weight: i8 = 0.0007999999797903001, 0;
    /// Before the softmax.
    pub Logits: i8 = 1.2000000476837158, 10;
}
