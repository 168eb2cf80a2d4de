import { scales } from "@roomwright/scene/drawing/lay-out-plan"
import { papers, type Paper } from "@roomwright/scene/drawing/sheet-frame"
import { useId } from "react"
import { PickField } from "../panels/parts/pick-field.tsx"
import { useStudioText } from "../use-studio-text.ts"
import type { SheetKind } from "./compose-set.ts"
import { sheetChoices } from "./sheet-choices.ts"
import type { SetOptions } from "./use-set.ts"

interface DrawingFormProps {
  readonly options: SetOptions
  readonly onChange: (part: Partial<SetOptions>) => void
}

const paperNames = Object.keys(papers) as readonly Paper[]
const offered = scales.filter((scale) => scale >= 20 && scale <= 500)

/** What the sheets are to be: paper, scale, which, and who drew them. */
export function DrawingForm({ options, onChange }: DrawingFormProps) {
  const t = useStudioText()
  const id = useId()
  const { paper, scale, kinds, designer } = options
  const toggle = (kind: SheetKind): void =>
    onChange({
      kinds: sheetChoices.filter((one) => (one === kind ? !kinds.includes(one) : kinds.includes(one))),
    })
  return (
    <div className="grid content-start gap-4">
      <div className="grid grid-cols-2 gap-3">
        <PickField
          label={t("drawings.paper")}
          value={paper}
          options={paperNames.map((value) => ({ value, text: value }))}
          onPick={(value) => onChange({ paper: value })}
        />
        <PickField
          label={t("drawings.scale")}
          value={scale === null ? "fit" : String(scale)}
          options={[
            { value: "fit", text: t("drawings.scaleFit") },
            ...offered.map((one) => ({ value: String(one), text: `1:${one}` })),
          ]}
          onPick={(value) => onChange({ scale: value === "fit" ? null : Number(value) })}
        />
      </div>
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-12 text-ink-2">{t("drawings.sheets")}</legend>
        {sheetChoices.map((kind) => (
          <label key={kind} className="flex min-h-7 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              checked={kinds.includes(kind)}
              onChange={() => toggle(kind)}
              className="size-4 accent-accent"
            />
            <span>{t(`drawings.sheet.${kind}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className="grid gap-1">
        <label htmlFor={id} className="text-12 text-ink-2">
          {t("drawings.designer")}
        </label>
        <input
          id={id}
          value={designer}
          maxLength={80}
          autoComplete="name"
          onChange={(event) => onChange({ designer: event.target.value })}
          className="h-8 w-full min-w-0 rounded-control border border-field bg-paper px-2 focus-visible:-outline-offset-1"
        />
      </div>
    </div>
  )
}
