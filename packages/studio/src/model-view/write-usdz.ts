import type { Object3D } from "three"
import { USDZExporter } from "three/examples/jsm/exporters/USDZExporter.js"
import { disposeModel } from "./dispose-model.ts"
import { loadVaried, type ModelSource } from "./load-model.ts"
import { variantNamed } from "./model-variants.ts"

/** A model as USDZ, true to size: what Quick Look of iPhones and iPads puts into a room. Throws where it cannot be written. */
export async function writeUsdz(model: Object3D): Promise<Uint8Array<ArrayBuffer>> {
  const content = await new USDZExporter().parseAsync(model, { quickLookCompatible: true })
  return new Uint8Array(content)
}

/** Fetches a GLB and writes it as USDZ, as the variant that is called by one of the words of `dress`. */
export async function fetchAsUsdz(
  source: ModelSource,
  dress: readonly string[],
  signal: AbortSignal,
): Promise<Blob> {
  const { model, variants } = await loadVaried(source, { signal, onProgress: () => {} })
  try {
    await variants.choose(variantNamed(variants.names, dress))
    return new Blob([await writeUsdz(model)], { type: "model/vnd.usdz+zip" })
  } finally {
    variants.dispose()
    disposeModel(model)
  }
}
