import { countLibrary } from "@roomwright/models/search/search-library"
import type { Services } from "../../platform/services.ts"

/** All there is to furnish with: models in every size and finish, products that have a model, and imported pieces. */
export async function countAllPieces({ database: { db } }: Pick<Services, "database">): Promise<number> {
  const { products } = await db
    .selectFrom("product_model")
    .innerJoin("product", "product.id", "product_model.product_id")
    .select(({ fn }) => fn.countAll<number>().as("products"))
    .where("product.on_sale", "=", true)
    .executeTakeFirstOrThrow()
  const { imported } = await db
    .selectFrom("library_piece")
    .select(({ fn }) => fn.countAll<number>().as("imported"))
    .where("state", "=", "ready")
    .where("offered", "=", true)
    .where("owner_id", "is", null)
    .executeTakeFirstOrThrow()
  return countLibrary() + products + imported
}
