import type { FilterLabel } from "@roomwright/contract/settings/filters"
import { chipClass } from "../../platform/lists/chip-class.ts"
import { classNames } from "@roomwright/ui/class-names"
import { FieldNote } from "@roomwright/ui/field-note"
import { useId } from "react"
import { useFormContext, useWatch } from "react-hook-form"
import { useLangOf } from "../../platform/locale/locale.tsx"
import { useDashboardText } from "../dashboards/dashboard-texts.ts"
import type { ProfileValues } from "./profile-values.ts"

/** The styles that a designer works in, to tick. */
export function StylesField({ styles }: { readonly styles: readonly FilterLabel[] }) {
  const t = useDashboardText()
  const noteId = useId()
  const langOf = useLangOf()
  const { register, control, formState } = useFormContext<ProfileValues>()
  const chosen = useWatch({ control, name: "designer.styles" })
  const error = formState.errors.designer?.styles?.message
  return (
    <fieldset aria-describedby={noteId} className="text-14">
      <legend className="font-medium">{t("dashboards.field.styles")}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {styles.map(({ id, name }) => (
          <label
            key={id}
            className={classNames(
              chipClass(chosen.includes(id)),
              "cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
            )}
            {...langOf(name)}
          >
            <input type="checkbox" value={id} className="sr-only" {...register("designer.styles")} />
            {name.text}
          </label>
        ))}
      </div>
      <div className="mt-1.5">
        <FieldNote id={noteId} error={error} hint={t("dashboards.hint.styles")} />
      </div>
    </fieldset>
  )
}
