import {
  ProjectFacts,
  ProjectSketch,
  projectLimits,
  type Project,
  type ProjectLink,
  type ProjectPage,
  type ProjectSort,
  type ProjectState,
  type ProjectSummary,
} from "@roomwright/contract/studio/projects"
import { sql, type Kysely } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import { containing } from "../../platform/database/containing.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { countDocumentBytes } from "./document-quota.ts"
import type { Own } from "./own-project.ts"
import { openLinkToken } from "./link-token.ts"

const dayMs = 86_400_000

interface SummaryRow {
  readonly id: string
  readonly name: string
  readonly version: number
  readonly facts: unknown
  readonly sketch: unknown
  readonly created_at: Date
  readonly changed_at: Date
  readonly trashed_at: Date | null
  readonly made_at: Date | null
}

/** Projects with when their links were made. */
const selectSummaries = (db: Kysely<DB>) =>
  db
    .selectFrom("studio_project as p")
    .leftJoin("studio_link as l", "l.project_id", "p.id")
    .select(["p.id", "p.name", "p.version", "p.facts", "p.sketch"])
    .select(["p.created_at", "p.changed_at", "p.trashed_at", "l.made_at"])

const toSummary = (row: SummaryRow): ProjectSummary => ({
  id: row.id,
  name: row.name,
  version: row.version,
  facts: z.parse(ProjectFacts, row.facts),
  sketch: z.parse(z.nullable(ProjectSketch), row.sketch),
  isShared: row.made_at !== null,
  createdAt: row.created_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
  trashedAt: row.trashed_at?.toISOString() ?? null,
  deletedAfter: row.trashed_at
    ? new Date(row.trashed_at.getTime() + projectLimits.trashDays * dayMs).toISOString()
    : null,
})

/** One project as lists show it. Throws `notFound` for one that is another's. */
export async function readSummary(db: Kysely<DB>, { id, accountId }: Own): Promise<ProjectSummary> {
  const row = await selectSummaries(db)
    .where("p.id", "=", id)
    .where("p.account_id", "=", accountId)
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  return toSummary(row)
}

/** One project with its document. Throws `notFound` for one that is another's. */
export async function readProject(
  { database, config }: Pick<Services, "config"> & { readonly database: Pick<Services["database"], "db"> },
  { id, accountId }: Own,
): Promise<Project> {
  const row = await selectSummaries(database.db)
    .select(["p.document", "l.sealed_token"])
    .where("p.id", "=", id)
    .where("p.account_id", "=", accountId)
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  const token = row.sealed_token && openLinkToken(config, id, row.sealed_token)
  const link: ProjectLink | null = token && row.made_at ? { token, madeAt: row.made_at.toISOString() } : null
  return { ...toSummary(row), document: row.document, link }
}

interface Asked {
  readonly state: ProjectState
  readonly sort: ProjectSort
  readonly w?: string | undefined
  readonly page: number
  readonly size: number
}

/** The projects of an account: those it works on or those in the trash, the last changed or trashed first, or by name. */
export async function listProjects(
  { db }: Services["database"],
  accountId: string,
  { state, sort, w, page, size }: Asked,
): Promise<ProjectPage> {
  const inTrash = state === "trash"
  const found = selectSummaries(db)
    .where("p.account_id", "=", accountId)
    .where("p.trashed_at", inTrash ? "is not" : "is", null)
    .$if(Boolean(w), (query) => query.where("p.name", "ilike", containing(w ?? "")))
  const [rows, { total }, totals, bytes] = await Promise.all([
    found
      .orderBy(sort === "name" ? sql`lower(p.name)` : sql`coalesce(p.trashed_at, p.changed_at) desc`)
      .orderBy("p.id", "desc")
      .limit(size)
      .offset(page * size)
      .execute(),
    found
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
    countProjects(db, accountId),
    countDocumentBytes(db, accountId),
  ])
  const storage = { ...bytes, most: projectLimits.documentBytes }
  return { content: rows.map(toSummary), page, size, totalElements: total, totals, storage }
}

/** How many projects an account works on, and how many lie in its trash. */
export const countProjects = (
  db: Kysely<DB>,
  accountId: string,
): Promise<{ readonly active: number; readonly trash: number }> =>
  db
    .selectFrom("studio_project")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("trashed_at", "is", null).as("active"),
      fn.countAll<number>().filterWhere("trashed_at", "is not", null).as("trash"),
    ])
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow()
