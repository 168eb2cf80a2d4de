import type { RoomKind } from "@roomwright/scene/kinds/room-label/room-kinds"
import { areaUnitOf, formatArea } from "@roomwright/scene/units/format-area"
import { formatLength } from "@roomwright/scene/units/format-length"
import type { LengthUnit } from "@roomwright/scene/units/length-units"
import type { StudioText } from "../use-studio-text.ts"

/** How lengths, areas and names are written in the plan. */
export interface PlanWords {
  readonly t: StudioText
  readonly unit: LengthUnit
}

const decimalSignOf = ({ t }: PlanWords): "." | "," => (t("plan.decimalSign") === "," ? "," : ".")

/** A length without the unit's sign, as it stands on dimension lines. */
export const writeLength = (words: PlanWords, mm: number): string =>
  formatLength(Math.round(mm), { unit: words.unit, decimalSign: decimalSignOf(words), hasSign: false })

/** The same with its sign, as it is said. */
export const sayLength = (words: PlanWords, mm: number): string =>
  formatLength(Math.round(mm), { unit: words.unit, decimalSign: decimalSignOf(words) })

export const writeArea = (words: PlanWords, mm2: number): string =>
  formatArea(mm2, { unit: areaUnitOf(words.unit), decimalSign: decimalSignOf(words) })

/** Degrees, to a tenth. */
export const writeAngle = (words: PlanWords, degrees: number): string => {
  const text = (Math.round(degrees * 10) / 10 + 0).toFixed(1).replace(/\.0$/, "")
  return `${text.replace(".", decimalSignOf(words))}°`
}

/** The owner's own name of a room, or the word for its kind; empty where it has neither. */
export function nameOfRoom(
  { t }: PlanWords,
  { name, kind }: { readonly name: string; readonly kind: RoomKind | null },
): string {
  if (name !== "") return name
  return kind === null ? "" : t(`room.${kind}`)
}
