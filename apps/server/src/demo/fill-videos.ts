import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Transaction } from "kysely"
import { copyPicture } from "../features/media/media.public.ts"
import { publishVideo } from "../features/renders/renders.public.ts"
import type { DB } from "../platform/database/row-types.ts"
import type { FileStore } from "../platform/files/file-store.ts"
import { demoVideos } from "./content/videos.ts"
import { demoWorks } from "./content/works.ts"
import { languageOf } from "./fill-work-scenes.ts"
import { demoCameras } from "./render/demo-cameras.ts"

const folder = join(import.meta.dirname, "../../demo/videos")

interface Filling {
  readonly files: FileStore
  /** Ids by the keys of the content. */
  readonly designers: ReadonlyMap<string, string>
  readonly works: ReadonlyMap<string, string>
  /** A picture of a work, counted from the main one. */
  readonly pictureOf: (work: string, at: number) => string
  readonly ago: (days: number) => Date
}

/** Gives works of the demo their videos. */
export async function fillVideos(
  tx: Transaction<DB>,
  { files, designers, works, pictureOf, ago }: Filling,
): Promise<void> {
  for (const { file, seconds, work: key, poster, camera: begin, name } of demoVideos) {
    const work = demoWorks.find((one) => one.key === key)
    const view = demoCameras.find((one) => one.name === begin)
    const [workId, accountId] = [works.get(key), designers.get(work?.designer ?? "")]
    if (!work || !view || !workId || !accountId)
      throw new Error(`The demo content of the video of ${key} is not whole.`)
    const shown = pictureOf(key, poster)
    const { eye, turn, tilt, fieldOfView, lensShift, focus = null } = view.camera
    await publishVideo(
      { tx, files },
      {
        accountId,
        workId,
        name: name[languageOf[work.designer] ?? "vi"],
        content: await readFile(join(folder, file)),
        seconds,
        camera: { eye: [...eye], turn: (turn + 360) % 360, tilt, fieldOfView, lensShift, focus },
        moment: { ...view.moment, stops: 0, mood: null },
        shown,
        poster: await copyPicture({ database: { db: tx }, files }, shown),
        at: ago(work.daysOld),
      },
    )
  }
}
