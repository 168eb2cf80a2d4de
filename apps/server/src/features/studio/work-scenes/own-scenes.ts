import type { PageOf } from "@roomwright/contract/envelope"
import type { Language } from "@roomwright/contract/language"
import { ProjectSketch } from "@roomwright/contract/studio/projects"
import type { OwnWorkScene, SceneableWork } from "@roomwright/contract/studio/work-scenes"
import type { Kysely } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../../platform/app-error.ts"
import type { DB } from "../../../platform/database/row-types.ts"
import type { Services } from "../../../platform/services.ts"
import { isNamed, selectMyWorks, toSummary } from "../../works/works.public.ts"

/** The scenes of works of this designer, by work. */
async function findOwnScenes(
  db: Kysely<DB>,
  designerId: string,
  workIds: readonly string[],
): Promise<ReadonlyMap<string, OwnWorkScene>> {
  if (workIds.length === 0) return new Map()
  const rows = await db
    .selectFrom("studio_work_scene as s")
    .innerJoin("work as w", "w.id", "s.work_id")
    .leftJoin("studio_project as p", "p.id", "s.project_id")
    .select(["s.work_id", "s.published_at", "s.project_hash", "s.sketch", "w.edition"])
    .select(["p.id as project_id", "p.name as project_name", "p.document_hash", "p.template_id"])
    .where("s.work_id", "in", workIds)
    .where("w.designer_id", "=", designerId)
    .where("s.detached_at", "is", null)
    .execute()
  return new Map(
    rows.map((row) => [
      row.work_id,
      {
        workId: row.work_id,
        publishedAt: row.published_at.toISOString(),
        project: row.project_id === null ? null : { id: row.project_id, name: row.project_name ?? "" },
        isBehind: row.document_hash !== null && row.document_hash !== row.project_hash,
        sketch: z.parse(z.nullable(ProjectSketch), row.sketch),
        templateId: row.template_id,
        edition: row.edition,
      },
    ]),
  )
}

/** The scene of a designer's work; null while it has none. Throws `notFound` for another's work. */
export async function readOwnScene(
  db: Kysely<DB>,
  { workId, designerId }: { readonly workId: string; readonly designerId: string },
): Promise<OwnWorkScene | null> {
  await readEdition(db, { workId, designerId })
  return (await findOwnScenes(db, designerId, [workId])).get(workId) ?? null
}

/** The edition of a designer's work. Throws `notFound` for another's. */
export async function readEdition(
  db: Kysely<DB>,
  { workId, designerId }: { readonly workId: string; readonly designerId: string },
): Promise<number> {
  const work = await db
    .selectFrom("work")
    .select("edition")
    .where("id", "=", workId)
    .where("designer_id", "=", designerId)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  if (!work) throw new AppError("notFound")
  return work.edition
}

interface Asked {
  readonly w?: string | undefined
  readonly page: number
  readonly size: number
}

/** One page of a designer's works with their scenes, the last changed first. */
export async function listSceneableWorks(
  services: Pick<Services, "database" | "config" | "clock">,
  designerId: string,
  { w, page, size }: Asked,
  language: Language,
): Promise<PageOf<SceneableWork> & { content: SceneableWork[] }> {
  const { db } = services.database
  const found = selectMyWorks(db)
    .where("work.designer_id", "=", designerId)
    .$if(Boolean(w), (query) => query.where((eb) => isNamed(eb, w ?? "")))
  const [rows, { total }] = await Promise.all([
    found
      .orderBy("work.changed_at", "desc")
      .orderBy("work.id", "desc")
      .limit(size)
      .offset(page * size)
      .execute(),
    found
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
  ])
  const scenes = await findOwnScenes(
    db,
    designerId,
    rows.map(({ id }) => id),
  )
  const content = rows.map((row) => {
    const { id, name, picture, state } = toSummary(services, row, noCounts, language)
    return { id, name, picture, state, scene: scenes.get(id) ?? null }
  })
  return { content, page, size, totalElements: total }
}

const noCounts = { saleCount: 0, favouriteCount: 0 } as const
