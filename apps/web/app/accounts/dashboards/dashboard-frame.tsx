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
  Hourglass,
} from "lucide-react"
import type { ReactNode } from "react"
import { Link, useLocation } from "react-router"
import { currentEntry } from "../../platform/current-entry.ts"
import { useCurrentInSight } from "../../platform/lists/use-current-in-sight.ts"
import { dashboardOf, mayDesign, kindOf } from "../../platform/session/role-dashboard.ts"
import { useDashboardText, type DashboardTextId } from "./dashboard-texts.ts"
import { rolesOf } from "./read-own.ts"
import { useHasProjects } from "./use-has-projects.ts"
import { Day } from "../../platform/locale/day.tsx"
import { Avatar } from "@roomwright/ui/avatar"

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

/** Says on every page of one's own area that the account waits to be erased, and where that is taken back. */
function ErasureNotice({ erasedAt }: { readonly erasedAt: string }) {
  const t = useDashboardText()
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card bg-bad-tint px-5 py-4">
      <p className="flex min-w-0 flex-1 basis-64 gap-2.5 text-bad">
        <Icon of={Hourglass} className="mt-[0.2em]" />
        <span>
          {t("dashboards.erasure.waits")} <Day iso={erasedAt} />
        </span>
      </p>
      <Link
        to={`${pagePaths.security}#deletion`}
        className="font-medium text-bad underline underline-offset-4 hover:text-ink"
      >
        {t("dashboards.erasure.keep")}
      </Link>
    </div>
  )
}

/** Who one is here: the specification's summary of a profile. */
function ProfileSummary({ profile }: { readonly profile: Profile }) {
  const t = useDashboardText()
  const kind = kindOf(rolesOf(profile))
  const role = {
    designer: t("dashboards.role.designer"),
    merchant: t("dashboards.role.merchant"),
    user: t("dashboards.role.user"),
  }[kind]
  return (
    <div className="flex min-w-0 items-center gap-3.5">
      <Avatar name={profile.nickname} picture={profile.avatar} size="large" />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{profile.nickname}</p>
        <p className="text-14 text-ink-2">
          {kind === "designer"
            ? t("dashboards.role.withLevel", { role, level: profile.designerLevel })
            : role}
        </p>
        {profile.email ? (
          <p className="text-14 text-ink-2 wrap-anywhere">
            {/* A long one breaks where it is read. */}
            {profile.email.slice(0, profile.email.indexOf("@"))}
            <wbr />
            {profile.email.slice(profile.email.indexOf("@"))}
          </p>
        ) : null}
      </div>
    </div>
  )
}
