import { sql } from "kysely"
import type { Services } from "../../platform/services.ts"
import { readModelFile } from "../media/media.public.ts"
import { pieceModel } from "./pieces/piece-files.ts"

const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"
const reference = new RegExp(`"(product|piece):(${uuid})"`, "g")

interface Home {
  /** As it is stored. */
  readonly document: string
  /** Whose it is: pieces of their own are read, those of others are not. */
  readonly accountId: string
}

/** The GLBs of the products and pieces that stand in a home, by `Item.model`. What is gone or still being made is left out. */
export async function readHomeFiles(
  services: Pick<Services, "database" | "files">,
  { document, accountId }: Home,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const named = new Map([...document.matchAll(reference)].map(([, kind = "", id = ""]) => [id, kind]))
  const idsOf = (kind: string): string[] => [...named].flatMap(([id, one]) => (one === kind ? [id] : []))
  const files = new Map<string, Uint8Array>()
  const { rows: products } = await sql<{ id: string; model: string }>`
    select product_id as id, model_file_id as model from product_model
    where product_id = any(${idsOf("product")}::uuid[])`.execute(services.database.db)
  const { rows: pieces } = await sql<{ id: string; model: string | null }>`
    select id, model_file_id as model from library_piece
    where id = any(${idsOf("piece")}::uuid[]) and (owner_id is null or owner_id = ${accountId})`.execute(
    services.database.db,
  )
  for (const [kind, found] of [
    ["product", products],
    ["piece", pieces],
  ] as const)
    for (const { id, model } of found) {
      const content =
        model === null ? await services.files.read(pieceModel(id)) : await readModelFile(services, model)
      if (content) files.set(`${kind}:${id}`, content)
    }
  return files
}
