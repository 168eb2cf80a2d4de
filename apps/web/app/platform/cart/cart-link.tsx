import { pagePaths } from "@roomwright/contract/page-paths"
import { Icon } from "@roomwright/ui/icon"
import { ShoppingBag } from "lucide-react"
import { useEffect } from "react"
import { Link } from "react-router"
import { formatNumber } from "../locale/format.ts"
import { useLanguage, useText } from "../locale/locale.tsx"
import { useSession } from "../session/use-session.ts"
import { publishPieces, useCartPieces } from "./cart-count.ts"
import { countVisitorPieces, watchVisitorCart } from "./visitor-cart.ts"

/** More than this is said as "99+". */
const mostShown = 99

/** The way to the cart, in the header of every page, with how many pieces are in it. */
export function CartLink() {
  const t = useText()
  const language = useLanguage()
  const pieces = useCartPieces() ?? 0
  const token = useSession()?.token ?? null
  const isSignedIn = token !== null
  useEffect(() => {
    if (!isSignedIn) {
      publishPieces(countVisitorPieces())
      return watchVisitorCart(() => publishPieces(countVisitorPieces()))
    }
    const refresh = (): void => {
      if (document.visibilityState !== "visible") return
      // Visitors need none of this code. Without the network the link goes on working.
      import("./cart-calls.ts").then(
        ({ refreshCount }) => refreshCount(language),
        () => {},
      )
    }
    refresh()
    // Another tab or device may have filled it.
    document.addEventListener("visibilitychange", refresh)
    return () => document.removeEventListener("visibilitychange", refresh)
  }, [isSignedIn, language])
  return (
    <Link
      to={pagePaths.cart}
      prefetch="none"
      aria-label={pieces > 0 ? t("cart.linkWith", { count: pieces }) : t("cart.link")}
      className="relative inline-grid size-10 flex-none place-items-center rounded-control hover:bg-sunk"
    >
      <Icon of={ShoppingBag} size={20} />
      {pieces > 0 ? (
        <span
          aria-hidden
          data-testid="cart-count"
          className="num absolute top-0.5 right-0 min-w-4.5 rounded-pill bg-accent px-1 text-center text-11 font-medium text-on-accent"
        >
          {pieces > mostShown ? `${mostShown}+` : formatNumber(pieces, language)}
        </span>
      ) : null}
    </Link>
  )
}
