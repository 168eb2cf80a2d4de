import type { Profile } from "@roomwright/contract/accounts/calls"
import { designerPath, merchantPath, pagePaths } from "@roomwright/contract/page-paths"
import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import {
  Boxes,
  DraftingCompass,
  FileCheck,
  Gem,
  Heart,
  Images,
  Landmark,
  LayoutDashboard,
  Lock,
  MessageCircle,
  MessagesSquare,
  PackageCheck,
  ReceiptText,
  ShoppingBag,
  SquareUser,
  Store,
  UserRound,
  type LucideIcon,
} from "lucide-react"
import type { ReactNode } from "react"
import { Link, useLocation } from "react-router"
import { currentEntry } from "../../platform/current-entry.ts"
import { useCurrentInSight } from "../../platform/lists/use-current-in-sight.ts"
import { dashboardOf, mayDesign } from "../../platform/session/role-dashboard.ts"
import { useDashboardText, type DashboardTextId } from "./dashboard-texts.ts"
import { ErasureNotice } from "./erasure-notice.tsx"
import { ProfileSummary } from "./profile-summary.tsx"
import { rolesOf } from "./read-own.ts"
import { useHasProjects } from "./use-has-projects.ts"

interface DashboardFrameProps {
  readonly profile: Profile
  /** There is a public page to look at. */
  readonly hasPublicPage: boolean
  readonly children: ReactNode
}

interface Entry {
  readonly text: DashboardTextId
  readonly to: string
  readonly icon: LucideIcon
}

/** The pages of one's own area: who one is and where one can go beside what the page is about. */
export function DashboardFrame({ profile, hasPublicPage, children }: DashboardFrameProps) {
  const t = useDashboardText()
  const { pathname } = useLocation()
  const hasProjects = useHasProjects(profile)
  const menu = useCurrentInSight<HTMLUListElement>(pathname)
  const isDashboard = (
    [pagePaths.designerDashboard, pagePaths.merchantDashboard, pagePaths.userDashboard] as string[]
  ).includes(pathname)
  const entries: readonly Entry[] = [
    {
      text: "dashboards.nav.overview",
      to: isDashboard ? pathname : dashboardOf(rolesOf(profile)),
      icon: LayoutDashboard,
    },
    { text: "dashboards.nav.profile", to: pagePaths.profile, icon: UserRound },
    { text: "dashboards.nav.plan", to: pagePaths.plan, icon: Gem },
    { text: "dashboards.nav.favourites", to: pagePaths.favourites, icon: Heart },
    { text: "dashboards.nav.orders", to: pagePaths.orders, icon: ShoppingBag },
    { text: "dashboards.nav.questions", to: pagePaths.ownQuestions, icon: MessageCircle },
    ...(mayDesign(rolesOf(profile))
      ? [{ text: "dashboards.nav.projects", to: pagePaths.projects, icon: DraftingCompass } as const]
      : []),
    ...(rolesOf(profile).includes("ROLE_DESIGNER")
      ? [{ text: "dashboards.nav.works", to: pagePaths.myWorks, icon: Images } as const]
      : []),
    ...(rolesOf(profile).includes("ROLE_MERCHANT")
      ? [
          { text: "dashboards.nav.products", to: pagePaths.myProducts, icon: Boxes } as const,
          { text: "dashboards.nav.received", to: pagePaths.receivedQuestions, icon: MessagesSquare } as const,
        ]
      : []),
    ...(rolesOf(profile).some((role) => role === "ROLE_MERCHANT" || role === "ROLE_DESIGNER")
      ? [
          { text: "dashboards.nav.sales", to: pagePaths.sales, icon: PackageCheck } as const,
          { text: "dashboards.nav.statements", to: pagePaths.statements, icon: Landmark } as const,
        ]
      : []),
    { text: "dashboards.nav.bills", to: pagePaths.bills, icon: ReceiptText },
    { text: "dashboards.nav.application", to: pagePaths.application, icon: FileCheck },
    { text: "dashboards.nav.security", to: pagePaths.security, icon: Lock },
    // Known a moment later than the rest: it moves nothing at the end.
    ...(hasProjects && !mayDesign(rolesOf(profile))
      ? [{ text: "dashboards.nav.projects", to: pagePaths.projects, icon: DraftingCompass } as const]
      : []),
    ...(hasPublicPage
      ? [{ text: "dashboards.nav.publicPage", to: designerPath(profile.id), icon: SquareUser } as const]
      : []),
    ...(rolesOf(profile).includes("ROLE_MERCHANT")
      ? [{ text: "dashboards.nav.shopPage", to: merchantPath(profile.id), icon: Store } as const]
      : []),
  ]
  return (
    <div className="wrap grid items-start gap-x-12 gap-y-6 py-6 md:grid-cols-[220px_minmax(0,1fr)] md:py-10 lg:grid-cols-[276px_minmax(0,1fr)]">
      <meta name="robots" content="noindex" />
      <div className="grid min-w-0 gap-5 md:sticky md:top-24">
        <ProfileSummary profile={profile} />
        <nav
          aria-label={t("dashboards.nav.label")}
          className="no-scrollbar bleed overflow-x-auto md:mx-0 md:p-0"
        >
          <ul ref={menu} className="flex gap-2 md:grid md:gap-1">
            {entries.map(({ text, to, icon }) => {
              const current = currentEntry(to, pathname)
              return (
                <li key={text} className="flex-none">
                  <Link
                    to={to}
                    aria-current={current}
                    className={classNames(
                      "flex min-h-10 items-center gap-3 rounded-control px-3.5 text-15 whitespace-nowrap",
                      "max-md:border max-md:border-line-2",
                      current ? "bg-sunk font-medium text-ink" : "text-ink-2 hover:text-ink",
                    )}
                  >
                    <Icon of={icon} />
                    {t(text)}
                  </Link>
                </li>
              )
            })}
          </ul>
        </nav>
      </div>
      <div className="min-w-0">
        {profile.erasedAt === null || pathname === pagePaths.security ? null : (
          <ErasureNotice erasedAt={profile.erasedAt} />
        )}
        {children}
      </div>
    </div>
  )
}
