import { encodePanorama } from "./encode-panorama.ts"
import {
  encodeFullPicture,
  encodePicture,
  encodePrivatePicture,
  keepOriginal,
  type EncodedPicture,
  type FullPicture,
  type KeptOriginal,
  type PictureCut,
} from "./encode-picture.ts"
import { encodeTile, encodeTiled, shrinkTile, type TiledPicture } from "./encode-tiled.ts"
import type { EncodedTiles } from "./encode-panorama.ts"

export interface EncodeTask {
  readonly kind: "public" | "panorama" | "private"
  readonly source: Uint8Array
  readonly cut?: PictureCut | undefined
  /** Also as it was sent, or in its original size where it is cut: for pictures of works, which buyers get. */
  readonly keepsFull?: boolean | undefined
  /** It comes with the program: what is a WebP of the largest width already stays that file, and the others are made quickly. */
  readonly isOurs?: boolean | undefined
}

/** Work on the picture of a render. */
export type RenderTask =
  | { readonly kind: "tile"; readonly source: Uint8Array; readonly width: number; readonly height: number }
  | { readonly kind: "shrink"; readonly source: Uint8Array; readonly times: number }
  | { readonly kind: "tiled"; readonly picture: TiledPicture }

export interface EncodedPublic {
  readonly encoded: EncodedPicture
  /** Null if the largest public file has the original size, if the original is kept, or if nobody needs it. */
  readonly full: FullPicture | null
  /** As it was sent; null if nobody needs it. */
  readonly original: KeptOriginal | null
  /** Null if it is no panorama, and if its largest file has full resolution. */
  readonly tiles: EncodedTiles | null
}

/** Runs in a work process, called by `encode-in-process.ts`. */
export default async function encode(
  task: EncodeTask | RenderTask,
): Promise<EncodedPublic | FullPicture | Uint8Array> {
  if (task.kind === "tile") return encodeTile(task.source, task)
  if (task.kind === "shrink") return shrinkTile(task.source, task.times)
  if (task.kind === "tiled") return encodeTiled(task.picture)
  const { kind, source, cut, keepsFull = false, isOurs = false } = task
  if (kind === "private") return encodePrivatePicture(source)
  const { tiles, ...encoded } =
    kind === "panorama"
      ? await encodePanorama(source, { isOurs })
      : { ...(await encodePicture(source, cut, { isOurs })), tiles: null }
  const original = keepsFull && !cut ? await keepOriginal(source) : null
  const full = keepsFull && cut ? await encodeFullPicture(source, encoded.width, cut) : null
  return { encoded, full, original, tiles }
}
