import {
  isValueKind,
  meaningKinds,
  phrasesMax,
  type MeaningKind,
  type Synonym,
} from "@roomwright/contract/catalogue/synonyms"
import { languages } from "@roomwright/contract/language"
import type { AdminFilterValue } from "@roomwright/contract/settings/filter-values"
import { Button } from "@roomwright/ui/button"
import { CheckField } from "@roomwright/ui/check-field"
import { TextField } from "@roomwright/ui/text-field"
import { useRef, useState, type SubmitEvent } from "react"
import { AdminDialog } from "../../admin/frame/admin-dialog.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { SelectField } from "../../admin/frame/select-field.tsx"
import { languageNames } from "../../platform/locale/language-names.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"

export type WrittenSynonym = Omit<Synonym, "id">

interface SynonymDialogProps {
  /** Null for a new one. */
  readonly synonym: Synonym | null
  readonly values: ReadonlyMap<MeaningKind, readonly AdminFilterValue[]>
  readonly nameOfKind: (kind: MeaningKind) => string
  readonly isBusy: boolean
  readonly onSave: (written: WrittenSynonym) => void
  readonly onClose: () => void
}

/** Words stay what they are where they mean another thing; ids of values do not. */
const isKept = (kind: MeaningKind, before: MeaningKind): boolean =>
  kind === before || (!isValueKind(kind) && !isValueKind(before))

/** The phrases in every language, and what is meant: values of a filter, other words, or words of descriptions. */
export function SynonymDialog({ synonym, values, nameOfKind, isBusy, onSave, onClose }: SynonymDialogProps) {
  const t = useAdminText()
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [written, setWritten] = useState<WrittenSynonym>(
    synonym ?? { meaning: "words", phrases: {}, meant: "" },
  )
  const [wasSent, setWasSent] = useState(false)
  const { meaning, phrases, meant } = written
  const chosen = meant
    .split(",")
    .map((id) => id.trim())
    .filter((id) => id !== "")
  const lacksPhrases = !Object.values(phrases).some((text) => text?.trim())
  const lacksMeant = chosen.length === 0
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setWasSent(true)
    const wrong = lacksPhrases ? "zh" : lacksMeant ? "meant" : null
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    else if (!isBusy) onSave({ meaning, phrases, meant })
  }
  const toggle = (id: string): void =>
    setWritten({
      ...written,
      meant: (chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]).join(","),
    })
  return (
    <AdminDialog title={t(synonym ? "admin.synonyms.editTitle" : "admin.synonyms.add")} onClose={onClose}>
      <form ref={form} onSubmit={submit} noValidate className="mt-4 grid gap-4">
        <fieldset className="grid gap-3 rounded-inner bg-sunk p-4">
          <legend className="float-left mb-1 text-14 font-medium">{t("admin.synonyms.phrases")}</legend>
          {languages.map((each, at) => (
            <TextField
              key={each}
              name={each}
              {...(at === 0 ? { "data-autofocus": true } : {})}
              lang={each}
              label={languageNames[each]}
              autoComplete="off"
              maxLength={phrasesMax}
              value={phrases[each] ?? ""}
              error={wasSent && lacksPhrases && at === 0 ? t("admin.synonyms.phrasesFault") : undefined}
              onChange={({ target }) =>
                setWritten({ ...written, phrases: { ...phrases, [each]: target.value } })
              }
            />
          ))}
        </fieldset>
        <SelectField
          label={t("admin.synonyms.kind")}
          value={meaning}
          options={meaningKinds.map((each) => ({ value: each, text: nameOfKind(each) }))}
          onChange={(kind) =>
            setWritten({ ...written, meaning: kind, meant: isKept(kind, meaning) ? meant : "" })
          }
        />
        {isValueKind(meaning) ? (
          <fieldset className="grid gap-2 sm:grid-cols-2">
            <legend className="float-left mb-1 text-14 font-medium sm:col-span-2">
              {nameOfKind(meaning)}
            </legend>
            {(values.get(meaning) ?? []).map(({ id, name }, at) => (
              <CheckField
                key={id}
                name={at === 0 ? "meant" : undefined}
                label={name[language] ?? name.en ?? id}
                checked={chosen.includes(id)}
                error={wasSent && lacksMeant && at === 0 ? t("admin.synonyms.meantFault") : undefined}
                onChange={() => toggle(id)}
              />
            ))}
          </fieldset>
        ) : (
          <TextField
            name="meant"
            label={t(meaning === "feature" ? "admin.synonyms.described" : "admin.synonyms.meant")}
            {...(meaning === "feature" ? { hint: t("admin.synonyms.describedHint") } : {})}
            autoComplete="off"
            maxLength={phrasesMax}
            value={meant}
            error={wasSent && lacksMeant ? t("admin.synonyms.meantFault") : undefined}
            onChange={({ target }) => setWritten({ ...written, meant: target.value })}
          />
        )}
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
