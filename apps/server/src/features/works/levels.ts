import { levelOf, type LevelStats } from "@roomwright/contract/works/designer-level"
import type { OwnLevel } from "@roomwright/contract/works/my-works"
import type { Kysely } from "kysely"
import { isUnavailable } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import type { Sweep } from "../../platform/sweep.ts"
import { saveDesignerLevels } from "../accounts/accounts.public.ts"
import type { WorkSales } from "./my-work-row.ts"

/** Designers per transaction. */
const batchSize = 200
const beforeAll = "00000000-0000-0000-0000-000000000000"

type Sales = Pick<WorkSales, "countSales">
type Writing = Pick<Services, "database" | "events">

/** The numbers behind these designers' levels. */
async function readStats(
  db: Kysely<DB>,
  sales: Sales,
  designerIds: readonly string[],
): Promise<ReadonlyMap<string, LevelStats>> {
  const works = await db
    .selectFrom("work")
    .select(["id", "designer_id", "shelved", "view_count"])
    .where("designer_id", "in", designerIds)
    .execute()
  const sold = await sales.countSales(
    db,
    works.map(({ id }) => id),
  )
  const ofEach = Map.groupBy(works, ({ designer_id }) => designer_id)
  return new Map(
    designerIds.map((id) => {
      const own = ofEach.get(id) ?? []
      const shelved = own.filter((work) => work.shelved)
      return [
        id,
        {
          works: shelved.length,
          views: shelved.reduce((sum, { view_count }) => sum + view_count, 0),
          sales: own.reduce((sum, work) => sum + (sold.get(work.id) ?? 0), 0),
        },
      ]
    }),
  )
}

/** Computes the levels of these designers, and purges pages that show a changed one. */
export async function countLevels(
  services: Writing,
  sales: Sales,
  designerIds: readonly string[],
): Promise<void> {
  if (designerIds.length === 0) return
  const stats = await readStats(services.database.db, sales, designerIds)
  const levels = new Map([...stats].map(([id, each]) => [id, levelOf(each)]))
  await inTransaction(services, (tx) => saveDesignerLevels(tx, levels))
}

/** The same, designer by designer if it fails for the group: one failure does not affect the others. */
export async function countLevelsApart(
  services: Writing & Pick<Services, "clock" | "log">,
  sales: Sales,
  designerIds: readonly string[],
  sweep: Sweep,
): Promise<void> {
  try {
    await countLevels(services, sales, designerIds)
  } catch (error) {
    if (isUnavailable(error)) throw error
    let left = designerIds
    await sweep.all(
      async (without) => {
        const [now, aside] = [left, new Set(without)]
        left = []
        return now.filter((id) => !aside.has(id))
      },
      async (id) => {
        await countLevels(services, sales, [id])
        return true
      },
    )
  }
}

/** The same for all designers, in the order of their ids. */
export async function countAllLevels(
  services: Writing & Pick<Services, "clock" | "log">,
  sales: Sales,
  sweep: Sweep,
): Promise<void> {
  let after = beforeAll
  for (;;) {
    const rows = await services.database.db
      .selectFrom("designer_profile")
      .select("account_id")
      .where("account_id", ">", after)
      .orderBy("account_id")
      .limit(batchSize)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    const ids = rows.map(({ account_id }) => account_id)
    await countLevelsApart(services, sales, ids, sweep)
    after = last.account_id
  }
}

/** A designer's stored level, and the current numbers behind it. */
export async function readOwnLevel(db: Kysely<DB>, sales: Sales, designerId: string): Promise<OwnLevel> {
  const [{ level }, stats] = await Promise.all([
    db
      .selectFrom("account")
      .select("designer_level as level")
      .where("id", "=", designerId)
      .executeTakeFirstOrThrow(),
    readStats(db, sales, [designerId]),
  ])
  return { level, ...(stats.get(designerId) ?? { works: 0, views: 0, sales: 0 }) }
}
