import type { FilterLabel } from "@roomwright/contract/settings/filters"
import { filterKinds, type FilterKind } from "@roomwright/contract/settings/filter-kinds"
import { showText, type Language, type LocalText } from "@roomwright/contract/language"
import type { Kysely } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"

export interface FilterValue {
  readonly id: string
  readonly name: LocalText
  readonly hex: string | null
  readonly retired: boolean
}

export interface FilterRegistry {
  /** All values of a kind in their order, retired ones too. */
  list(kind: FilterKind): Promise<readonly FilterValue[]>
  /** Throws `unknownFilterValue` with the parts that have unknown values, and these values. */
  refuseUnknown(asked: Partial<Record<FilterKind, readonly string[] | undefined>>): Promise<void>
  /** Turns stored ids into labels; a deleted id becomes its own label. */
  labeller(language: Language): Promise<(kind: FilterKind, id: string) => FilterLabel>
  /** Makes the next reader query the database. */
  forget(): void
}

/** How long another process's change may stay unnoticed. */
const freshMs = 5_000

/** The filter values of this database, cached for a few seconds: every list needs them. */
export function createFilterRegistry(db: Kysely<DB>, nowMs: () => number = Date.now): FilterRegistry {
  let remembered: { readonly registry: Promise<Registry>; readonly readAt: number } | null = null

  const read = async (): Promise<Registry> => {
    const now = nowMs()
    if (!remembered || now - remembered.readAt > freshMs) {
      const registry = readRegistry(db)
      remembered = { registry, readAt: now }
      // A failed read is not cached: the next caller tries again.
      registry.catch(() => (remembered = null))
    }
    return remembered.registry
  }

  return {
    forget: () => void (remembered = null),
    list: async (kind) => (await read()).lists[kind],
    async refuseUnknown(asked) {
      const { byId } = await read()
      const faults = filterKinds.flatMap((kind) => {
        const values = (asked[kind] ?? []).filter((id) => !byId.has(`${kind}/${id}`))
        return values.length > 0 ? [{ path: `query.${kind}`, problem: "unknown", values }] : []
      })
      if (faults.length > 0) throw new AppError("unknownFilterValue", { faults })
    },
    async labeller(language) {
      const { byId } = await read()
      return (kind, id) => {
        const value = byId.get(`${kind}/${id}`)
        if (!value) return { id, name: { text: id, language } }
        return { id, name: showText(value.name, language), ...(value.hex ? { hex: value.hex } : {}) }
      }
    },
  }
}

interface Registry {
  readonly lists: Readonly<Record<FilterKind, readonly FilterValue[]>>
  readonly byId: ReadonlyMap<string, FilterValue>
}

async function readRegistry(db: Kysely<DB>): Promise<Registry> {
  const rows = await db.selectFrom("filter_value").selectAll().orderBy("kind").orderBy("position").execute()
  const listOf = (kind: FilterKind): FilterValue[] => rows.filter((row) => row.kind === kind).map(toValue)
  return {
    lists: {
      style: listOf("style"),
      homeType: listOf("homeType"),
      space: listOf("space"),
      scene: listOf("scene"),
      roomType: listOf("roomType"),
      colour: listOf("colour"),
      material: listOf("material"),
    },
    byId: new Map(rows.map((row) => [`${row.kind}/${row.id}`, toValue(row)])),
  }
}

const toValue = (row: {
  id: string
  name: LocalText
  hex: string | null
  retired: boolean
}): FilterValue => ({
  id: row.id,
  name: row.name,
  hex: row.hex,
  retired: row.retired,
})
