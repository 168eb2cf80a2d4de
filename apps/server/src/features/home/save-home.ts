import {
  homeLists,
  kindOfHomeList,
  type HomeChoice,
  type HomeThingKind,
} from "@roomwright/contract/home/admin"
import { defaultLanguage } from "@roomwright/contract/language"
import { sql, type Kysely, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import { refuseOwnCase } from "../../platform/own-case.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import { namedIn, readHomeChoice } from "./home-choice.ts"
import { showHomeThings } from "./show-home-things.ts"

interface Saving {
  readonly editorId: string
  readonly base: number
  readonly choice: HomeChoice
}

/**
 * Saves the choice for the home page. Throws `contentChanged` if somebody has saved since `base`, `ownCase`
 * for something new of one's own, and `homeThingHidden` for something new that is not public: earlier choices
 * may stay, and wait.
 */
export async function saveHome(
  services: Services,
  filterRegistry: FilterRegistry,
  { editorId, base, choice }: Saving,
): Promise<void> {
  const { revision, choice: before } = await readHomeChoice(services.database.db)
  if (revision !== base) throw new AppError("contentChanged")
  const things = newlyNamed(before, choice)
  refuseOwnCase(editorId, await ownersOf(services.database.db, things))
  await refuseHidden(services, filterRegistry, things)
  await inTransaction(services, async (tx) => {
    const at = services.clock.now()
    await store(tx, { editorId, base, choice, at })
    await recordAudit(tx, at, {
      actorId: editorId,
      action: "home.choose",
      subject: { kind: "page", id: "home" },
      details: { revision: base + 1, ...outline(choice) },
    })
    await recordEvent(tx, { type: "home-changed" })
  })
}

/** Of two who save at once, the second is refused. */
async function store(
  tx: Transaction<DB>,
  { editorId, base, choice, at }: Saving & { readonly at: Date },
): Promise<void> {
  const row = {
    revision: base + 1,
    choice: JSON.stringify(choice),
    saved_by: editorId,
    saved_at: at,
  }
  const { numInsertedOrUpdatedRows } =
    base === 0
      ? await tx
          .insertInto("home_choice")
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow()
      : await tx
          .updateTable("home_choice")
          .set(row)
          .where("revision", "=", base)
          .executeTakeFirstOrThrow()
          .then(({ numUpdatedRows }) => ({ numInsertedOrUpdatedRows: numUpdatedRows }))
  if (numInsertedOrUpdatedRows !== 1n) throw new AppError("contentChanged")
}

interface NamedThing {
  readonly kind: HomeThingKind
  readonly id: string
}

/** The ids that are new in a choice. */
function newlyNamed(before: HomeChoice, choice: HomeChoice): NamedThing[] {
  const named = (one: HomeChoice): NamedThing[] => {
    const { hero, ...lists } = namedIn(one)
    return [
      ...(hero ? [hero] : []),
      ...homeLists.flatMap((list) => lists[list].map((id) => ({ kind: kindOfHomeList[list], id }))),
    ]
  }
  const known = new Set(named(before).map(({ kind, id }) => `${kind} ${id}`))
  return named(choice).filter(({ kind, id }) => !known.has(`${kind} ${id}`))
}

/** The owners of these works, products and pages; articles are the platform's. */
async function ownersOf(db: Kysely<DB>, things: readonly NamedThing[]): Promise<readonly string[]> {
  const idsOf = (kind: HomeThingKind): string[] =>
    things.filter((thing) => thing.kind === kind).map(({ id }) => id)
  const { rows } = await sql<{ owner_id: string }>`
    select designer_id as owner_id from work where id = any(${idsOf("work")}::uuid[])
    union select merchant_id from product where id = any(${idsOf("product")}::uuid[])`.execute(db)
  return [...idsOf("designer"), ...rows.map(({ owner_id }) => owner_id)]
}

async function refuseHidden(
  services: Services,
  filterRegistry: FilterRegistry,
  things: readonly NamedThing[],
): Promise<void> {
  for (const [kind, named] of Map.groupBy(things, (thing) => thing.kind)) {
    const ids = named.map(({ id }) => id)
    const shown = await showHomeThings(services, filterRegistry, { kind, ids }, defaultLanguage)
    if (shown.some(({ state }) => state !== "SHOWN")) throw new AppError("homeThingHidden")
  }
}

/** How many are chosen in each section, for the audit log. */
const outline = ({ hero, ...lists }: HomeChoice): Record<string, string | number> => ({
  hero: hero.mode === "CHOSEN" && hero.chosen ? `${hero.chosen.kind} ${hero.chosen.id}` : "automatic",
  ...Object.fromEntries(
    homeLists.map((list) => [list, lists[list].mode === "CHOSEN" ? lists[list].chosen.length : "automatic"]),
  ),
})
