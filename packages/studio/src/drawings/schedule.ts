import type { ScheduleRow } from "@roomwright/scene/drawing/schedule-sheets"
import type { Scene } from "@roomwright/scene/document/scene"
import { billPieces } from "../panels/bill/bill-pieces.ts"
import { formatPrice } from "../library/format-piece.ts"
import type { LibraryHost, LibraryHit } from "../library/library-host.ts"
import type { StudioText } from "../use-studio-text.ts"
import type { DrawingsHost } from "./drawings-host.ts"

/** So many are asked for at once. */
const atOnce = 24

export interface Schedule {
  readonly rows: readonly ScheduleRow[]
  /** The number of an item, by its id. */
  readonly numbers: ReadonlyMap<string, string>
}

/** The furniture of a home by its numbers: those of a level follow each other, pieces that are the same share one. */
export async function writeSchedule(
  scene: Scene,
  t: StudioText,
  host: { readonly library: LibraryHost; readonly drawings: DrawingsHost },
  size: (mm: number) => string,
): Promise<Schedule> {
  const pieces = billPieces(scene, t)
  const products = await readProducts(
    host.library,
    pieces.flatMap(({ product }) => product ?? []),
  )
  const rows = await Promise.all(
    pieces.map(async ({ level, name, finishes, size: own, product, ids }, at): Promise<ScheduleRow> => {
      const sold = product === null ? undefined : products.get(product)
      return {
        number: String(at + 1),
        level,
        name,
        size: [own.width, own.depth, own.height].map(size).join(" × "),
        finishes,
        count: String(ids.length),
        merchant: sold?.merchant ?? "",
        price: sold ? formatPrice(sold.price) : product === null ? "" : t("bill.priceGone"),
        code: product !== null && sold ? await host.drawings.codeOf(product) : null,
      }
    }),
  )
  const numbers = new Map(pieces.flatMap(({ ids }, at) => ids.map((id) => [id, String(at + 1)] as const)))
  return { rows, numbers }
}

type Sold = NonNullable<LibraryHit["product"]>

/** What products are sold for now; without an answer none is known. */
async function readProducts(
  library: LibraryHost,
  references: readonly string[],
): Promise<ReadonlyMap<string, Sold>> {
  const keys = [...new Set(references)]
  const parts = Array.from({ length: Math.ceil(keys.length / atOnce) }, (_, at) =>
    keys.slice(at * atOnce, (at + 1) * atOnce),
  )
  const pages = await Promise.all(
    parts.map((part) => library.search({ keys: part, offset: 0, limit: atOnce }).catch(() => null)),
  )
  return new Map(
    pages.flatMap((page) =>
      (page?.hits ?? []).flatMap(({ key, product }) => (product ? [[key, product] as const] : [])),
    ),
  )
}
