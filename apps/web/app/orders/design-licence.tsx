import { SectionCard } from "../platform/cards/section-card.tsx"
import { useOrderText } from "./order-texts.ts"

const clauses = ["use", "not", "author", "plans", "stays"] as const

/** What the buyer of a design may do with it: shown before paying, and with the order. */
export function DesignLicence({ version }: { readonly version: string }) {
  const t = useOrderText()
  return (
    <SectionCard
      title={t("orders.licence.title")}
      aside={<span className="num text-14 text-ink-2">{t("orders.licence.version", { version })}</span>}
    >
      <ol className="mt-4 grid list-decimal gap-2 pl-5 text-15 marker:text-ink-2">
        {clauses.map((clause) => (
          <li key={clause}>{t(`orders.licence.${clause}`)}</li>
        ))}
      </ol>
    </SectionCard>
  )
}
