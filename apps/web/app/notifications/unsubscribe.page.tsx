import { unsubscribe } from "@roomwright/contract/notifications/calls"
import type { NotificationType } from "@roomwright/contract/notifications/types"
import { pagePaths } from "@roomwright/contract/page-paths"
import { Button, buttonClass } from "@roomwright/ui/button"
import { MailboxDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { useCallback, useEffect, useState } from "react"
import { Link, useSearchParams } from "react-router"
import { ApiError } from "../platform/api.ts"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { plainCall } from "../platform/plain-call.ts"
import { loadNotificationTexts, useNotificationText } from "./notification-texts.ts"

await loadNotificationTexts()

type State =
  | { readonly step: "busy" }
  | { readonly step: "done"; readonly type: NotificationType; readonly byEmail: boolean }
  | { readonly step: "failed"; readonly message: string }

/**
 * Where the link in an email copy leads: it ends them at once, without a login, and can be taken back. The call is made
 * by the page, not by its address: programs that look at links in emails change nothing.
 */
export default function UnsubscribePage() {
  const t = useNotificationText()
  const [search] = useSearchParams()
  const token = search.get("token") ?? ""
  const [state, setState] = useState<State>({ step: "busy" })
  const choose = useCallback(
    async (byEmail: boolean): Promise<void> => {
      setState({ step: "busy" })
      try {
        const chosen = await plainCall(shownLanguage())(unsubscribe, {
          body: { token: token || "-", byEmail },
        })
        setState({ step: "done", ...chosen })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setState({ step: "failed", message: error.message })
      }
    },
    [token],
  )
  useEffect(() => void choose(false), [choose])
  return (
    <div className="wrap min-h-[60vh] py-10" role="status" aria-busy={state.step === "busy"}>
      <title>{`${t("notifications.unsubscribe.title")} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <EmptyState drawing={<MailboxDrawing />} title={t(titleOf(state))} level={1}>
        {state.step === "failed" ? <p>{state.message}</p> : null}
        {state.step === "done" ? (
          <p>
            {t(
              state.byEmail ? "notifications.unsubscribe.undoneText" : "notifications.unsubscribe.doneText",
              {
                type: t(`notifications.kind.${state.type}`),
              },
            )}
          </p>
        ) : null}
        {state.step === "busy" ? null : (
          <p className="mt-6 flex flex-wrap justify-center gap-3">
            <Button onClick={() => void choose(state.step === "done" && !state.byEmail)}>
              {t(
                state.step === "failed"
                  ? "notifications.unsubscribe.again"
                  : state.byEmail
                    ? "notifications.unsubscribe.stop"
                    : "notifications.unsubscribe.undo",
              )}
            </Button>
            <Link to={pagePaths.notificationSettings} className={buttonClass("quiet")}>
              {t("notifications.unsubscribe.choose")}
            </Link>
          </p>
        )}
      </EmptyState>
    </div>
  )
}

function titleOf(state: State) {
  if (state.step === "busy") return "notifications.unsubscribe.busy"
  if (state.step === "failed") return "notifications.unsubscribe.failed"
  return state.byEmail ? "notifications.unsubscribe.undone" : "notifications.unsubscribe.done"
}
