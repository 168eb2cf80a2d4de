import { Picture } from "@roomwright/ui/picture"
import { useEffect, useState } from "react"
import { formatPrice } from "../library/format-piece.ts"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import { useStudioText } from "../use-studio-text.ts"
import type { ProductId, ShoppingHost, SimilarProduct } from "./shopping-host.ts"

interface SimilarProductsProps {
  readonly host: ShoppingHost
  /** What cannot be had, or is to be another one. */
  readonly product: ProductId
  readonly name: string
  readonly onTake: (product: ProductId) => void
}

const most = 4

/** Products like one, each to be ordered in its place. */
export function SimilarProducts({ host, product, name: called, onTake }: SimilarProductsProps) {
  const t = useStudioText()
  const [found, setFound] = useState<readonly SimilarProduct[] | null>(null)
  useEffect(() => {
    let isShown = true
    host.similar(product, called).then(
      (others) => isShown && setFound(others.slice(0, most)),
      () => isShown && setFound([]),
    )
    return () => {
      isShown = false
    }
  }, [host, product, called])
  if (!found) return <p role="status" aria-busy className="h-32 animate-pulse rounded-inner bg-sunk" />
  if (found.length === 0) return <p className="text-ink-2">{t("shop.noneLike")}</p>
  return (
    <ul aria-label={t("shop.similar")} className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {found.map(({ product: other, name, merchant, picture, price }) => (
        <li key={other} className="grid min-w-0 content-between gap-1.5">
          <span className="grid gap-0.5">
            <span className="block aspect-square overflow-hidden rounded-inner bg-still">
              <Picture source={picture} alt="" sizes="150px" className="h-full" />
            </span>
            <span className="line-clamp-2 leading-snug font-medium">{name}</span>
            <span className="truncate text-12 text-ink-2">{merchant}</span>
            <span className="num">{formatPrice(price)}</span>
          </span>
          <PanelButton onClick={() => onTake(other)} className="w-full">
            {t("shop.take")}
            <span className="sr-only"> {name}</span>
          </PanelButton>
        </li>
      ))}
    </ul>
  )
}
