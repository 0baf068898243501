// Written by `generate.py`.
stridewise::quantization! {
    /// The input.
    pub Signal: i8 = 0.05000000074505806, 0;
    /// The weight of layer 1.
    pub Weight1: i8 = 0.0007905694073997438, 0;
    /// After layer 1.
    pub Hidden1: i8 = 0.032922688871622086, -128;
    /// The weight of layer 2.
    pub Weight2: i8 = 0.0017677668947726488, 0;
    /// After layer 2.
    pub Hidden2: i8 = 0.025656351819634438, -128;
    /// The weight of layer 3.
    pub Weight3: i8 = 0.0017677668947726488, 0;
    /// After layer 3.
    pub Hidden3: i8 = 0.023458948358893394, -128;
    /// The weight of layer 4.
    pub Weight4: i8 = 0.0017677668947726488, 0;
    /// After layer 4.
    pub Hidden4: i8 = 0.02549166977405548, -128;
    /// The weight of layer 5.
    pub Weight5: i8 = 0.0017677668947726488, 0;
    /// After layer 5.
    pub Hidden5: i8 = 0.00483721261844039, -128;
    /// The weight of layer 6.
    pub Weight6: i8 = 0.007071067579090595, 0;
    /// After layer 6.
    pub Hidden6: i8 = 0.0052207098342478275, -128;
    /// The weight of layer 7.
    pub Weight7: i8 = 0.0017677668947726488, 0;
    /// After layer 7.
    pub Hidden7: i8 = 0.006547948811203241, -128;
    /// The weight of layer 8.
    pub Weight8: i8 = 0.0017677668947726488, 0;
    /// After layer 8.
    pub Hidden8: i8 = 0.005541926249861717, -128;
    /// The weight of layer 9.
    pub Weight9: i8 = 0.0017677668947726488, 0;
    /// After layer 9.
    pub Hidden9: i8 = 0.00703659700229764, -128;
    /// The weight of layer 10.
    pub Weight10: i8 = 0.0017677668947726488, 0;
    /// After layer 10.
    pub Reconstruction: i8 = 0.01501509826630354, -16;
}
