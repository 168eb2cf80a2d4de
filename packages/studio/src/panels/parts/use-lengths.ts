import { useMemo } from "react"
import { areaIn, areaUnitOf, formatArea } from "@roomwright/scene/units/format-area"
import { formatLength } from "@roomwright/scene/units/format-length"
import type { LengthUnit } from "@roomwright/scene/units/length-units"
import { parseLength } from "@roomwright/scene/units/parse-length"
import { useEditorState } from "../../editor/use-editor.ts"
import { useStudioText } from "../../use-studio-text.ts"

/** Lengths and areas as they are shown now: in the unit of the options, with the reader's decimal sign. */
export interface Lengths {
  readonly unit: LengthUnit
  readonly format: (mm: number) => string
  /** Without the unit's sign: for fields. */
  readonly bare: (mm: number) => string
  readonly parse: (typed: string) => number | null
  /** Of edges added up: not in mm. */
  readonly long: (mm: number) => string
  /** mm2 in words. */
  readonly area: (mm2: number) => string
  /** The same without a fraction. */
  readonly wholeArea: (mm2: number) => string
  readonly number: (value: number, digits: number) => string
  /** One press of an arrow in a field, mm. */
  readonly step: number
}

export function useLengths(): Lengths {
  const unit = useEditorState((state) => state.options.unit)
  const t = useStudioText()
  return useMemo(() => {
    const decimalSign = t("unit.decimalSign") === "," ? "," : "."
    return {
      unit,
      format: (mm) => formatLength(mm, { unit, decimalSign }),
      bare: (mm) => formatLength(mm, { unit, decimalSign, hasSign: false }),
      long: (mm) => formatLength(mm, { unit: unit === "ft-in" ? unit : "m", decimalSign }),
      parse: (typed) => parseLength(typed, unit),
      area: (mm2) => formatArea(mm2, { unit: areaUnitOf(unit), decimalSign }),
      wholeArea: (mm2) => {
        const areaUnit = areaUnitOf(unit)
        return `${Math.round(areaIn(mm2, areaUnit))} ${areaUnit === "m2" ? "m²" : "ft²"}`
      },
      number: (value, digits) => value.toFixed(digits).replace(".", decimalSign),
      step: unit === "ft-in" ? 25.4 : 10,
    }
  }, [unit, t])
}
