import type { Drawer } from "../panels/shell/stored-shell.ts"
import { workFilters, type WorkFilter } from "./publish-host.ts"

/** What stands in the form of a new work, as it was typed and chosen. */
export interface PublishDraft {
  /** Of the work: sent twice, it is the same. */
  readonly key: string
  readonly name: string
  readonly description: string
  readonly filters: Readonly<Record<WorkFilter, string>>
  readonly area: string
  readonly price: string
  readonly isTemplate: boolean
  /** The plan is one of its pictures. */
  readonly hasPlan: boolean
  /** The tour that is shown on its page. */
  readonly tour: string | null
  /** Renders, the main picture first. */
  readonly renders: readonly string[]
  /** Uploads that were made of them already, by the render's id; the plan's by `plan`. */
  readonly uploads: Readonly<Record<string, string>>
}

/** Pictures of a work: the main one and details. */
export const mostPictures = 13
export const draftLimits = { name: 80, description: 4_000, areaMax: 99_999, priceMax: 1_000_000_000 } as const

const nameOf = (project: string): string => `roomwright-publish-${project}`

export function keepDraft(drawer: Drawer | null, project: string, draft: PublishDraft | null): void {
  try {
    drawer?.setItem(nameOf(project), draft === null ? "" : JSON.stringify(draft))
  } catch {
    // A full or closed storage: the window still has it.
  }
}

/** What was typed before; null where nothing was. Each part that cannot be read is as in `usual`. */
export function readDraft(drawer: Drawer | null, project: string, usual: PublishDraft): PublishDraft | null {
  const stored = readRecord(drawer, nameOf(project))
  if (!stored) return null
  const text = (value: unknown, otherwise: string): string => (typeof value === "string" ? value : otherwise)
  const filters = isRecord(stored["filters"]) ? stored["filters"] : {}
  const { uploads, renders, tour } = stored
  return {
    key: text(stored["key"], usual.key),
    name: text(stored["name"], usual.name),
    description: text(stored["description"], usual.description),
    filters: {
      style: text(filters["style"], usual.filters.style),
      space: text(filters["space"], usual.filters.space),
      homeType: text(filters["homeType"], usual.filters.homeType),
      roomType: text(filters["roomType"], usual.filters.roomType),
      scene: text(filters["scene"], usual.filters.scene),
    },
    area: text(stored["area"], usual.area),
    price: text(stored["price"], usual.price),
    isTemplate: stored["isTemplate"] === true,
    hasPlan: stored["hasPlan"] !== false,
    tour: typeof tour === "string" ? tour : null,
    renders: Array.isArray(renders) ? renders.filter((id) => typeof id === "string") : [],
    uploads: isRecord(uploads)
      ? Object.fromEntries(
          Object.entries(uploads).flatMap(([id, upload]) =>
            typeof upload === "string" ? [[id, upload] as const] : [],
          ),
        )
      : {},
  }
}

function readRecord(drawer: Drawer | null, name: string): Readonly<Record<string, unknown>> | null {
  try {
    const stored: unknown = JSON.parse(drawer?.getItem(name) || "null")
    return isRecord(stored) ? stored : null
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** A sum as people write it: `388.000`, `388 000`. */
export const readSum = (text: string): number => Number(text.replaceAll(/[\s.,]/g, "") || "x")
/** An area as people write it: `42,5`. */
export const readArea = (text: string): number => Number(text.trim().replace(",", ".") || "x")

export type DraftField = "pictures" | "name" | "description" | WorkFilter | "area" | "price"

/** What is to be mended before a work can be made, in the order of the form. */
export function faultsOf(draft: PublishDraft): readonly DraftField[] {
  const area = readArea(draft.area)
  const isFine = Math.abs(area * 100 - Math.round(area * 100)) < 1e-6
  const price = readSum(draft.price)
  const name = draft.name.trim()
  return [
    ...(draft.renders.length === 0 ? (["pictures"] as const) : []),
    ...(name === "" || [...name].length > draftLimits.name ? (["name"] as const) : []),
    ...([...draft.description.trim()].length > draftLimits.description ? (["description"] as const) : []),
    ...workFilters.filter((filter) => draft.filters[filter] === ""),
    ...(area >= 1 && area <= draftLimits.areaMax && isFine ? [] : (["area"] as const)),
    ...(Number.isInteger(price) && price >= 0 && price <= draftLimits.priceMax ? [] : (["price"] as const)),
  ]
}
