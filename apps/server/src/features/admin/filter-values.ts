import type { FilterKind } from "@roomwright/contract/settings/filter-kinds"
import type { AdminFilterValue, FullName } from "@roomwright/contract/settings/filter-values"
import type { Kysely, Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import { doFirst } from "../../platform/do-first.ts"
import type { Services } from "../../platform/services.ts"
import { findValuesOfProfiles } from "../accounts/accounts.public.ts"
import { recordAudit } from "../audit/audit.public.ts"
import {
  requestProductReindexing,
  findValuesOfProducts,
  reindexProducts,
} from "../catalogue/catalogue.public.ts"
import {
  insertFilterValue,
  readFilterValues,
  removeFilterValue,
  reorderFilterValues,
  updateFilterValue,
} from "../settings/settings.public.ts"
import { requestWorkReindexing, findValuesOfWorks, reindexWorks } from "../works/works.public.ts"

/** All values of a kind, with the possible actions on each. */
export async function listFilterValues(db: Kysely<DB>, kind: FilterKind): Promise<AdminFilterValue[]> {
  const values = await readFilterValues(db, kind)
  const used = await findUsed(
    db,
    kind,
    values.map(({ id }) => id),
  )
  return values.map(({ id, name, hex, retired }) => ({
    id,
    name,
    hex,
    isHidden: retired,
    isUsed: used.has(id),
  }))
}

async function findUsed(
  db: Kysely<DB>,
  kind: FilterKind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = [
    await findValuesOfWorks(db, kind, ids),
    await findValuesOfProducts(db, kind, ids),
    await findValuesOfProfiles(db, kind, ids),
  ]
  return new Set(found.flat())
}

type Writing = Pick<Services, "database" | "events" | "clock" | "log">

/**
 * Changes values of a kind, writes the audit log, and purges the pages that show values. Returns all of them.
 */
async function change(
  services: Writing,
  { actorId, kind }: { readonly actorId: string; readonly kind: FilterKind },
  entry: { readonly verb: string; readonly id: string; readonly name?: FullName },
  work: (tx: Transaction<DB>) => Promise<void>,
): Promise<AdminFilterValue[]> {
  await inTransaction(services, async (tx) => {
    await work(tx)
    await recordAudit(tx, services.clock.now(), {
      actorId,
      action: `filter-value.${entry.verb}`,
      subject: { kind: "filter-value", id: `${kind}/${entry.id}` },
      details: { ...entry.name },
    })
    await recordEvent(tx, { type: "settings-changed" })
  })
  return listFilterValues(services.database.db, kind)
}

export interface FilterChange {
  readonly actorId: string
  readonly kind: FilterKind
}

interface GivenValue {
  readonly id: string
  readonly name: FullName
  readonly hex: string | undefined
}

/** A colour needs a swatch, other kinds have none. Throws `invalidInput`. */
function swatchOf(kind: FilterKind, hex: string | undefined): string | null {
  if ((kind === "colour") === (hex !== undefined)) return hex ?? null
  throw new AppError("invalidInput", { faults: [{ path: "body.hex", problem: "invalid" }] })
}

/** Adds a value. Throws `valueTaken`, `invalidInput`. */
export const addFilterValue = (
  services: Writing,
  who: FilterChange,
  { id, name, hex }: GivenValue,
): Promise<AdminFilterValue[]> =>
  change(services, who, { verb: "add", id, name }, (tx) =>
    insertFilterValue(tx, who.kind, { id, name, hex: swatchOf(who.kind, hex) }),
  )

/**
 * Renames a value, hides it or offers it again. Things that use it get the new name in search: a few at once,
 * many in the background. Throws `notFound`, `invalidInput`.
 */
export async function changeFilterValue(
  services: Writing,
  who: FilterChange,
  { id, name, hex, isHidden }: GivenValue & { readonly isHidden: boolean },
): Promise<AdminFilterValue[]> {
  const { kind } = who
  const values = await change(services, who, { verb: isHidden ? "hide" : "change", id, name }, async (tx) => {
    const isNew = await updateFilterValue(tx, kind, {
      id,
      name,
      hex: swatchOf(kind, hex),
      retired: isHidden,
    })
    if (!isNew) return
    await requestWorkReindexing(tx, kind, id)
    await requestProductReindexing(tx, kind, id)
  })
  await doFirst(() => reindexWorks(services))
  await doFirst(() => reindexProducts(services))
  return values
}

/** Puts all values in this order. Throws `sequenceChanged`. */
export const orderFilterValues = (
  services: Writing,
  who: FilterChange,
  order: readonly string[],
): Promise<AdminFilterValue[]> =>
  change(services, who, { verb: "order", id: "*" }, (tx) => reorderFilterValues(tx, who.kind, order))

/** Deletes an unused value. Throws `valueUsed`, `notFound`. */
export const deleteFilterValue = (
  services: Writing,
  who: FilterChange,
  id: string,
): Promise<AdminFilterValue[]> =>
  change(services, who, { verb: "delete", id }, async (tx) => {
    await removeFilterValue(tx, who.kind, id)
    if ((await findUsed(tx, who.kind, [id])).has(id)) throw new AppError("valueUsed")
  })
