import type { PageOf } from "@roomwright/contract/envelope"
import { pagePaths } from "@roomwright/contract/page-paths"
import type { ReceivedQuestion } from "@roomwright/contract/questions/calls"
import { Link } from "react-router"
import { useLangOf } from "../../platform/locale/locale.tsx"
import { DashboardCard } from "./dashboard-card.tsx"
import { useDashboardText } from "./dashboard-texts.ts"
import { NotLoaded } from "./not-loaded.tsx"

/** What buyers ask and nobody has answered, the oldest first. */
export function QuestionsCard({ open }: { readonly open: PageOf<ReceivedQuestion> | null }) {
  const t = useDashboardText()
  const langOf = useLangOf()
  return (
    <DashboardCard
      className="mt-6"
      title={t("dashboards.questions.title")}
      aside={
        <Link to={pagePaths.receivedQuestions} className="text-accent underline-offset-4 hover:underline">
          {t("dashboards.questions.all")}
        </Link>
      }
    >
      {open === null ? (
        <NotLoaded />
      ) : open.totalElements === 0 ? (
        <p className="mt-3 text-15 text-ok">{t("dashboards.questions.none")}</p>
      ) : (
        <>
          <p className="mt-3 font-medium text-wait">
            {t("dashboards.questions.waiting", { count: open.totalElements })}
          </p>
          <ul className="mt-2">
            {open.content.map(({ id, product, text }) => (
              <li key={id} className="border-t border-line py-2.5 first:border-0">
                <Link to={`${pagePaths.receivedQuestions}?state=OPEN`} className="group block">
                  <span className="line-clamp-2 wrap-anywhere group-hover:text-accent">{text}</span>
                  <span className="block text-14 text-ink-2" {...langOf(product.name)}>
                    {product.name.text}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </DashboardCard>
  )
}
