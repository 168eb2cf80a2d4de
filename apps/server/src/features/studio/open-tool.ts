import type { ToolToken } from "@roomwright/contract/studio/sessions"
import type { Kysely } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Session } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { readDesignTool } from "../settings/settings.public.ts"
import { signInAtCoohom } from "./coohom.ts"
import { makeHandOff } from "./hand-off.ts"
import { mayDesign } from "./make-project.ts"

/** Of our own studio, below the site's address. */
const studioPath = "/studio"

/**
 * A token for the design tool that staff chose, or for our own where it is asked for. Who is no designer gets into our
 * own with a project to work on. Throws `studioForDesigners`, `designToolFails`.
 */
export async function openTool(
  services: Services,
  session: Session,
  wanted: "roomwright" | null,
): Promise<ToolToken> {
  const { db } = services.database
  const isDesigning = mayDesign(session)
  if (!isDesigning && !(await hasProject(db, session.accountId))) throw new AppError("studioForDesigners")
  const coohom = wanted === null && isDesigning ? await readDesignTool(db, services.config) : null
  if (coohom) {
    const person = await readPerson(services, session.accountId)
    return { tool: "coohom", ...(await signInAtCoohom(coohom, person, services.clock.now())) }
  }
  return { tool: "roomwright", token: await makeHandOff(services, session), address: studioPath }
}

async function hasProject(db: Kysely<DB>, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom("studio_project")
    .select("id")
    .where("account_id", "=", accountId)
    .where("trashed_at", "is", null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What the other tool has to know of somebody. Who has no email address gets one there that leads nowhere. */
async function readPerson(
  { database: { db }, config }: Pick<Services, "database" | "config">,
  accountId: string,
): Promise<{ id: string; name: string; email: string }> {
  const { nickname, email } = await db
    .selectFrom("account")
    .select(["nickname", "email"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow()
  const nowhere = `${accountId}@users.${new URL(config.publicUrl).hostname}`
  return { id: accountId, name: nickname, email: email ?? nowhere }
}
