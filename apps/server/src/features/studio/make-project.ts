import { createHash } from "node:crypto"
import { staffRoles, type Role } from "@roomwright/contract/endpoint"
import { projectLimits } from "@roomwright/contract/studio/projects"
import { sql, type Kysely, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Session } from "../../platform/http/dispatch.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { checkDocument } from "./check-document.ts"
import { withinQuota } from "./document-quota.ts"
import { copyPictures } from "./plan-pictures.ts"
import { lockOwner, type Own } from "./own-project.ts"
import type { StoredScene } from "./read-scene.ts"
import { countProjects } from "./show-projects.ts"

/** For whom the studio is. Others work on what they have: a home that came with a purchase, say. */
const designing = new Set<Role>(["ROLE_DESIGNER", "ROLE_MERCHANT", ...staffRoles])
export const mayDesign = ({ roles }: Pick<Session, "roles">): boolean =>
  roles.some((role) => designing.has(role))

/** Of the first version: it is raised like any other. */
const emptyDocument = '{"schema":1,"elements":{}}'

interface NewProject {
  readonly name: string
  readonly key: string
  readonly document?: string | undefined
  readonly from?: string | undefined
}

/**
 * Makes a project and gives its id; the same key gives the one that is there. Throws `studioForDesigners`,
 * `documentRefused`, `tooManyProjects`, `studioFull`, `projectKeyReused`, and `notFound` for a project to copy that is not there.
 */
export async function makeProject(
  services: Pick<Services, "database" | "clock">,
  session: Session,
  given: NewProject,
): Promise<string> {
  const { accountId } = session
  const { db } = services.database
  const { name, key, document, from } = given
  const bodyHash = createHash("sha256")
    .update(JSON.stringify([name, from ?? null]))
    .update(document ?? "")
    .digest("hex")
  const asked = { accountId, key, bodyHash }
  const made = await findMade(db, asked)
  if (made) return made
  if (from === undefined && !mayDesign(session)) throw new AppError("studioForDesigners")
  const source = from === undefined ? await checkDocument(document ?? emptyDocument) : { from }
  return db.transaction().execute(async (tx) => {
    await lockOwner(tx, accountId)
    const meanwhile = await findMade(tx, asked)
    if (meanwhile) return meanwhile
    await refuseTooMany(tx, accountId)
    const project = { ...asked, name, at: services.clock.now() }
    return withinQuota(tx, accountId, () =>
      "from" in source
        ? copyProject(tx, { id: source.from, accountId }, project)
        : insertProject(tx, project, source),
    )
  })
}

interface Asked {
  readonly accountId: string
  readonly key: string
  readonly bodyHash: string
}

/** The project of this key. Throws `projectKeyReused` where it was made of something else. */
export async function findMade(
  db: Kysely<DB> | Transaction<DB>,
  { accountId, key, bodyHash }: Asked,
): Promise<string | null> {
  const row = await db
    .selectFrom("studio_project")
    .select(["id", "body_hash"])
    .where("account_id", "=", accountId)
    .where("key", "=", key)
    .executeTakeFirst()
  if (row && row.body_hash !== bodyHash) throw new AppError("projectKeyReused")
  return row?.id ?? null
}

/** Throws `tooManyProjects` when one more cannot be made, or taken out of the trash. The owner is locked. */
export async function refuseTooMany(
  tx: Transaction<DB>,
  accountId: string,
  comes: "new" | "from trash" = "new",
): Promise<void> {
  const { active, trash } = await countProjects(tx, accountId)
  const { each, inAll } = projectLimits
  if (active >= each || (comes === "new" && active + trash >= inAll))
    throw new AppError("tooManyProjects", { values: { most: each, inAll } })
}

interface ProjectRow extends Asked {
  readonly name: string
  readonly at: Date
}

/** Writes a new project with this scene. Gives its id. */
export async function insertProject(
  tx: Transaction<DB>,
  { accountId, key, bodyHash, name, at }: ProjectRow,
  scene: StoredScene,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto("studio_project")
    .values({
      id,
      account_id: accountId,
      key,
      body_hash: bodyHash,
      name,
      ...columnsOf(scene),
      created_at: at,
      changed_at: at,
      saved_at: at,
      kept_at: at,
    })
    .execute()
  return id
}

/** A scene as it stands in a row. */
export const columnsOf = ({ text, hash, schemaVersion, facts, sketch }: StoredScene) => ({
  document: text,
  document_hash: hash,
  schema_version: schemaVersion,
  facts: JSON.stringify(facts),
  sketch: sketch && JSON.stringify(sketch),
})

async function copyProject(
  tx: Transaction<DB>,
  from: Own,
  { key, bodyHash, name, at }: ProjectRow,
): Promise<string> {
  const id = newId()
  const { numAffectedRows = 0n } = await sql`
    insert into studio_project (id, account_id, key, body_hash, name, created_at, changed_at, saved_at, kept_at,
      document, document_hash, schema_version, facts, sketch, template_id)
    select ${id}, account_id, ${key}, ${bodyHash}, ${name}, ${at}, ${at}, ${at}, ${at},
      document, document_hash, schema_version, facts, sketch, template_id
    from studio_project where id = ${from.id} and account_id = ${from.accountId}`.execute(tx)
  if (numAffectedRows === 0n) throw new AppError("notFound")
  await copyPictures(tx, { from: from.id, to: id })
  return id
}
