import { AppError } from "../../platform/app-error.ts"
import { createFairQueue } from "../../platform/fair-queue.ts"
import { runPictureWork } from "../../platform/work-process/picture-processes.ts"
import { WorkStopped } from "../../platform/work-process/run-in-process.ts"
import type { FullPicture, PictureCut } from "./encode-picture.ts"
import type { EncodedTiled, TiledPicture } from "./encode-tiled.ts"
import type { EncodedPublic, EncodeTask, RenderTask } from "./encode-work.ts"

/** Pictures that pass the checks take a tenth of it on a slow machine. */
const longestMs = 30_000
/** 42 megapixels of our own tiles, on a slow machine. */
const longestTiledMs = 180_000
// As many as a small machine has processors: more would delay requests.
const inTurn = createFairQueue({ atOnce: 2, waiting: 32, eachWaiting: 4, retryAfterSeconds: 5 })

/** Whose turn it uses: an account's, or null for the program's own. */
export type PictureOwner = string | null

interface Encoding {
  readonly cut?: PictureCut | undefined
  readonly keepsFull?: boolean
  readonly isOurs?: boolean
}

/**
 * Encodes a picture for pages, in a process that is killed if it takes too long. Throws `pictureUnreadable`,
 * `pictureTooComplex`, and `unavailable` when too many wait.
 */
export const encodePublic = (
  owner: PictureOwner,
  source: Uint8Array,
  options: Encoding = {},
): Promise<EncodedPublic> => encode(owner, { kind: "public", source, ...options })

/** The same for a panorama; throws `panoramaShape`, too. */
export const encodePublicPanorama = (
  owner: PictureOwner,
  source: Uint8Array,
  options: Omit<Encoding, "cut"> = {},
): Promise<EncodedPublic> => encode(owner, { kind: "panorama", source, ...options })

/** The same as one file, for documents and receipts. */
export const encodePrivate = (owner: PictureOwner, source: Uint8Array): Promise<FullPicture> =>
  encode(owner, { kind: "private", source })

/** A tile of a render, checked and re-encoded. Throws `renderTileSize` and what `encodePublic` throws. */
export const encodeRenderTile = (
  owner: PictureOwner,
  source: Uint8Array,
  size: { readonly width: number; readonly height: number },
): Promise<Uint8Array> => encode(owner, { kind: "tile", source, width: size.width, height: size.height })

/** A stored tile, so many times smaller. */
export const shrinkRenderTile = (
  owner: PictureOwner,
  source: Uint8Array,
  times: number,
): Promise<Uint8Array> => encode(owner, { kind: "shrink", source, times })

/** The picture of a render from its stored tiles. */
export const encodeTiledPicture = (owner: PictureOwner, picture: TiledPicture): Promise<EncodedTiled> =>
  encode(owner, { kind: "tiled", picture }, longestTiledMs)

/** Encodes in a process that is killed after so long: then the picture is refused as too complex. */
export const encode = <Result>(
  owner: PictureOwner,
  task: EncodeTask | RenderTask,
  mostMs = longestMs,
): Promise<Result> =>
  inTurn(owner, async () => {
    try {
      const module = new URL("./encode-work.ts", import.meta.url)
      return await runPictureWork<Result>(module, task, { mostMs })
    } catch (error) {
      if (!(error instanceof WorkStopped)) throw error
      throw new AppError("pictureTooComplex", { cause: error })
    }
  })
