import { isValueKind, type MeaningKind, type Synonym } from "@roomwright/contract/catalogue/synonyms"
import { languages } from "@roomwright/contract/language"
import { IconButton } from "@roomwright/ui/icon-button"
import { Pencil, Trash2 } from "lucide-react"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Tag } from "../../admin/frame/tag.tsx"

interface SynonymListProps {
  readonly synonyms: readonly Synonym[]
  readonly nameOfKind: (kind: MeaningKind) => string
  readonly nameOfValue: (kind: MeaningKind, id: string) => string
  readonly onEdit: (synonym: Synonym) => void
  readonly onDelete: (synonym: Synonym) => void
}

/** Each synonym with its phrases in every language and what they mean. */
export function SynonymList({ synonyms, nameOfKind, nameOfValue, onEdit, onDelete }: SynonymListProps) {
  const t = useAdminText()
  if (synonyms.length === 0) return <p className="text-ink-2">{t("admin.synonyms.nothing")}</p>
  return (
    <ul aria-label={t("admin.nav.synonyms")} className="rounded-card border border-line bg-card px-4 sm:px-6">
      {synonyms.map((synonym) => {
        const { id, meaning, phrases, meant } = synonym
        const name = Object.values(phrases)[0] ?? ""
        return (
          <li
            key={id}
            data-synonym={id}
            className="flex items-start gap-4 border-t border-line py-3 first:border-0"
          >
            <div className="min-w-0 flex-1">
              {languages.map((language) =>
                phrases[language] ? (
                  <p key={language} lang={language} className="wrap-anywhere">
                    {phrases[language]}
                  </p>
                ) : null,
              )}
              <p className="mt-1 flex flex-wrap items-center gap-2 text-14 wrap-anywhere text-ink-2">
                <Tag tone="plain">{nameOfKind(meaning)}</Tag>
                {isValueKind(meaning)
                  ? meant
                      .split(",")
                      .map((value) => nameOfValue(meaning, value.trim()))
                      .join(", ")
                  : meant}
              </p>
            </div>
            <div className="-mx-2 flex flex-none">
              <IconButton
                icon={Pencil}
                label={t("admin.values.edit", { name })}
                onClick={() => onEdit(synonym)}
              />
              <IconButton
                icon={Trash2}
                label={t("admin.values.delete", { name })}
                onClick={() => onDelete(synonym)}
              />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
