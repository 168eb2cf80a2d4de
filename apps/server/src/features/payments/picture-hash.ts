import { limitConcurrency } from "../../platform/limit-concurrency.ts"
import { runPictureWork } from "../../platform/work-process/picture-processes.ts"

/** Of how many of the 64 bits two pictures may differ and still be taken for like ones. */
export const likeBits = 8

const inTurn = limitConcurrency({ atOnce: 1, waiting: 32, retryAfterSeconds: 5 })

/** A perceptual hash of a picture, as 64 digits 0 and 1: like pictures differ in few of them (DCT of 32 x 32 greys). */
export const hashPicture = (picture: Uint8Array): Promise<string> =>
  inTurn(() => runPictureWork(new URL("./hash-work.ts", import.meta.url), picture, { mostMs: 30_000 }))
