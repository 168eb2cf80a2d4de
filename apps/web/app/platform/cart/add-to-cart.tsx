import { pagePaths } from "@roomwright/contract/page-paths"
import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Check, ShoppingBag } from "lucide-react"
import { useState } from "react"
import { Link } from "react-router"
import { useText } from "../locale/locale.tsx"
import { usePutIntoCart } from "./use-put-into-cart.ts"

interface AddToCartProps {
  readonly product: string
  readonly variant: string
}

/** Puts one piece of a variant into the cart, and then leads to it. */
export function AddToCart({ product, variant }: AddToCartProps) {
  const t = useText()
  const { put, isBusy } = usePutIntoCart()
  const [added, setAdded] = useState(0)
  const add = async (): Promise<void> => {
    if (await put([{ product, variant, quantity: 1 }], "add")) setAdded((before) => before + 1)
  }
  return (
    <div className="mt-3">
      <Button className="w-full aria-busy:opacity-60" aria-busy={isBusy} onClick={() => void add()}>
        <Icon of={ShoppingBag} />
        {t("cart.add")}
      </Button>
      <p role="status" className="mt-2 flex min-h-6 flex-wrap items-center gap-x-2 text-14 text-ok">
        {added > 0 ? (
          <>
            <Icon of={Check} size={16} />
            {t("cart.added", { count: added })}
            <Link to={pagePaths.cart} className="text-accent underline underline-offset-4">
              {t("cart.see")}
            </Link>
          </>
        ) : null}
      </p>
    </div>
  )
}
