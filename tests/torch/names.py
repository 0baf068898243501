"""Writes names.txt: the functions of PyTorch that the page `guide::torch` has to speak of.

    python tests/torch/names.py > tests/torch/names.txt

Those of `torch`, `torch.Tensor`, `torch.nn.functional`, `torch.linalg` and `torch.fft`, from PyTorch's own list of
what its users may override and of what they may not, and the constructors; the optimisers, schedules and initialisers,
and the functions that clip gradients. A name that is in several places, or
also ends with an underscore, stands there once. Left out is what has a leading underscore, and what belongs to
a device, to a compiler or to other layouts than strided ones; `OTHER` says it.
"""
import re
import warnings

import torch
import torch.overrides

warnings.simplefilter("ignore")
PLACES = {"torch": torch, "Tensor": torch.Tensor, "F": torch.nn.functional, "linalg": torch.linalg, "fft": torch.fft}
OTHER = re.compile(
    r"cudnn|miopen|mkldnn|fbgemm|sparse|quant(?!ile)|cuda|(^|_)(cpu|xpu|ipu|hpu)|mtia|maia|vulkan|dense|jagged|nested|names|"
    r"rename|^q_|choose_q|crow|ccol|col_ind|row_ind|resolve|lift|^sym_|^_|grad(?!ient)|backward|hook|_copy$|_jvp|functional|"
    r"__|deterministic|profiler|amp_|autocast|deploy|dlpack|buffer|storage_type|^is_(meta|ort|maia|mps|vmap|shared|pinned)|"
    r"batch_norm_.+|native_|embedding_renorm|_scatter_batching|handle_torch|boolean_dispatch|has_torch|"
    r"typename|compile|vmap|set_|get_|(un)?safe_|wait|use_|import_|export|_assert|"
    r"constrain|empty_permuted|fused|_stats$|_elemt|_update$|signature|assert_int|init_num|parse_|merge_type|unify_|"
    r"norm_except|const_data|module_load|is_anomaly|is_distributed|is_storage|record_stream|fork|slice_inverse|segment|"
    r"scaled_(addmm|grouped|mm)|grouped_mm|to_padded|hash_tensor|^(hsp|hs|ds|sp|s)mm|sspaddmm|rnn_|gru|lstm|conv_tbc|"
    r"convolution|int_repr|is_warn|qscheme|reinforce|pin_memory|share_memory|as_subclass|_storage$|is_inference|"
    r"is_coalesced|saddmm|upsample|^(values|indices)$"
)


def public(place, name):
    f = getattr(place, name, None)
    if name.startswith("_") or OTHER.search(name) or isinstance(f, type) or not callable(f):
        return False
    module = getattr(f, "__module__", None) or ""
    # What a module has only imported.
    return not (module.startswith(("typing", "torch._jit_internal", "torch._tensor_str", "builtins", "torch.overrides"))
                or module == "torch" and place is not torch and place is not torch.Tensor)


listed = {id(f) for fs in torch.overrides.get_overridable_functions().values() for f in fs}
listed |= {id(f) for f in torch.overrides.get_ignored_functions()}
# Properties, and what the documentation of PyTorch's older versions names.
names = {"T", "mT", "shape", "set", "gels"}
for place in PLACES.values():
    for name in dir(place):
        f = getattr(place, name, None)
        native = type(f).__name__ in ("builtin_function_or_method", "method_descriptor", "wrapper_descriptor")
        if public(place, name) and (id(f) in listed or native):
            names.add(name.rstrip("_"))
# Training.
for place in (torch.optim, torch.optim.lr_scheduler):
    classes = (name for name in dir(place) if isinstance(getattr(place, name), type) and not name.startswith("_"))
    names |= {name for name in classes if getattr(place, name).__module__.startswith("torch.optim") and name != "SparseAdam"}
names |= {name.rstrip("_") for name in dir(torch.nn.init) if name.endswith("_") and not name.startswith("_")}
names |= {"calculate_gain", "clip_grad_norm", "clip_grad_value", "clip_grads_with_norm", "get_total_norm"}
print("\n".join(sorted(names)))
