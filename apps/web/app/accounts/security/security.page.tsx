import { listSessions, readProfile } from "@roomwright/contract/accounts"
import { listSecondFactors } from "@roomwright/contract/second-factors"
import { useState } from "react"
import { accountTexts } from "../../platform/locale/account-texts.ts"
import { shownLanguage } from "../../platform/locale/shown-language.ts"
import { privatePage } from "../../platform/session/private-page.ts"
import { signedInCall } from "../../platform/session/signed-in-call.ts"
import { keepSummary } from "../../platform/session/session-store.ts"
import type { Route } from "./+types/security.page"
import { DataSection } from "./data-section.tsx"
import { DeletionSection } from "./deletion-section.tsx"
import { FactorsSection } from "./factors-section.tsx"
import { IdentitySection } from "./identity-section.tsx"
import { PasswordSection } from "./password-section.tsx"
import { securitySections } from "./security-section.tsx"
import { securityTexts, useSecurityText } from "./security-texts.ts"
import { SessionsSection } from "./sessions-section.tsx"

export { PrivatePageFallback as HydrateFallback } from "../../platform/session/private-page-fallback.tsx"
export const handle = privatePage

/** Nothing of it is ever made on the server: it is for its owner alone. */
export async function clientLoader() {
  const call = signedInCall()
  const language = shownLanguage()
  const [profile, factors, sessions] = await Promise.all([
    call(readProfile, {}),
    call(listSecondFactors, {}),
    call(listSessions, {}),
    securityTexts.load(language),
    accountTexts.load(language),
  ])
  return { profile, factors, sessions }
}

/** How one signs in, what else is asked for, where one is signed in, and how one leaves. */
export default function SecurityPage({ loaderData }: Route.ComponentProps) {
  const t = useSecurityText()
  const [profile, setProfile] = useState(loaderData.profile)
  const changeProfile = (next: typeof profile): void => {
    setProfile(next)
    keepSummary(next)
  }
  return (
    <div className="wrap py-8 md:py-12">
      <title>{`${t("page.title")} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-36 md:text-48">{t("page.title")}</h1>
      <p className="mt-3 max-w-measure text-ink-2">{t("page.intro")}</p>
      <div className="mt-8 grid items-start gap-8 md:mt-10 md:grid-cols-[200px_minmax(0,760px)] lg:gap-16">
        <nav aria-label={t("page.sections")} className="sticky top-24 max-md:hidden">
          <ul className="grid gap-1 border-l border-line">
            {securitySections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-ml-px block border-l border-transparent py-1.5 pl-4 text-14 text-ink-2 hover:border-accent hover:text-ink"
                >
                  {t(title)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 gap-6">
          <IdentitySection profile={profile} onChange={changeProfile} />
          <PasswordSection />
          <FactorsSection initial={loaderData.factors} isRequired={profile.secondFactor.isRequired} />
          <SessionsSection initial={loaderData.sessions} />
          <DataSection />
          <DeletionSection initial={profile.erasedAt} />
        </div>
      </div>
    </div>
  )
}
