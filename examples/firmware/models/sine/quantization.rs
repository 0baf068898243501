// Written by `generate.py`.
stridewise::quantization! {
    /// Angles from 0 to 2π.
    pub Angle: i8 = 0.02463994175195694, -128;
    /// The first weight.
    pub Weight1: i8 = 0.013984155841171741, 0;
    /// After the first layer.
    pub Hidden1: i8 = 0.020319487899541855, -128;
    /// The second weight.
    pub Weight2: i8 = 0.009051630273461342, 0;
    /// After the second layer.
    pub Hidden2: i8 = 0.026468107476830482, -128;
    /// The third weight.
    pub Weight3: i8 = 0.006533898878842592, 0;
    /// Sines.
    pub Sine: i8 = 0.007890419103205204, 0;
}
