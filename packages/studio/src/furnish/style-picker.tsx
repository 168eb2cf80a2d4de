import { finishes } from "@roomwright/models/finishes/finishes"
import { styleIds, swatchesOf, type StyleId } from "@roomwright/models/layout/styles"
import { useId } from "react"
import { useStudioText } from "../use-studio-text.ts"

interface StylePickerProps {
  readonly value: StyleId
  readonly onPick: (style: StyleId) => void
}

/** The styles by name and by the colours that they are known by. */
export function StylePicker({ value, onPick }: StylePickerProps) {
  const t = useStudioText()
  const name = useId()
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-12 text-ink-2">{t("furnish.style")}</legend>
      <div className="grid grid-cols-2 gap-1.5">
        {styleIds.map((style) => (
          <label
            key={style}
            className="grid cursor-pointer gap-1 rounded-control border border-line bg-paper p-1.5 text-12 hover:border-ink-2 has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              value={style}
              checked={style === value}
              onChange={() => onPick(style)}
              className="sr-only"
            />
            <span aria-hidden="true" className="flex h-4 overflow-hidden rounded-xs">
              {swatchesOf(style).map((finish) => (
                <span key={finish} className="flex-1" style={{ backgroundColor: finishes[finish].colour }} />
              ))}
            </span>
            <span className="leading-tight">{t(`furnish.style.${style}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
