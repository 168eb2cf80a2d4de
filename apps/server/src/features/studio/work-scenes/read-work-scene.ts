import { showText, type Language } from "@roomwright/contract/language"
import type {
  SceneDocument,
  SceneFile,
  SceneProduct,
  WorkScene,
} from "@roomwright/contract/studio/work-scenes"
import type { Kysely } from "kysely"
import { AppError } from "../../../platform/app-error.ts"
import type { DB } from "../../../platform/database/row-types.ts"
import type { Services } from "../../../platform/services.ts"
import { readModelPaths, readProductCards, readProductNames } from "../../catalogue/catalogue.public.ts"
import { readPricesThen, readWorkCards } from "../../works/works.public.ts"
import { creditPieces } from "./credit-pieces.ts"
import type { ScenePieces } from "./scene-pieces.ts"
import { findReferences } from "./scene-references.ts"

type Reading = Pick<Services, "database" | "config" | "clock">

/** The scene of a published work. Throws `notFound` for one that is hidden, and where there is no scene. */
export async function readWorkScene(
  services: Reading,
  pieces: ScenePieces,
  workId: string,
  language: Language,
): Promise<WorkScene> {
  const { db } = services.database
  const [cards, scene] = await Promise.all([
    readWorkCards(db, [workId], language),
    readPublishedScene(db, workId),
  ])
  const [card] = cards
  if (!card || !scene) throw new AppError("notFound")
  const { productIds, pieceIds } = findReferences(scene.document)
  const [products, then, found] = await Promise.all([
    readSceneProducts(db, productIds, language),
    readPricesThen(db, workId),
    pieces.findPieces(services, { ids: pieceIds, designerId: card.designer.id }),
  ])
  return {
    workId,
    name: card.name,
    designer: { id: card.designer.id, name: card.designer.nickname },
    publishedAt: scene.publishedAt.toISOString(),
    document: scene.document,
    products: products.map((product) => ({ ...product, atPublishing: then.get(product.productId) ?? null })),
    libraries: creditPieces(
      found.filter(({ isOwn }) => !isOwn),
      language,
    ),
    offersTemplate: card.template,
    poster: card.picture,
  }
}

/**
 * Where the models are that the scene of a published work is shown with, and how plans draw them, for everybody: of imported pieces, the designer's own
 * and products on sale. Models built from numbers are no files. Throws `notFound` as `readWorkScene`.
 */
export async function listWorkSceneFiles(
  services: Reading,
  pieces: ScenePieces,
  workId: string,
): Promise<SceneFile[]> {
  const { db } = services.database
  const work = await db
    .selectFrom("work")
    .select("designer_id")
    .where("id", "=", workId)
    .where("shelved", "=", true)
    .executeTakeFirst()
  const scene = work && (await readPublishedScene(db, workId))
  if (!scene) throw new AppError("notFound")
  const { modelProductIds, pieceIds } = findReferences(scene.document)
  const [ofPieces, ofProducts] = await Promise.all([
    pieces.findPieces(services, { ids: pieceIds, designerId: work.designer_id }),
    readModelPaths(db, modelProductIds),
  ])
  const files = [
    ...ofPieces.map(({ id, address }) => ({ reference: `piece:${id}` as const, address })),
    ...[...ofProducts].map(([id, address]) => ({ reference: `product:${id}` as const, address })),
  ]
  const found = await pieces.listOutlines(
    db,
    work.designer_id,
    files.map(({ reference }) => reference),
  )
  const outlines = new Map(found.map(({ key, outline, edges }) => [key, { outline, edges }]))
  return files.map((file) => ({ ...file, outline: outlines.get(file.reference) ?? null }))
}

async function readPublishedScene(
  db: Kysely<DB>,
  workId: string,
): Promise<{ readonly document: SceneDocument; readonly publishedAt: Date } | null> {
  const row = await db
    .selectFrom("studio_work_scene")
    .select(["document", "schema_version", "published_at"])
    .where("work_id", "=", workId)
    .where("detached_at", "is", null)
    .executeTakeFirst()
  if (!row) return null
  // Loaded with the first scene that somebody looks at.
  const { readStoredDocument } = await import("./raise-document.ts")
  return { document: readStoredDocument(row.document, row.schema_version), publishedAt: row.published_at }
}

/** Products that stand in scenes as they are now, in the order of the ids; deleted ones without a name. */
export async function readSceneProducts(
  db: Kysely<DB>,
  ids: readonly string[],
  language: Language,
): Promise<Omit<SceneProduct, "atPublishing">[]> {
  const cards = new Map((await readProductCards(db, ids, language)).map((card) => [card.id, card]))
  const names = await readProductNames(
    db,
    ids.filter((id) => !cards.has(id)),
  )
  return ids.map((productId) => {
    const [card, known] = [cards.get(productId), names.get(productId)]
    const merchant = card?.merchant ?? known?.merchant
    return {
      reference: `product:${productId}`,
      productId,
      name: card?.name ?? (known ? showText(known.name, language) : null),
      price: card?.price ?? null,
      picture: card?.picture ?? null,
      isAvailable: card !== undefined,
      inStock: card?.inStock ?? false,
      merchant: merchant ? { id: merchant.id, name: merchant.nickname } : null,
    }
  })
}
