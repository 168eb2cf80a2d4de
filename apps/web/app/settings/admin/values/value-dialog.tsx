import { hexPattern, nameMax, type FullName } from "@roomwright/contract/settings/filter-values"
import { slugPattern } from "@roomwright/contract/input-shapes"
import { languages, type LocalText } from "@roomwright/contract/language"
import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useRef, useState, type ReactNode, type SubmitEvent } from "react"
import { languageNames } from "../../../platform/locale/language-names.ts"
import { AdminDialog } from "../../../admin/frame/admin-dialog.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"

/** What was written about a value. */
export interface WrittenValue {
  readonly slug: string
  readonly localName: FullName
  readonly hex: string | undefined
}

interface ValueDialogProps {
  readonly title: string
  /** Null for a new one, whose code is written, too. */
  readonly id: string | null
  readonly name: LocalText
  /** Undefined where there are no swatches. */
  readonly hex: string | undefined
  readonly isBusy: boolean
  readonly onSave: (value: WrittenValue) => void
  readonly onClose: () => void
  /** More fields, below. */
  readonly children?: ReactNode
}

/** The names of a value in every language, its code when it is new, and a colour's swatch. */
export function ValueDialog(props: ValueDialogProps) {
  const { title, id, name, hex, isBusy, onSave, onClose, children } = props
  const t = useAdminText()
  const form = useRef<HTMLFormElement>(null)
  const [names, setNames] = useState({ zh: name.zh ?? "", en: name.en ?? "", vi: name.vi ?? "" })
  const [code, setCode] = useState(id ?? "")
  const [swatch, setSwatch] = useState(hex ?? "")
  const [wasSent, setWasSent] = useState(false)
  const slug = code.trim().toLowerCase()
  const faults: Readonly<Record<string, string | undefined>> = {
    ...Object.fromEntries(
      languages.map((language) => [
        language,
        names[language].trim() === "" ? t("admin.values.nameFault") : undefined,
      ]),
    ),
    slug: id === null && !slugPattern.test(slug) ? t("admin.values.slugFault") : undefined,
    hex: hex !== undefined && !hexPattern.test(swatch.trim()) ? t("admin.values.hexFault") : undefined,
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setWasSent(true)
    const first = Object.entries(faults).find(([, fault]) => fault !== undefined)?.[0]
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else if (!isBusy) onSave({ slug, localName: names, hex: hex === undefined ? undefined : swatch.trim() })
  }
  return (
    <AdminDialog title={title} onClose={onClose}>
      <form ref={form} onSubmit={submit} noValidate className="mt-4 grid gap-4">
        {languages.map((language, at) => (
          <TextField
            key={language}
            name={language}
            {...(at === 0 ? { "data-autofocus": true } : {})}
            lang={language}
            label={languageNames[language]}
            autoComplete="off"
            maxLength={nameMax}
            value={names[language]}
            error={wasSent ? faults[language] : undefined}
            onChange={({ target }) => setNames({ ...names, [language]: target.value })}
          />
        ))}
        {id === null ? (
          <TextField
            name="slug"
            label={t("admin.values.slug")}
            hint={t("admin.values.slugHint")}
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            value={code}
            error={wasSent ? faults["slug"] : undefined}
            onChange={({ target }) => setCode(target.value)}
          />
        ) : null}
        {hex === undefined ? null : (
          <TextField
            name="hex"
            label={t("admin.values.hex")}
            hint={t("admin.values.hexHint")}
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            value={swatch}
            error={wasSent ? faults["hex"] : undefined}
            onChange={({ target }) => setSwatch(target.value)}
            before={
              <span
                aria-hidden
                className="size-5 flex-none rounded-pill border border-line-2"
                style={hexPattern.test(swatch.trim()) ? { backgroundColor: swatch.trim() } : {}}
              />
            }
          />
        )}
        {children}
        <div className="flex flex-wrap gap-3">
          <Button look="primary" type="submit" aria-disabled={isBusy}>
            {t("admin.action.save")}
          </Button>
          <Button onClick={onClose}>{t("admin.action.cancel")}</Button>
        </div>
      </form>
    </AdminDialog>
  )
}
