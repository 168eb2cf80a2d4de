import type { LocalText } from "@roomwright/contract/language"
import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { modelPath } from "../media/media.public.ts"

/** Where the 3D models of these products are, by product: of those on sale that have one. */
export async function readModelPaths(
  db: Kysely<DB>,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom("product_model as held")
    .innerJoin("model_file as m", "m.id", "held.model_file_id")
    .innerJoin("product as p", "p.id", "held.product_id")
    .select(["p.id", "m.id as model_id", "m.hash"])
    .where("p.id", "in", productIds)
    .where("p.on_sale", "=", true)
    .where("m.hidden", "=", false)
    .where("m.hash", "is not", null)
    .execute()
  return new Map(rows.map(({ id, model_id, hash }) => [id, modelPath(model_id, hash ?? "")]))
}

interface NamedProduct {
  readonly name: LocalText
  readonly merchant: { readonly id: string; readonly nickname: string }
}

/** What these products are called and who sells them, on sale or not; those that are deleted are left out. */
export async function readProductNames(
  db: Kysely<DB>,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, NamedProduct>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom("product as p")
    .innerJoin("account as a", "a.id", "p.merchant_id")
    .select(["p.id", "p.name", "a.id as merchant_id", "a.nickname"])
    .where("p.id", "in", productIds)
    .execute()
  return new Map(
    rows.map(({ id, name, merchant_id, nickname }) => [
      id,
      { name, merchant: { id: merchant_id, nickname } },
    ]),
  )
}
