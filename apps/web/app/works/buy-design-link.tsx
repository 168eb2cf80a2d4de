import { designBillPath } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { Link, useNavigate } from "react-router"
import { useText } from "../platform/locale/locale.tsx"
import { requireLogin } from "../platform/session/request-login.ts"
import { currentSession } from "../platform/session/session-store.ts"

/** Leads to where a design is bought; visitors are asked to log in first. */
export function BuyDesignLink({ workId }: { readonly workId: string }) {
  const t = useText()
  const navigate = useNavigate()
  const to = designBillPath(workId)
  return (
    <>
      <Link
        to={to}
        prefetch="none"
        onClick={(event) => {
          if (currentSession()) return
          event.preventDefault()
          requireLogin(() => void navigate(to))
        }}
        className={`${buttonClass("primary")} mt-4 w-full`}
      >
        {t("work.buy")}
      </Link>
      <p className="mt-3 text-14 text-ink-2">{t("work.licenceNote")}</p>
    </>
  )
}
