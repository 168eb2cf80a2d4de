import { ModelOutline } from "@roomwright/contract/catalogue/product-models"
import type { PieceKey } from "@roomwright/contract/library/pieces"
import type { Kysely } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../../platform/database/row-types.ts"

type PieceOutline = ModelOutline & { readonly key: PieceKey }

/** How plans draw these pieces, as far as they are files that the account may see and were outlined. */
export async function listPieceOutlines(
  db: Kysely<DB>,
  accountId: string,
  keys: readonly PieceKey[],
): Promise<PieceOutline[]> {
  const idsOf = (kind: string): string[] =>
    keys.flatMap((key) =>
      key.startsWith(kind) && isId(key.slice(kind.length)) ? [key.slice(kind.length)] : [],
    )
  const [files, products] = [idsOf("piece:"), idsOf("product:")]
  const pieces =
    files.length === 0
      ? []
      : await db
          .selectFrom("library_piece as p")
          .leftJoin("model_file as m", "m.id", "p.model_file_id")
          .select(["p.id", (eb) => eb.fn.coalesce("m.outline", "p.outline").as("outline")])
          .where("p.id", "in", files)
          // Those of imported libraries have no owner, and are for all.
          .where((eb) => eb.or([eb("p.owner_id", "is", null), eb("p.owner_id", "=", accountId)]))
          .where((eb) => eb(eb.fn.coalesce("m.outline", "p.outline"), "is not", null))
          .execute()
  const sold =
    products.length === 0
      ? []
      : await db
          .selectFrom("product_model as p")
          .innerJoin("model_file as m", "m.id", "p.model_file_id")
          .select(["p.product_id as id", "m.outline"])
          .where("p.product_id", "in", products)
          .where("m.hidden", "=", false)
          .where("m.outline", "is not", null)
          .execute()
  return [
    ...pieces.map(({ id, outline }) => ({ key: `piece:${id}`, ...z.parse(ModelOutline, outline) })),
    ...sold.map(({ id, outline }) => ({ key: `product:${id}`, ...z.parse(ModelOutline, outline) })),
  ]
}

const isId = (text: string): boolean => z.safeParse(z.uuid(), text).success
