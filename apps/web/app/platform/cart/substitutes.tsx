import { listRelatedProducts, type ProductCard as Product } from "@roomwright/contract/catalogue/calls"
import { pagePaths } from "@roomwright/contract/page-paths"
import { Button } from "@roomwright/ui/button"
import { useEffect, useState } from "react"
import { Link } from "react-router"
import { ApiError } from "../api.ts"
import { ProductCard } from "../cards/product-card.tsx"
import { useLanguage, useText } from "../locale/locale.tsx"
import { siteCall } from "../site-call.ts"
import { usePutIntoCart } from "./use-put-into-cart.ts"

interface SubstitutesProps {
  /** What is sold out or no longer sold. */
  readonly productId: string
  readonly quantity: number
  readonly work?: string
  /** One of them is in the cart in its place. */
  readonly onTaken?: () => void
}

const shown = 4

/** Pieces like one that cannot be had, each to be taken in its place. */
export function Substitutes({ productId, quantity, work, onTaken }: SubstitutesProps) {
  const t = useText()
  const language = useLanguage()
  const { put, isBusy } = usePutIntoCart()
  const [found, setFound] = useState<readonly Product[] | null>(null)
  useEffect(() => {
    let isOver = false
    siteCall(language)(listRelatedProducts, { params: { id: productId } }).then(
      (products) => {
        if (!isOver) setFound(products.filter(({ inStock }) => inStock).slice(0, shown))
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (!isOver) setFound([])
      },
    )
    return () => {
      isOver = true
    }
  }, [language, productId])
  const take = async (product: string): Promise<void> => {
    const entry = { product, quantity, ...(work === undefined ? {} : { work }) }
    if (await put([entry], "atLeast")) onTaken?.()
  }
  if (found === null) return <p className="h-40 animate-pulse rounded-card bg-sunk" role="status" aria-busy />
  if (found.length === 0)
    return (
      <p className="text-14 text-ink-2">
        {t("cart.noneLike")}{" "}
        <Link to={pagePaths.products} className="text-accent underline underline-offset-4">
          {t("cart.allProducts")}
        </Link>
      </p>
    )
  return (
    <ul aria-label={t("cart.similar")} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {found.map((product) => (
        <li key={product.id} className="flex min-w-0 flex-col justify-between gap-2">
          <ProductCard product={product} sizes="(width < 600px) 40vw, 180px" />
          <Button small aria-busy={isBusy} onClick={() => void take(product.id)} className="w-full">
            {t("cart.takeInstead")}
          </Button>
        </li>
      ))}
    </ul>
  )
}
