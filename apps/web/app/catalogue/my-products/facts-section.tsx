import type { FilterLabel } from "@roomwright/contract/settings/filters"
import { classNames } from "@roomwright/ui/class-names"
import { FieldNote } from "@roomwright/ui/field-note"
import { SelectField } from "@roomwright/ui/select-field"
import { TextField } from "@roomwright/ui/text-field"
import { useId } from "react"
import { SectionCard } from "../../platform/cards/section-card.tsx"
import { chipClass } from "../../platform/lists/chip-class.ts"
import { useLangOf } from "../../platform/locale/locale.tsx"
import { CategoryOptions, ValueOptions } from "./value-options.tsx"
import type { FormPart, OfferedValues } from "./form-parts.ts"
import { useMyProductsText } from "./my-products-texts.ts"

interface FactsSectionProps extends FormPart {
  readonly offered: OfferedValues
}

/** What a product is: where it is found, of what it is made, how large it is. */
export function FactsSection({ draft, change, faultAt, offered }: FactsSectionProps) {
  const t = useMyProductsText()
  return (
    <SectionCard title={t("myProducts.facts.title")}>
      <div className="mt-5 grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label={t("myProducts.facts.category")}
          error={faultAt("category")}
          value={draft.category}
          onChange={({ target }) => change({ category: target.value })}
        >
          <CategoryOptions categories={offered.categories} chosen={draft.category} />
        </SelectField>
        <SelectField
          label={t("myProducts.facts.style")}
          error={faultAt("style")}
          value={draft.style}
          onChange={({ target }) => change({ style: target.value })}
        >
          <ValueOptions values={offered.styles} chosen={draft.style} />
        </SelectField>
        <Materials
          offered={offered.materials}
          chosen={draft.materials}
          error={faultAt("materials")}
          onChange={(materials) => change({ materials })}
        />
        <div className="grid items-start gap-5 sm:col-span-2 sm:grid-cols-3">
          {(["width", "depth", "height"] as const).map((side) => (
            <TextField
              key={side}
              label={t(`myProducts.facts.${side}`)}
              error={faultAt(`${side}Mm`)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={draft[side]}
              after={<span className="text-ink-2">mm</span>}
              onChange={({ target }) => change({ [side]: target.value.replaceAll(/\D/g, "") })}
            />
          ))}
        </div>
      </div>
    </SectionCard>
  )
}

interface MaterialsProps {
  readonly offered: readonly FilterLabel[]
  readonly chosen: readonly string[]
  readonly error: string | undefined
  readonly onChange: (chosen: readonly string[]) => void
}

function Materials({ offered, chosen, error, onChange }: MaterialsProps) {
  const t = useMyProductsText()
  const langOf = useLangOf()
  const noteId = useId()
  return (
    <fieldset aria-describedby={error ? noteId : undefined} className="text-14 sm:col-span-2">
      <legend className="font-medium">{t("myProducts.facts.materials")}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {offered.map(({ id, name }) => (
          <label
            key={id}
            className={classNames(
              chipClass(chosen.includes(id)),
              "cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
            )}
            {...langOf(name)}
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            {name.text}
          </label>
        ))}
      </div>
      <FieldNote id={noteId} error={error} />
    </fieldset>
  )
}
