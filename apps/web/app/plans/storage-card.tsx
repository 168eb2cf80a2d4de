import type { FileStorage } from "@roomwright/contract/plans/calls"
import type { DocumentStorage } from "@roomwright/contract/studio/projects"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { formatNumber } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { usePlanText } from "./plan-texts.ts"
import { UsageBar } from "./usage-bar.tsx"

interface StorageCardProps {
  readonly documents: DocumentStorage
  readonly files: FileStorage
}

/** How much room an account's homes and files take up of what it has. */
export function StorageCard({ documents, files }: StorageCardProps) {
  const t = usePlanText()
  const language = useLanguage()
  const size = (bytes: number): string =>
    bytes < 1_000_000
      ? `${formatNumber(Math.ceil(bytes / 1_000), language)}\u00A0kB`
      : `${formatNumber(Math.ceil(bytes / 1_000_000), language)}\u00A0MB`
  const rows = [
    {
      name: t("plans.storage.documents"),
      ...documents,
      text: t("plans.storage.documentsText", { trash: size(documents.trash), named: size(documents.named) }),
    },
    {
      name: t("plans.storage.files"),
      ...files,
      text: t("plans.storage.filesText", { models: size(files.models) }),
    },
  ]
  return (
    <SectionCard title={t("plans.storage.title")}>
      <ul className="mt-4 grid gap-x-10 gap-y-5 lg:grid-cols-2">
        {rows.map(({ name, used, most, text }) => {
          const share = t("plans.storage.used", { used: size(used), most: size(most) })
          return (
            <li key={name}>
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="text-15">{name}</span>
                <span className="num text-15">{share}</span>
              </div>
              <UsageBar label={share} used={used} most={most} />
              <p className="num mt-1.5 text-14 text-pretty text-ink-2">{text}</p>
            </li>
          )
        })}
      </ul>
    </SectionCard>
  )
}
