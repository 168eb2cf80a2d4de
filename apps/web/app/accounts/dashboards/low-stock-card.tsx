import type { PageOf } from "@roomwright/contract/envelope"
import { showText } from "@roomwright/contract/language"
import type { MyProductSummary } from "@roomwright/contract/catalogue/my-products"
import { myProductPath, pagePaths } from "@roomwright/contract/page-paths"
import { Link } from "react-router"
import { formatNumber } from "../../platform/locale/format.ts"
import { useLangOf, useLanguage } from "../../platform/locale/locale.tsx"
import { DashboardCard } from "./dashboard-card.tsx"
import { useDashboardText } from "./dashboard-texts.ts"
import { NotLoaded } from "./not-loaded.tsx"

/** What of a merchant's products runs out, the scarcest first. */
export function LowStockCard({ low }: { readonly low: PageOf<MyProductSummary> | null }) {
  const t = useDashboardText()
  const language = useLanguage()
  const langOf = useLangOf()
  return (
    <DashboardCard
      className="mt-6"
      title={t("dashboards.low.title")}
      aside={
        low && low.totalElements > low.content.length ? (
          <Link
            to={`${pagePaths.myProducts}?state=low`}
            className="text-accent underline-offset-4 hover:underline"
          >
            {t("dashboards.low.all", { count: formatNumber(low.totalElements, language) })}
          </Link>
        ) : null
      }
    >
      {low === null ? (
        <NotLoaded />
      ) : low.totalElements === 0 ? (
        <p className="mt-3 text-15 text-ok">{t("dashboards.low.none")}</p>
      ) : (
        <ul className="mt-3">
          {low.content.map(({ id, name, variants, alertAt }) => (
            <li key={id} className="border-t border-line py-2.5 first:border-0">
              <Link
                to={myProductPath(id)}
                className="font-medium underline-offset-4 hover:text-accent hover:underline"
                {...langOf(name)}
              >
                {name.text}
              </Link>
              <ul className="flex flex-wrap gap-x-4 text-14 text-wait">
                {variants
                  .filter(({ stock }) => stock <= alertAt)
                  .map(({ id: variantId, colour, size, stock }) => (
                    <li key={variantId}>
                      {t("dashboards.low.left", {
                        count: stock,
                        name: [colour.name, size]
                          .flatMap((text) => (text ? [showText(text, language).text] : []))
                          .join(" · "),
                      })}
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </DashboardCard>
  )
}
