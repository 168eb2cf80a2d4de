import type { Outcome } from "@roomwright/scene/commands/outcome"
import { Minus, Plus } from "lucide-react"
import { useId } from "react"
import { LengthField } from "../../panels/parts/length-field.tsx"
import { ToolButton } from "../../panels/parts/panel-button.tsx"
import { PickField } from "../../panels/parts/pick-field.tsx"
import { FieldPair } from "../../panels/parts/section.tsx"
import { textWidth } from "../../plan-view/text-fits.ts"
import { languageOf, useStudioText } from "../../use-studio-text.ts"
import type { ModelLibrary } from "./model-library.ts"
import type { Piece } from "./piece-of-item.ts"

interface PieceFieldsProps {
  readonly library: ModelLibrary
  /** All of one type. */
  readonly pieces: readonly [Piece, ...Piece[]]
  readonly onSet: (parameter: string, value: number | boolean | string) => Outcome | undefined
}

const sizes = new Set(["width", "depth", "height"])

/** The parameters of a type as fields: lengths with their range, numbers of parts, shapes, and what is there or not. */
export function PieceFields({ library, pieces, onSet }: PieceFieldsProps) {
  const t = useStudioText()
  const language = languageOf(t)
  const [{ type }] = pieces
  const valueOf = (name: string): number | boolean | string | null => {
    const [first, ...more] = new Set(pieces.map(({ values }) => values[name]))
    return more.length > 0 ? null : (first ?? null)
  }
  const labelOf = (name: string): string => library.nameOfParameter(name, type.category)?.[language] ?? name
  const own = Object.entries(type.parameters).filter(([name]) => !sizes.has(name))
  const choices = own.flatMap(([name, parameter]) =>
    parameter.kind === "choice" ? [{ name, parameter }] : [],
  )
  const lengths = own.flatMap(([name, parameter]) =>
    parameter.kind === "length" ? [{ name, parameter }] : [],
  )
  const counts = own.flatMap(([name, parameter]) => (parameter.kind === "count" ? [{ name, parameter }] : []))
  const switches = own.filter(([, { kind }]) => kind === "switch")
  if (own.length === 0) return null
  return (
    <>
      {counts.map(({ name, parameter }) => (
        <Stepper
          key={name}
          label={labelOf(name)}
          value={numberOf(valueOf(name))}
          min={parameter.min}
          max={parameter.max}
          onSet={(value) => onSet(name, value)}
        />
      ))}
      {lengths.length > 0 ? (
        <FieldPair>
          {lengths.map(({ name, parameter }) => (
            <LengthField
              key={name}
              label={labelOf(name)}
              value={numberOf(valueOf(name))}
              range={parameter}
              onSet={(mm) => onSet(name, mm)}
            />
          ))}
        </FieldPair>
      ) : null}
      {choices.map(({ name, parameter }) => (
        <Choice
          key={name}
          label={labelOf(name)}
          value={textOf(valueOf(name))}
          options={parameter.options.map((option) => ({
            value: option,
            text: library.nameOfOption(option, type.category)?.[language] ?? option,
          }))}
          onPick={(option) => onSet(name, option)}
        />
      ))}
      {switches.map(([name]) => (
        <label key={name} className="flex min-h-7 cursor-pointer items-center gap-2.5">
          <span className="flex-1">{labelOf(name)}</span>
          <input
            type="checkbox"
            role="switch"
            aria-checked={valueOf(name) === null ? "mixed" : valueOf(name) === true}
            checked={valueOf(name) === true}
            onChange={(event) => onSet(name, event.target.checked)}
            className="size-4 accent-accent"
          />
        </label>
      ))}
    </>
  )
}

const numberOf = (value: number | boolean | string | null): number | null =>
  typeof value === "number" ? value : null
const textOf = (value: number | boolean | string | null): string | null =>
  typeof value === "string" ? value : null

interface StepperProps {
  readonly label: string
  readonly value: number | null
  readonly min: number
  readonly max: number
  readonly onSet: (value: number) => void
}

/** A number of parts, one more or one less. */
function Stepper({ label, value, min, max, onSet }: StepperProps) {
  const t = useStudioText()
  const id = useId()
  const shown = value ?? min
  return (
    <div role="group" aria-labelledby={id} className="flex min-h-8 items-center gap-1">
      <span id={id} className="flex-1">
        {label}
      </span>
      <ToolButton
        icon={Minus}
        label={t("piece.less", { name: label })}
        disabled={value !== null && value <= min}
        onClick={() => onSet(Math.max(min, shown - 1))}
      />
      <output className="num w-7 text-center" aria-live="polite">
        {value ?? "–"}
      </output>
      <ToolButton
        icon={Plus}
        label={t("piece.more", { name: label })}
        disabled={value !== null && value >= max}
        onClick={() => onSet(Math.min(max, shown + 1))}
      />
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string | null
  readonly options: readonly { readonly value: string; readonly text: string }[]
  readonly onPick: (value: string) => void
}

/** What the panel has room for beside each other, px. */
const roomForSegments = 248

/** A few short options stand beside each other, more of them in a list. */
function Choice({ label, value, options, onPick }: ChoiceProps) {
  const t = useStudioText()
  const id = useId()
  const width = options.reduce((sum, { text }) => sum + textWidth(text, 12) + 18, 0)
  if (width > roomForSegments)
    return <PickField label={label} value={value} none={t("panel.mixed")} options={options} onPick={onPick} />
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-12 text-ink-2">{label}</legend>
      <div className="flex gap-0.5 rounded-control bg-sunk p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-7 flex-auto cursor-pointer items-center justify-center rounded-control px-1.5 text-center text-12 font-medium has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onPick(option.value)}
              className="sr-only"
            />
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
