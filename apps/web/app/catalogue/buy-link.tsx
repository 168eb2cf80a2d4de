import { productBillPath } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { Link, useNavigate } from "react-router"
import { useText } from "../platform/locale/locale.tsx"
import { requireLogin } from "../platform/session/request-login.ts"
import { currentSession } from "../platform/session/session-store.ts"

interface BuyLinkProps {
  readonly productId: string
  readonly variantId: string
}

/** Leads to where a variant is ordered; visitors are asked to log in first. */
export function BuyLink({ productId, variantId }: BuyLinkProps) {
  const t = useText()
  const navigate = useNavigate()
  const to = productBillPath(productId, variantId)
  return (
    <Link
      to={to}
      prefetch="none"
      onClick={(event) => {
        if (currentSession()) return
        event.preventDefault()
        requireLogin(() => void navigate(to))
      }}
      className={`${buttonClass("primary")} mt-5 w-full`}
    >
      {t("product.buy")}
    </Link>
  )
}
