import { runPictureWork } from "../../platform/work-process/picture-processes.ts"
import type { SharePicture } from "./share-work.ts"

/** Draws the preview picture of a page: its main picture with its name on it. JPEG. */
export const drawSharePicture = (share: SharePicture): Promise<Buffer> =>
  runPictureWork(new URL("./share-work.ts", import.meta.url), share, { mostMs: 30_000 })
