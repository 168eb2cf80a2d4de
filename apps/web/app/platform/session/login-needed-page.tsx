import { Button } from "@roomwright/ui/button"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Drawing } from "../drawing.tsx"
import { useEffect } from "react"
import { useLocation, useNavigate } from "react-router"
import { requestLogin } from "../dialogs/modal-store.ts"
import { useText } from "../locale/locale.tsx"
import { useSession } from "./use-session.ts"

/** Stands in for a private page until somebody signs in, here or in another tab; then the page itself comes. */
export function LoginNeededPage() {
  const t = useText()
  // Not the session itself: the page's own loader brings it up to date, and would begin again for ever.
  const isSignedIn = useSession() !== null
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (isSignedIn) void navigate(pathname + search, { replace: true })
    else requestLogin()
  }, [isSignedIn, navigate, pathname, search])
  return (
    <div className="wrap py-8">
      <title>{`${t("session.privateTitle")} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState level={1} drawing={<Drawing of="lostDoor" />} title={t("session.privateTitle")}>
        <p>{t("session.privateText")}</p>
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          <Button look="primary" onClick={() => requestLogin()}>
            {t("nav.signIn")}
          </Button>
        </p>
      </EmptyState>
    </div>
  )
}
