import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { countPlacement } from "../catalogue/catalogue.public.ts"
import { notePrices } from "./work-prices.ts"

interface SeenProducts {
  readonly workId: string
  /** Of its main picture, which alone shows tags. */
  readonly isMain: boolean
  /** Where they are seen: from the upper left of the picture, as fractions of its sides. */
  readonly products: readonly { readonly product: string; readonly x: number; readonly y: number }[]
}

/** Adds the products that are seen in one of a work's pictures. What is no product any more is left out. */
export async function tagWork(
  tx: Transaction<DB>,
  { workId, isMain, products }: SeenProducts,
): Promise<void> {
  const asked = products.map(({ product }) => product)
  if (asked.length === 0) return
  const known = await tx.selectFrom("product").select("id").where("id", "in", asked).execute()
  const before = await tx
    .selectFrom("work_product")
    .select(["product_id", "position"])
    .where("work_id", "=", workId)
    .execute()
  const isKnown = new Set(known.map(({ id }) => id))
  const isThere = new Set(before.map(({ product_id }) => product_id))
  const next = Math.max(-1, ...before.map(({ position }) => position)) + 1
  const rows = products.filter(({ product }) => isKnown.has(product))
  if (rows.length === 0) return
  await tx
    .insertInto("work_product")
    .values(
      rows.map(({ product, x, y }, at) => ({
        work_id: workId,
        product_id: product,
        position: next + at,
        tag_x: isMain ? x : null,
        tag_y: isMain ? y : null,
      })),
    )
    .onConflict((conflict) => {
      const same = conflict.columns(["work_id", "product_id"])
      return isMain
        ? same.doUpdateSet(({ ref }) => ({ tag_x: ref("excluded.tag_x"), tag_y: ref("excluded.tag_y") }))
        : same.doNothing()
    })
    .execute()
  const { space, shelved } = await tx
    .selectFrom("work")
    .select(["space", "shelved"])
    .where("id", "=", workId)
    .executeTakeFirstOrThrow()
  if (shelved) await notePrices(tx, { workId })
  await countPlacement(
    tx,
    rows.map(({ product }) => product).filter((product) => !isThere.has(product)),
    space,
  )
}
