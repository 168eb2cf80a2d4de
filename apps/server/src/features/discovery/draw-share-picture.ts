import { createJobQueue } from "../../platform/job-queue.ts"
import { runPictureWork } from "../../platform/work-process/picture-processes.ts"
import type { SharePicture } from "./share-work.ts"

// Fonts are cut and a picture is encoded: some tenths of a second of a processor.
const inTurn = createJobQueue({ atOnce: 1, waiting: 32, retryAfterSeconds: 5 })

/** Draws the picture that is shown where a page is shared: its main picture with its name on it. JPEG. */
export const drawSharePicture = (share: SharePicture): Promise<Buffer> =>
  inTurn(() => runPictureWork(new URL("./share-work.ts", import.meta.url), share, { mostMs: 30_000 }))
