import { accountLimits } from "@roomwright/contract/accounts/fields"
import { pagePaths } from "@roomwright/contract/page-paths"
import { Icon } from "@roomwright/ui/icon"
import { ArrowRight } from "lucide-react"
import { Link } from "react-router"
import { DashboardCard } from "../dashboards/dashboard-card.tsx"
import { useDashboardText } from "../dashboards/dashboard-texts.ts"

/** Where one's data are taken along and the account is given up: both ask for the password, on the page of security. */
export function AccountCard() {
  const t = useDashboardText()
  const ways = [
    { to: "#data", name: t("dashboards.account.export"), text: t("dashboards.account.exportText") },
    {
      to: "#deletion",
      name: t("dashboards.account.delete"),
      text: t("dashboards.account.deleteText", { days: accountLimits.deletionWaitDays }),
    },
  ]
  return (
    <DashboardCard title={t("dashboards.account.data")}>
      <ul className="mt-3">
        {ways.map(({ to, name, text }) => (
          <li key={to} className="border-t border-line first:border-0">
            <Link
              to={`${pagePaths.security}${to}`}
              className="group flex items-center justify-between gap-4 py-3"
            >
              <span className="min-w-0">
                <span className="block font-medium group-hover:text-accent">{name}</span>
                <span className="block text-14 text-ink-2">{text}</span>
              </span>
              <Icon of={ArrowRight} className="text-ink-2 group-hover:text-accent" />
            </Link>
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}
