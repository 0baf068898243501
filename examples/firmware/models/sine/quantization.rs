// Written by `generate.py`.
stridewise::quantization! {
    /// Angles from 0 to 2π.
    pub Angle: i8 = 0.024639942, -128;
    /// The first weight.
    pub Weight1: i8 = 0.013984156, 0;
    /// After the first layer.
    pub Hidden1: i8 = 0.020319488, -128;
    /// The second weight.
    pub Weight2: i8 = 0.00905163, 0;
    /// After the second layer.
    pub Hidden2: i8 = 0.026468107, -128;
    /// The third weight.
    pub Weight3: i8 = 0.006533899, 0;
    /// Sines.
    pub Sine: i8 = 0.007890419, 0;
}
