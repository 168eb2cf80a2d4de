import type { Outcome } from "@roomwright/scene/commands/outcome"
import { useStudioText } from "../../use-studio-text.ts"
import { parseDegrees } from "./take-typed.ts"
import { TypedField } from "./typed-field.tsx"
import { useLengths } from "./use-lengths.ts"

interface FieldProps {
  readonly label: string
  /** Null where several elements differ. */
  readonly value: number | null
  readonly onSet: (value: number) => Outcome | undefined
}

interface LengthFieldProps extends FieldProps {
  /** What the thing can be, mm: anything else is refused with these words. */
  readonly range?: { readonly min: number; readonly max: number } | undefined
}

/** A length, mm, shown and typed in the unit of the options; any form with a unit is read, too. */
export function LengthField({ label, value, range, onSet }: LengthFieldProps) {
  const t = useStudioText()
  const lengths = useLengths()
  const between =
    range && t("panel.between", { low: lengths.format(range.min), high: lengths.format(range.max) })
  return (
    <TypedField
      label={label}
      value={value}
      format={lengths.bare}
      parse={lengths.parse}
      problem={t("panel.noLength")}
      step={lengths.step}
      {...(lengths.unit === "ft-in" ? {} : { sign: lengths.unit })}
      hint={between}
      refuse={
        range && between
          ? (mm) => (Math.round(mm) < range.min || Math.round(mm) > range.max ? between : null)
          : undefined
      }
      // Half inches do not come out whole.
      onSet={(mm) => onSet(Math.round(mm))}
    />
  )
}

/** A direction, degrees counter-clockwise from the right. */
export function AngleField({ label, value, onSet }: FieldProps) {
  const t = useStudioText()
  const { number } = useLengths()
  return (
    <TypedField
      label={label}
      value={value}
      format={(degrees) => number(degrees, 1).replace(/[.,]0$/, "")}
      parse={parseDegrees}
      problem={t("panel.noAngle")}
      step={1}
      sign="°"
      onSet={(degrees) => onSet(((degrees % 360) + 360) % 360)}
    />
  )
}
