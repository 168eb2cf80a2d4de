import { profileLimits } from "@roomwright/contract/accounts/calls"
import { applicationFields, type ApplicationField } from "@roomwright/contract/applications/calls"
import { classNames } from "@roomwright/ui/class-names"
import { FieldNote } from "@roomwright/ui/field-note"
import { Icon } from "@roomwright/ui/icon"
import { TextArea } from "@roomwright/ui/text-area"
import { TextField as Line } from "@roomwright/ui/text-field"
import { MessageSquareWarning } from "lucide-react"
import { useId, useState } from "react"
import { choosable } from "../platform/lists/choosable.ts"
import { chipClass } from "../platform/lists/chip-class.ts"
import { useApplicationText, type ApplicationTextId } from "../platform/locale/application-texts.ts"
import { useLangOf } from "../platform/locale/locale.tsx"
import { isPicture, isText, type TextField } from "./application-draft.ts"
import { optionalFields } from "./check-draft.ts"
import { orderFields, type ApplicationFormState } from "./use-application-form.ts"
import type { LoadedApplication } from "./load-application.ts"
import { DocumentField } from "./document-field.tsx"
import { useOfferedStyles } from "./use-offered-styles.ts"

interface FieldsProps {
  readonly loaded: LoadedApplication
  readonly form: ApplicationFormState
}

const longFields: ReadonlySet<ApplicationField> = new Set(["introduction", "businessScope"])
const wideFields: ReadonlySet<ApplicationField> = new Set([
  ...longFields,
  "styles",
  "otherContact",
  "companyName",
  "companyAddress",
])

/** The fields of an application, the marked ones first, each with what the reviewer said of it. */
export function ApplicationFields({ loaded, form }: FieldsProps) {
  const t = useApplicationText()
  const marks = loaded.process?.status === "REJECTED" ? loaded.process.marks : []
  const hasPictures = applicationFields[loaded.role].some(isPicture)
  return (
    <>
      <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
        {orderFields(loaded).map((field) => {
          const mark = marks.find((one) => one.field === field)
          return (
            <div
              key={field}
              id={`field-${field}`}
              data-field={field}
              className={classNames(
                "min-w-0 scroll-mt-6",
                mark || wideFields.has(field) ? "sm:col-span-2" : null,
                mark ? "rounded-card border border-wait bg-wait-tint p-4" : null,
              )}
            >
              {mark ? (
                <p className="mb-3 flex gap-2 text-15 text-wait wrap-anywhere">
                  <Icon of={MessageSquareWarning} className="mt-[0.2em]" />
                  {t("applications.mark", { remark: mark.remark })}
                </p>
              ) : null}
              <OneField field={field} loaded={loaded} form={form} />
            </div>
          )
        })}
      </div>
      {hasPictures ? <p className="text-14 text-ink-2">{t("applications.paper.private")}</p> : null}
    </>
  )
}

function OneField({ field, loaded, form }: FieldsProps & { readonly field: ApplicationField }) {
  if (isPicture(field)) {
    const sent = form.kept.includes(field)
      ? loaded.last?.pictures.find(({ kind }) => kind === field)?.picture?.address
      : undefined
    return (
      <DocumentField
        kind={field}
        uploadId={form.draft.uploads[field] ?? null}
        sentAddress={sent ?? null}
        error={form.faults[field]}
        onChange={(id) => form.setUpload(field, id)}
      />
    )
  }
  return isText(field) ? <TextInput field={field} form={form} /> : <StylesInput loaded={loaded} form={form} />
}

const hints: Readonly<Partial<Record<TextField, ApplicationTextId>>> = {
  experienceYears: "applications.hint.experienceYears",
  introduction: "applications.hint.introduction",
  otherContact: "applications.hint.otherContact",
  businessScope: "applications.hint.businessScope",
}

const autoComplete: Readonly<Partial<Record<TextField, string>>> = {
  companyName: "organization",
  city: "address-level2",
  companyAddress: "street-address",
  contactPhone: "tel",
}

function TextInput({ field, form }: { readonly field: TextField; readonly form: ApplicationFormState }) {
  const t = useApplicationText()
  const hint = hints[field]
  const shared = {
    label: t(`applications.field.${field}`),
    ...(hint ? { hint: t(hint) } : {}),
    error: form.faults[field],
    aside: optionalFields.has(field) ? (
      <span className="text-14 text-ink-2">{t("applications.optional")}</span>
    ) : null,
    value: form.draft.texts[field] ?? "",
    name: field,
  }
  if (longFields.has(field))
    return <TextArea {...shared} onChange={({ target }) => form.setText(field, target.value)} />
  return (
    <Line
      {...shared}
      type={field === "contactPhone" ? "tel" : "text"}
      inputMode={field === "experienceYears" ? "numeric" : undefined}
      autoComplete={autoComplete[field] ?? "off"}
      onChange={({ target }) => form.setText(field, target.value)}
    />
  )
}

function StylesInput({ loaded, form }: FieldsProps) {
  const t = useApplicationText()
  const langOf = useLangOf()
  const noteId = useId()
  const { styles } = form.draft
  const offered = useOfferedStyles(loaded.styles)
  // What one had chosen stays to be seen, though it is offered no more.
  const [own] = useState(styles)
  const error = form.faults.styles
  const toggle = (id: string): void =>
    form.setStyles(styles.includes(id) ? styles.filter((one) => one !== id) : [...styles, id])
  return (
    <fieldset aria-describedby={noteId} className="text-14">
      <legend className="font-medium">{t("applications.field.styles")}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {choosable(offered, own).map(({ id, name }) => (
          <label
            key={id}
            className={classNames(
              chipClass(styles.includes(id)),
              "cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
            )}
            {...langOf(name)}
          >
            <input
              type="checkbox"
              name="styles"
              checked={styles.includes(id)}
              onChange={() => toggle(id)}
              className="sr-only"
            />
            {name.text}
          </label>
        ))}
      </div>
      <div className="mt-1.5">
        <FieldNote
          id={noteId}
          error={error}
          hint={t("applications.fault.styles", { maximum: profileLimits.styles })}
        />
      </div>
    </fieldset>
  )
}
