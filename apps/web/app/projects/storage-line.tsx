import type { DocumentStorage } from "@roomwright/contract/studio/projects"
import { classNames } from "@roomwright/ui/class-names"
import { formatNumber } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { useProjectText } from "../platform/projects/project-texts.ts"

/** From which share on it is worth a word, and from which a warning. */
const [worthSaying, almostFull] = [0.5, 0.9]

/** How much of their room documents take up, and what can be given up of it; nothing while there is plenty. */
export function StorageLine({ storage }: { readonly storage: DocumentStorage }) {
  const t = useProjectText()
  const language = useLanguage()
  const { used, most, trash, named } = storage
  const mb = (bytes: number): string => formatNumber(Math.ceil(bytes / 1_000_000), language)
  if (used < most * worthSaying) return null
  return (
    <p
      role="status"
      className={classNames("mb-5 text-14", used < most * almostFull ? "text-ink-2" : "font-medium text-bad")}
    >
      {t("projects.storage", { used: mb(used), most: mb(most), trash: mb(trash), named: mb(named) })}
    </p>
  )
}
