import { openDraft } from "../../commands/draft.ts"
import type { NewId, Outcome } from "../../commands/outcome.ts"
import { settle } from "../../commands/settle.ts"
import { childrenOfKind } from "../../document/scene-index.ts"
import type { Scene } from "../../document/scene.ts"
import type { Site } from "./site.ts"

/** What a document without a site is taken to say: Hà Nội on a clear morning in November, north at the top. */
export const usualSite: Site = {
  kind: "site",
  parent: null,
  latitude: 21.03,
  longitude: 105.85,
  month: 11,
  day: 14,
  hour: 10.5,
  north: 0,
  exposure: 0,
}

/** Where the home stands; of several, as two windows may make them, the one with the first id. */
export const siteOf = (scene: Scene): Site => childrenOfKind(scene, null, "site")[0]?.element ?? usualSite

/** Changes place, date, hour, compass or exposure. */
export function setSite(scene: Scene, values: Partial<Omit<Site, "kind" | "parent">>, newId: NewId): Outcome {
  const [own] = childrenOfKind(scene, null, "site")
  const site = { ...(own?.element ?? usualSite), ...values }
  // The 31st of January is the 29th, or the last, of February.
  const last = new Date(Date.UTC(2024, site.month, 0)).getUTCDate()
  const north = ((site.north % 360) + 360) % 360
  const draft = openDraft(scene)
  draft.put(own?.id ?? newId("site"), { ...site, day: Math.min(site.day, last || 31), north })
  return settle(draft, newId)
}

/** The day of the year 2026, from 1. */
export const dayOfYear = ({ month, day }: Pick<Site, "month" | "day">): number =>
  Math.round((Date.UTC(2026, month - 1, Math.min(day, 31)) - Date.UTC(2026, 0, 1)) / 86_400_000) + 1
