import {
  endOtherSessions,
  endSession,
  listSessions,
  type SignedInSession,
} from "@roomwright/contract/accounts/calls"
import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Laptop, Smartphone } from "lucide-react"
import { useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { describeUserAgent } from "../../platform/session/describe-user-agent.ts"
import { Moment } from "../../platform/locale/moment.tsx"
import { SecuritySection } from "./security-section.tsx"
import { useSecurityText } from "./security-texts.ts"

/** Where the account is signed in, and how to sign out there. */
export function SessionsSection({ initial }: { readonly initial: readonly SignedInSession[] }) {
  const t = useSecurityText()
  const language = useLanguage()
  const [sessions, setSessions] = useState(initial)
  const [isBusy, setIsBusy] = useState(false)
  const call = siteCall(language)
  const others = sessions.filter(({ isCurrent }) => !isCurrent)

  /** Ends some and reads anew: another tab may have done the same. */
  const end = async (work: () => Promise<string>): Promise<void> => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const said = await work()
      setSessions(await call(listSessions, {}))
      showToast("success", said)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 401) showToast("error", error.message)
    } finally {
      setIsBusy(false)
    }
  }
  const endOne = (id: string) =>
    end(async () => {
      // It may have ended by itself.
      await call(endSession, { params: { id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.status !== 404) throw error
      })
      return t("security.sessions.endedOne")
    })
  const endOthers = () =>
    end(async () => {
      const { ended } = await call(endOtherSessions, {})
      return t("security.sessions.ended", { count: ended })
    })
  return (
    <SecuritySection id="devices" intro={t("security.sessions.intro")}>
      <ul aria-busy={isBusy}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => void endOne(session.id)} />
        ))}
      </ul>
      {others.length > 0 ? (
        <Button small className="mt-5" onClick={() => void endOthers()}>
          {t("security.sessions.endOthers")}
        </Button>
      ) : null}
    </SecuritySection>
  )
}

interface SessionRowProps {
  readonly session: SignedInSession
  readonly onEnd: () => void
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const t = useSecurityText()
  const device = describeUserAgent(session.userAgent)
  const name = device ? t("security.device.onSystem", device.names) : t("security.device.unknown")
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-4 first:border-0 first:pt-0 last:pb-0 sm:gap-6">
      <div className="flex min-w-0 flex-1 items-start gap-3.5">
        <Icon of={device?.isPhone ? Smartphone : Laptop} size={22} className="mt-0.5 text-ink-2" />
        <div className="min-w-0">
          <p className="font-medium">
            {name}
            {session.isCurrent ? (
              <span className="ml-2.5 inline-block rounded-pill bg-ok-tint px-2.5 py-0.5 text-12 text-ok">
                {t("security.sessions.here")}
              </span>
            ) : null}
          </p>
          <p className="text-14 text-ink-2">
            {t("security.sessions.used")} <Moment iso={session.lastUsedAt} />
          </p>
        </div>
      </div>
      {session.isCurrent ? null : (
        <Button
          small
          className="flex-none"
          aria-label={t("security.sessions.endOne", { name })}
          onClick={onEnd}
        >
          {t("security.sessions.signOut")}
        </Button>
      )}
    </li>
  )
}
