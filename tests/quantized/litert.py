"""Quantised models for LiteRT (TFLite), built by hand and run by its reference kernels.

`pip install ai-edge-litert numpy`.
"""
import flatbuffers
import numpy as np
from ai_edge_litert import schema_py_generated as schema
from ai_edge_litert.interpreter import Interpreter, OpResolverType

TYPES = {np.dtype(t): getattr(schema.TensorType, n) for t, n in
         [("int8", "INT8"), ("uint8", "UINT8"), ("int32", "INT32"), ("float32", "FLOAT32")]}
SAME, VALID = schema.Padding.SAME, schema.Padding.VALID
NONE, RELU, RELU6 = (getattr(schema.ActivationFunctionType, n) for n in ("NONE", "RELU", "RELU6"))


class Model:
    """Tensors and operators, one after another."""

    def __init__(self):
        self.buffers = [schema.BufferT()]
        self.tensors, self.operators, self.codes = [], [], []

    def tensor(self, shape, dtype, scale=None, zero=0, data=None, dim=0):
        """A tensor; its index. `scale` is a number, or one for each index of dimension `dim`."""
        t = schema.TensorT()
        t.name, t.shape, t.type, t.buffer = f"t{len(self.tensors)}".encode(), list(shape), TYPES[np.dtype(dtype)], 0
        if scale is not None:
            q = schema.QuantizationParametersT()
            q.scale = np.atleast_1d(np.float32(scale))
            q.zeroPoint = np.full(len(q.scale), zero, np.int64)
            q.quantizedDimension = dim
            t.quantization = q
        if data is not None:
            b = schema.BufferT()
            b.data = np.frombuffer(np.ascontiguousarray(data, dtype).tobytes(), np.uint8)
            t.buffer = len(self.buffers)
            self.buffers.append(b)
        self.tensors.append(t)
        return len(self.tensors) - 1

    def operator(self, name, version, inputs, outputs, **options):
        code = schema.OperatorCodeT()
        code.builtinCode = getattr(schema.BuiltinOperator, name)
        code.deprecatedBuiltinCode = min(code.builtinCode, 127)
        code.version = version
        self.codes.append(code)
        op = schema.OperatorT()
        op.opcodeIndex, op.inputs, op.outputs = len(self.codes) - 1, list(inputs), list(outputs)
        kind = {"FULLY_CONNECTED": "FullyConnected", "CONV_2D": "Conv2D", "DEPTHWISE_CONV_2D": "DepthwiseConv2D",
                "AVERAGE_POOL_2D": "Pool2D", "MAX_POOL_2D": "Pool2D", "SOFTMAX": "Softmax", "ADD": "Add",
                "QUANTIZE": "Quantize", "DEQUANTIZE": "Dequantize", "RESHAPE": "Reshape"}[name] + "Options"
        op.builtinOptionsType = getattr(schema.BuiltinOptions, kind)
        op.builtinOptions = getattr(schema, kind + "T")()
        for key, value in options.items():
            assert hasattr(op.builtinOptions, key), key
            setattr(op.builtinOptions, key, value)
        self.operators.append(op)

    def bytes(self, inputs, outputs):
        graph = schema.SubGraphT()
        graph.tensors, graph.operators = self.tensors, self.operators
        graph.inputs, graph.outputs = list(inputs), list(outputs)
        model = schema.ModelT()
        model.version, model.buffers, model.operatorCodes, model.subgraphs = 3, self.buffers, self.codes, [graph]
        builder = flatbuffers.Builder(1024)
        builder.Finish(model.Pack(builder), b"TFL3")
        return bytes(builder.Output())

    def run(self, inputs, output):
        """What the reference kernels make of `inputs`, a list of pairs of a tensor and its data."""
        content = self.bytes([i for i, _ in inputs], [output])
        it = Interpreter(model_content=content, experimental_op_resolver_type=OpResolverType.BUILTIN_REF,
                         num_threads=1)
        it.allocate_tensors()
        for detail, (_, data) in zip(it.get_input_details(), inputs):
            it.set_tensor(detail["index"], data)
        it.invoke()
        return it.get_tensor(it.get_output_details()[0]["index"])

    def constants_without_effect(self, inputs, output):
        """Of each constant the channels without which the results are the same: the index of the tensor, the channel."""
        wanted, found = self.run(inputs, output), []
        for i, t in enumerate(self.tensors):
            if t.buffer == 0:
                continue
            buffer = self.buffers[t.buffer]
            kept, is_bias = buffer.data, t.type == schema.TensorType.INT32
            dtype = next(d for d, code in TYPES.items() if code == t.type)
            values = np.frombuffer(kept.tobytes(), dtype).reshape(t.shape)
            dim, zero = t.quantization.quantizedDimension, 0 if is_bias else t.quantization.zeroPoint[0]
            for channel in range(t.shape[dim]):
                changed = np.moveaxis(values.copy(), dim, 0)
                changed[channel] = zero
                data = np.ascontiguousarray(np.moveaxis(changed, 0, dim))
                buffer.data = np.frombuffer(data.tobytes(), np.uint8)
                if (self.run(inputs, output) == wanted).all():
                    found.append((i, channel))
            buffer.data = kept
        return found


def number(x):
    """An `f32` in as many digits as Rust needs to read it back bit for bit."""
    return str(np.float32(x))
