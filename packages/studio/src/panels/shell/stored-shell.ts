import { Opening } from "@roomwright/scene/kinds/opening/opening"
import type { OpeningShape } from "@roomwright/scene/kinds/opening/place-opening"
import { boxNames } from "../../kinds/item/boxes.ts"
import { sceneLimits } from "@roomwright/scene/elements/scene-limits"
import { lengthUnits } from "@roomwright/scene/units/length-units"
import type { EditorOptions } from "../../editor/editor-state.ts"
import { usualOptions } from "../../editor/usual-options.ts"
import { leftTabs, shownViews, studioThemes, type ShellState } from "./shell.ts"

/** Where a browser keeps texts: `localStorage`, or something like it. */
export interface Drawer {
  getItem(name: string): string | null
  setItem(name: string, text: string): void
}

const name = "roomwright-studio"

/** How somebody works, as far as the browser keeps it. */
export interface Kept {
  readonly options: EditorOptions
  /** Null where nobody has opened one: then the home decides. */
  readonly leftTab: ShellState["leftTab"] | null
  readonly shownView: ShellState["shownView"]
  readonly isBillOpen: boolean
  readonly theme: ShellState["theme"]
  readonly hasSingleKeys: boolean
  /** The guide was finished or put away: it does not come by itself again. */
  readonly knowsGuide: boolean
}

/** What was kept, each part alone: what is missing or wrong is as usual. A closed storage is an empty one. */
export function readKept(drawer: Drawer | null): Kept {
  const kept = readRecord(drawer)
  const options = isRecord(kept["options"]) ? kept["options"] : {}
  return {
    options: {
      unit: oneOf(lengthUnits, options["unit"]) ?? usualOptions.unit,
      isSnapping: flag(options["isSnapping"], usualOptions.isSnapping),
      hasGrid: flag(options["hasGrid"], usualOptions.hasGrid),
      hasDimensions: flag(options["hasDimensions"], usualOptions.hasDimensions),
      hasClearances: flag(options["hasClearances"], usualOptions.hasClearances),
      wallThickness: thickness(options["wallThickness"]),
      door: shape(options["door"]) ?? usualOptions.door,
      window: shape(options["window"]) ?? usualOptions.window,
      // A piece of the library is picked anew.
      item: oneOf(boxNames, options["item"]) ?? usualOptions.item,
      finish: usualOptions.finish,
    },
    leftTab: oneOf(leftTabs, kept["leftTab"]) ?? null,
    shownView: oneOf(shownViews, kept["shownView"]) ?? "plan",
    isBillOpen: flag(kept["isBillOpen"], false),
    theme: oneOf(studioThemes, kept["theme"]) ?? "dark",
    hasSingleKeys: flag(kept["hasSingleKeys"], true),
    knowsGuide: flag(kept["knowsGuide"], false),
  }
}

/** Keeps it; where the storage is closed or full, nothing is kept and work goes on. */
export function writeStored(drawer: Drawer | null, kept: Kept): void {
  try {
    drawer?.setItem(name, JSON.stringify(kept))
  } catch {
    // Private windows and full discs.
  }
}

/** The storage of this browser; null where it is closed, which some browsers say by throwing. */
export function openDrawer(): Drawer | null {
  try {
    return globalThis.localStorage
  } catch {
    return null
  }
}

function readRecord(drawer: Drawer | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(drawer?.getItem(name) ?? "{}")
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((known) => known === value)

const flag = (value: unknown, usual: boolean): boolean => (typeof value === "boolean" ? value : usual)

const thickness = (value: unknown): number =>
  typeof value === "number" &&
  Number.isInteger(value) &&
  value >= sceneLimits.thicknessMin &&
  value <= sceneLimits.thicknessMax
    ? value
    : usualOptions.wallThickness

function shape(value: unknown): OpeningShape | null {
  if (!isRecord(value)) return null
  const read = Opening.safeParse({ ...value, kind: "opening", parent: "w1", at: 0 })
  if (!read.success) return null
  const { kind: _kind, parent: _parent, at: _at, ...rest } = read.data
  return rest
}
