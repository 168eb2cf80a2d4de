import { TextureLoader, type Group } from "three"
import { GLTFLoader } from "three/examples/jsm/loaders/GLTFLoader.js"
import { MeshoptDecoder } from "three/examples/jsm/libs/meshopt_decoder.module.js"
import { inFileTurn } from "./file-turns.ts"
import { readVariants, type ModelVariants } from "./model-variants.ts"

export interface ModelSource {
  readonly address: string
  /** As far as they are known: what progress is counted by. */
  readonly bytes: number
}

interface Loading {
  readonly signal: AbortSignal
  /** How much of it is here, from 0 to 1. */
  readonly onProgress: (fraction: number) => void
}

/** Fetches a GLB and makes it drawable. Throws when it is not there, cannot be read, or `signal` breaks it off. */
export const loadModel = async (source: ModelSource, loading: Loading): Promise<Group> =>
  (await loadVaried(source, loading)).model

/** The same, with the finishes that it comes in. */
export async function loadVaried(
  { address, bytes }: ModelSource,
  loading: Loading,
): Promise<{ readonly model: Group; readonly variants: ModelVariants }> {
  const content = await inFileTurn(() => fetchAll(address, bytes, loading))
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)
  loader.register((parser) => {
    // Its own way asks for blobs by fetch, which the site's policy takes for foreign addresses; pictures may be blobs.
    parser.textureLoader = new TextureLoader(parser.options.manager)
    return { name: "pictures-as-pictures" }
  })
  const read = await loader.parseAsync(content, "")
  loading.signal.throwIfAborted()
  return { model: read.scene, variants: readVariants(read) }
}

async function fetchAll(
  address: string,
  bytes: number,
  { signal, onProgress }: Loading,
): Promise<ArrayBuffer> {
  const response = await fetch(address, { signal })
  if (!response.ok || !response.body) throw new Error(`The model answered ${response.status}.`)
  const parts: BlobPart[] = []
  let here = 0
  const reader = response.body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value)
    here += next.value.length
    onProgress(Math.min(1, here / Math.max(1, bytes)))
  }
  return new Blob(parts).arrayBuffer()
}
