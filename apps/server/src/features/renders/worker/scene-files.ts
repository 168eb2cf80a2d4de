import type { Services } from "../../../platform/services.ts"
import { pieceModel } from "../../library/library.public.ts"
import { modelFile } from "../../media/media.public.ts"

type Reading = Pick<Services, "database" | "files">

const reference = /^(product|piece):([0-9a-f-]{36})$/

/** Reads the GLB of a product or piece that stands in somebody's scene; null where there is none, or it is another's own. */
export const readSceneFile =
  (services: Reading, accountId: string) =>
  async (model: string): Promise<Uint8Array | null> => {
    const [, kind, id] = reference.exec(model) ?? []
    if (id === undefined) return null
    return kind === "product" ? readProductFile(services, id) : readPieceFile(services, id, accountId)
  }

/** The GLBs of products and pieces that stand in a document of somebody's, by `Item.model`. */
export async function readSceneFiles(
  services: Reading,
  accountId: string,
  document: string,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const read = readSceneFile(services, accountId)
  const files = new Map<string, Uint8Array>()
  for (const [, model = ""] of document.matchAll(/"model":"((?:product|piece):[0-9a-f-]{36})"/g)) {
    const file = files.has(model) ? null : await read(model)
    if (file) files.set(model, file)
  }
  return files
}

async function readProductFile({ database: { db }, files }: Reading, id: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom("product_model as held")
    .innerJoin("model_file as m", "m.id", "held.model_file_id")
    .select(["m.id", "m.hash"])
    .where("held.product_id", "=", id)
    .where("m.hash", "is not", null)
    .executeTakeFirst()
  return row?.hash ? files.read(modelFile(row.id, row.hash)) : null
}

async function readPieceFile(
  { database: { db }, files }: Reading,
  id: string,
  accountId: string,
): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom("library_piece as p")
    .leftJoin("model_file as m", "m.id", "p.model_file_id")
    .select(["p.glb_hash", "p.owner_id", "m.id as model_id", "m.hash"])
    .where("p.id", "=", id)
    .where((eb) => eb.or([eb("p.owner_id", "is", null), eb("p.owner_id", "=", accountId)]))
    .executeTakeFirst()
  if (!row) return null
  if (row.model_id !== null) return row.hash ? files.read(modelFile(row.model_id, row.hash)) : null
  return row.glb_hash === null ? null : files.read(pieceModel(id))
}
