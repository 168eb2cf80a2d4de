import { encodePanorama } from "./encode-panorama.ts"
import {
  encodeFullPicture,
  encodePicture,
  encodePrivatePicture,
  type EncodedPicture,
  type FullPicture,
  type PictureCut,
} from "./encode-picture.ts"
import type { EncodedTiles } from "./encode-panorama.ts"

export interface EncodeTask {
  readonly kind: "public" | "panorama" | "private"
  readonly source: Uint8Array
  readonly cut?: PictureCut | undefined
  /** Also as large as it came: of works, whose buyers get them so. */
  readonly keepsFull?: boolean | undefined
}

export interface EncodedPublic {
  readonly encoded: EncodedPicture
  /** Null where the largest public file is as large as what came, or where nobody will want it. */
  readonly full: FullPicture | null
  /** Null for what is no panorama, and where its largest file shows all of it. */
  readonly tiles: EncodedTiles | null
}

/** Runs in a process of its own: `encode-in-process.ts`. */
export default async function encode(task: EncodeTask): Promise<EncodedPublic | FullPicture> {
  const { kind, source, cut, keepsFull = false } = task
  if (kind === "private") return encodePrivatePicture(source)
  const { tiles, ...encoded } =
    kind === "panorama"
      ? await encodePanorama(source)
      : { ...(await encodePicture(source, cut)), tiles: null }
  const full = keepsFull ? await encodeFullPicture(source, encoded.width, cut) : null
  return { encoded, full, tiles }
}
