import { readSellerAccount } from "@roomwright/contract/payments/seller-account"
import { listOfferedValues } from "@roomwright/contract/settings/filter-values"
import { useEffect, useState } from "react"
import { useLocation, useRevalidator } from "react-router"
import { choosable } from "../../platform/lists/choosable.ts"
import { paymentTexts } from "../../platform/locale/payment-texts.ts"
import { shownLanguage } from "../../platform/locale/shown-language.ts"
import { SellerAccountCard } from "../../platform/seller-account/seller-account-card.tsx"
import { privatePage } from "../../platform/session/private-page.ts"
import { currentSession, saveSummary } from "../../platform/session/session-store.ts"
import { useSession } from "../../platform/session/use-session.ts"
import { DashboardFrame } from "../dashboards/dashboard-frame.tsx"
import { DashboardHead } from "../dashboards/dashboard-head.tsx"
import { useDashboardText } from "../dashboards/dashboard-texts.ts"
import { readOwn } from "../dashboards/read-own.ts"
import type { Route } from "./+types/profile.page"
import { AccountCard } from "./account-card.tsx"
import { AvatarCard } from "./avatar-card.tsx"
import { LanguageCard } from "./language-card.tsx"
import { ProfileForm } from "./profile-form.tsx"

export { DashboardSkeleton as HydrateFallback } from "../dashboards/dashboard-skeleton.tsx"
export const handle = privatePage

export async function clientLoader() {
  const { call, profile, publicPage } = await readOwn()
  const styles = profile.designer
    ? await call(listOfferedValues, { params: { filter: "style" }, query: { hidden: "true" } })
    : []
  const sells = profile.designer !== null || profile.merchant !== null
  const [account] = sells
    ? await Promise.all([call(readSellerAccount, {}), paymentTexts.load(shownLanguage())])
    : [null]
  return { profile, publicPage, styles, sells, account }
}

/** A session that ended leaves the page as it is, with all that was typed. */
export const shouldRevalidate = ({
  defaultShouldRevalidate,
}: {
  readonly defaultShouldRevalidate: boolean
}): boolean => defaultShouldRevalidate && currentSession() !== null

/** Who one is on this site, to be changed. */
export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { profile: loaded, publicPage, styles, sells, account } = loaderData
  const t = useDashboardText()
  const [stored, setStored] = useState(loaded)
  // Loaded for somebody else, who has signed in since.
  const profile = stored.id === loaded.id ? stored : loaded
  useOwnerOnly(profile.id)
  useFieldOfAddress()
  const keep = (next: typeof profile): void => {
    setStored(next)
    saveSummary(next)
  }
  return (
    <DashboardFrame profile={profile} hasPublicPage={publicPage !== null}>
      <title>{`${t("dashboards.profile.title")} · Roomwright`}</title>
      <DashboardHead title={t("dashboards.profile.title")} text={t("dashboards.profile.text")} />
      <div key={profile.id} className="grid max-w-[760px] gap-6">
        <AvatarCard profile={profile} onSaved={keep} />
        <ProfileForm
          profile={profile}
          styles={choosable(styles, profile.designer?.styles ?? [])}
          onSaved={keep}
        />
        {sells ? <SellerAccountCard initial={account} /> : null}
        <LanguageCard profile={profile} onSaved={keep} />
        <AccountCard />
      </div>
    </DashboardFrame>
  )
}

/** When another person signs in over this page, it becomes theirs. */
function useOwnerOnly(ownerId: string): void {
  const readerId = useSession()?.user?.id
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (readerId !== undefined && readerId !== ownerId) void revalidate()
  }, [readerId, ownerId, revalidate])
}

/** A link to a field leads into it. */
function useFieldOfAddress(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === "") return
    const place = document.getElementById(hash.slice(1))
    place?.scrollIntoView()
    place?.querySelector<HTMLElement>("input:not([type=radio]), textarea, button")?.focus()
  }, [hash])
}
