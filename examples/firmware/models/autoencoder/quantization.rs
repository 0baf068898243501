// Written by `generate.py`.
stridewise::quantization! {
    /// The input.
    pub Signal: i8 = 0.05, 0;
    /// The weight of layer 1.
    pub Weight1: i8 = 0.0007905694, 0;
    /// After layer 1.
    pub Hidden1: i8 = 0.03584851, -128;
    /// The weight of layer 2.
    pub Weight2: i8 = 0.0017677669, 0;
    /// After layer 2.
    pub Hidden2: i8 = 0.029653508, -128;
    /// The weight of layer 3.
    pub Weight3: i8 = 0.0017677669, 0;
    /// After layer 3.
    pub Hidden3: i8 = 0.03040228, -128;
    /// The weight of layer 4.
    pub Weight4: i8 = 0.0017677669, 0;
    /// After layer 4.
    pub Hidden4: i8 = 0.028863989, -128;
    /// The weight of layer 5.
    pub Weight5: i8 = 0.0017677669, 0;
    /// After layer 5.
    pub Hidden5: i8 = 0.011737255, -128;
    /// The weight of layer 6.
    pub Weight6: i8 = 0.0070710676, 0;
    /// After layer 6.
    pub Hidden6: i8 = 0.021201005, -128;
    /// The weight of layer 7.
    pub Weight7: i8 = 0.0017677669, 0;
    /// After layer 7.
    pub Hidden7: i8 = 0.015357274, -128;
    /// The weight of layer 8.
    pub Weight8: i8 = 0.0017677669, 0;
    /// After layer 8.
    pub Hidden8: i8 = 0.014295822, -128;
    /// The weight of layer 9.
    pub Weight9: i8 = 0.0017677669, 0;
    /// After layer 9.
    pub Hidden9: i8 = 0.013091286, -128;
    /// The weight of layer 10.
    pub Weight10: i8 = 0.0017677669, 0;
    /// After layer 10.
    pub Reconstruction: i8 = 0.02553252, -5;
}
