import { sql } from "kysely"
import type { Services } from "../../platform/services.ts"
import { savePictures } from "../media/media.public.ts"

/** Keeps the pictures of goods ordered before orders did so themselves, as far as they still exist. */
export async function saveOrderedPictures({ database }: Pick<Services, "database">): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select distinct p.id from market_order o join picture p on p.id = (o.item ->> 'pictureId')::uuid
      where o.kind = 'product' and not p.kept`.execute(tx)
    await savePictures(
      tx,
      rows.map(({ id }) => id),
    )
  })
}
