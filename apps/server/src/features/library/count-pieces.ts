import { runInThread } from "../../platform/run-in-thread.ts"
import type { Services } from "../../platform/services.ts"

/** The same for as long as a release runs. */
let models: Promise<number> | null = null

function countModels(): Promise<number> {
  models ??= runInThread<number>(new URL("./count-thread.ts", import.meta.url), null, {
    mostMs: 30_000,
    heapMb: 256,
  }).catch((error: unknown) => {
    // The next one tries again.
    models = null
    throw error
  })
  return models
}

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
  return (await countModels()) + products + imported
}
