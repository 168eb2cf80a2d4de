import { alsoCalledMax } from "@roomwright/contract/catalogue/categories"
import { languages, type LocalText } from "@roomwright/contract/language"
import { TextField } from "@roomwright/ui/text-field"
import { languageNames } from "../../../platform/locale/language-names.ts"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"

interface AlsoCalledFieldsProps {
  readonly value: LocalText
  readonly onChange: (value: LocalText) => void
}

/** Other words by which people look for a category. */
export function AlsoCalledFields({ value, onChange }: AlsoCalledFieldsProps) {
  const t = useAdminText()
  return (
    <fieldset className="grid gap-3 rounded-inner bg-sunk p-4">
      <legend className="float-left mb-1 text-14 font-medium">{t("admin.values.alsoCalled")}</legend>
      {languages.map((language) => (
        <TextField
          key={language}
          lang={language}
          label={languageNames[language]}
          autoComplete="off"
          maxLength={alsoCalledMax}
          value={value[language] ?? ""}
          onChange={({ target }) => onChange({ ...value, [language]: target.value })}
        />
      ))}
    </fieldset>
  )
}
