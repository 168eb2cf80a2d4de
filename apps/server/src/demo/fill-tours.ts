import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Transaction } from "kysely"
import { storePanorama } from "../features/media/media.public.ts"
import { publishTour, type LaidTour } from "../features/tours/tours.public.ts"
import type { DB } from "../platform/database/row-types.ts"
import type { FileStore } from "../platform/files/file-store.ts"
import { demoTours } from "./content/tours.ts"
import { demoWorks } from "./content/works.ts"
import { languageOf } from "./fill-work-scenes.ts"

const folder = join(import.meta.dirname, "../../demo/tours")

interface Filling {
  readonly files: FileStore
  /** Ids by the keys of the content. */
  readonly designers: ReadonlyMap<string, string>
  readonly products: ReadonlyMap<string, string>
  readonly works: ReadonlyMap<string, string>
  readonly ago: (days: number) => Date
}

/** Gives works of the demo their tours. */
export async function fillTours(
  tx: Transaction<DB>,
  { files, designers, products, works, ago }: Filling,
): Promise<void> {
  for (const { home, work: key, name, eyes } of demoTours) {
    const work = demoWorks.find((one) => one.key === key)
    const [workId, designerId] = [works.get(key), designers.get(work?.designer ?? "")]
    if (!work || !workId || !designerId)
      throw new Error(`The demo content of the tour of ${key} is not whole.`)
    const laid = JSON.parse(await readFile(join(folder, `${home}.json`), "utf8")) as LaidTour
    const pictures: string[] = []
    for (const at of eyes.keys())
      pictures.push(
        await storePanorama({ db: tx, files }, await readFile(join(folder, `${home}-${at}.webp`))),
      )
    const stops = laid.stops.map((stop) => ({
      ...stop,
      spots: stop.spots.flatMap((spot) => {
        const product = products.get(spot.reference.replace("product:", ""))
        return product === undefined ? [] : [{ ...spot, reference: `product:${product}` }]
      }),
    }))
    const at = ago(work.daysOld)
    await publishTour(tx, {
      accountId: designerId,
      workId,
      name: name[languageOf[work.designer] ?? "vi"],
      at,
      laid: { ...laid, stops },
      pictures,
    })
  }
}
