import { endUserSession, endUserSessions } from "@roomwright/contract/accounts/admin"
import { Button } from "@roomwright/ui/button"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { describeUserAgent } from "../../platform/session/describe-user-agent.ts"
import { siteCall } from "../../platform/site-call.ts"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Moment } from "../../admin/frame/moment.tsx"
import type { UserCardProps } from "./user-change.ts"

/** Where the account is signed in. */
export function SessionsCard({ user, isBusy, onChange }: UserCardProps) {
  const t = useAdminText()
  const call = siteCall(useLanguage())
  const nameOf = (userAgent: string): string => {
    const device = describeUserAgent(userAgent)
    return device ? `${device.names.browser} · ${device.names.system}` : t("admin.users.unknownDevice")
  }
  return (
    <section
      aria-labelledby="user-sessions"
      className="rounded-card border border-line bg-card p-6 lg:p-8 xl:col-span-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="user-sessions" className="text-22">
          {t("admin.users.sessions")}
        </h2>
        {user.sessions.length > 0 ? (
          <Button
            small
            aria-disabled={isBusy}
            onClick={() =>
              void onChange(
                () => call(endUserSessions, { params: { id: user.id } }),
                t("admin.users.sessionsEnded"),
              )
            }
          >
            {t("admin.users.endAll")}
          </Button>
        ) : null}
      </div>
      {user.sessions.length === 0 ? (
        <p className="mt-3 text-ink-2">{t("admin.users.noSessions")}</p>
      ) : (
        <ul className="mt-4 border-t border-line text-14">
          {user.sessions.map(({ id, userAgent, startedAt, lastUsedAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3">
              <span className="w-full font-medium wrap-anywhere sm:w-56">{nameOf(userAgent)}</span>
              <span className="flex-1 text-ink-2">
                {t("admin.users.lastUsed")} <Moment iso={lastUsedAt} />
                <span className="block text-12">
                  {t("admin.users.signedIn")} <Moment iso={startedAt} />
                </span>
              </span>
              <Button
                small
                aria-disabled={isBusy}
                onClick={() =>
                  void onChange(
                    () => call(endUserSession, { params: { id: user.id, sessionId: id } }),
                    t("admin.users.sessionsEnded"),
                  )
                }
              >
                {t("admin.users.endOne")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
