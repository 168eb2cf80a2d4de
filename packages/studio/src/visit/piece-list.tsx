import type { Scene } from "@roomwright/scene/document/scene"
import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Picture } from "@roomwright/ui/picture"
import { ShoppingBag } from "lucide-react"
import { useEffect, useState, useSyncExternalStore } from "react"
import { nameOfItem } from "../kinds/item/boxes.ts"
import { loadedLibrary, loadLibrary, onLibrary } from "../kinds/item/model-library.ts"
import { isOfLibrary } from "../kinds/item/piece-of-item.ts"
import { useStudioText } from "../use-studio-text.ts"
import { PieceSkeleton } from "./piece-panel.tsx"
import { PriceNow } from "./price-now.tsx"
import { countPieces, itemsOf, productOf } from "./pieces-in-home.ts"
import type { VisitCredit, VisitProduct } from "./visit-product.ts"

interface PieceListProps {
  readonly scene: Scene
  readonly products: ReadonlyMap<string, VisitProduct>
  readonly credits: readonly VisitCredit[]
  readonly linkTarget: "_self" | "_top" | "_blank"
  /** Shows the first piece that is this product. */
  readonly onLookAt: (reference: string) => void
  /** Puts several of them into the cart; left out where there is none. */
  readonly onOrder?: (() => void) | undefined
}

/** Everything that stands in the home: products with what they cost, other pieces, and whom they are owed to. */
export function PieceList({ scene, products, credits, linkTarget, onLookAt, onOrder }: PieceListProps) {
  const t = useStudioText()
  const items = itemsOf(scene).map(({ item }) => item)
  const others = items.filter((item) => !products.has(productOf(item) ?? ""))
  const hasNames = useNames(others.some(isOfLibrary))
  const sold = [...products.values()].filter(({ reference }) =>
    items.some((item) => productOf(item) === reference),
  )
  return (
    <>
      {sold.length > 0 ? (
        <>
          <h3 className="mt-1 mb-2 font-sans text-14 font-medium text-ink-2">{t("visit.products")}</h3>
          <ul className="grid gap-2">
            {sold.map((product) => (
              <ProductRow key={product.reference} {...{ product, linkTarget, onLookAt }} />
            ))}
          </ul>
          {onOrder ? (
            <Button look="primary" onClick={onOrder} className="mt-3 w-full">
              <Icon of={ShoppingBag} />
              {t("visit.order")}
            </Button>
          ) : null}
        </>
      ) : null}
      {others.length > 0 ? (
        <>
          <h3 className="mt-6 mb-1 font-sans text-14 font-medium text-ink-2">{t("visit.otherPieces")}</h3>
          {hasNames ? (
            <ul>
              {countPieces(others.map((item) => nameOfItem(t, item))).map(({ name, count }) => (
                <li key={name} className="flex justify-between gap-4 border-b border-line py-2 text-14">
                  <span>{name}</span>
                  {count > 1 ? <span className="num text-ink-2">× {count}</span> : null}
                </li>
              ))}
            </ul>
          ) : (
            <PieceSkeleton rows={new Set(others.map(({ model }) => model)).size} />
          )}
        </>
      ) : null}
      {credits.length > 0 ? (
        <>
          <h3 className="mt-6 mb-1 font-sans text-14 font-medium text-ink-2">{t("visit.credits")}</h3>
          <ul className="grid gap-2 text-14">
            {credits.map(({ creator, licence, names }) => (
              <li key={`${creator} ${licence}`}>
                <p>{t("visit.credit", { creator, licence })}</p>
                <p className="text-12 text-ink-2">{names.join(" · ")}</p>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

/** Whether pieces can be called by their names: those of the library come with it. Where it does not come, they are called what they are. */
function useNames(areOfLibrary: boolean): boolean {
  const library = useSyncExternalStore(onLibrary, loadedLibrary)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (areOfLibrary) loadLibrary().catch(() => setFailed(true))
  }, [areOfLibrary])
  return !areOfLibrary || library !== null || hasFailed
}

interface ProductRowProps {
  readonly product: VisitProduct
  readonly linkTarget: "_self" | "_top" | "_blank"
  readonly onLookAt: (reference: string) => void
}

function ProductRow({ product, linkTarget, onLookAt }: ProductRowProps) {
  const t = useStudioText()
  const { reference, name, picture, isAvailable, address } = product
  return (
    <li className="flex items-center gap-3 rounded-card border border-line bg-card p-2.5">
      <span className="block size-16 flex-none overflow-hidden rounded-inner bg-still">
        {picture ? <Picture source={picture} alt="" sizes="64px" className="h-full" /> : null}
      </span>
      <div className="min-w-0 flex-1 leading-snug">
        <p className="text-15 font-medium text-pretty">{name}</p>
        <PriceNow product={product} className="text-14 text-ink-2" />
        <p className="mt-0.5 flex flex-wrap gap-x-4 text-14">
          <button
            type="button"
            onClick={() => onLookAt(reference)}
            className="min-h-6 text-accent underline underline-offset-4"
          >
            {t("visit.showIt")}
          </button>
          {address && isAvailable ? (
            <a
              href={address}
              target={linkTarget}
              className="min-h-6 text-accent underline underline-offset-4"
            >
              {t("visit.viewProduct")}
            </a>
          ) : null}
        </p>
      </div>
    </li>
  )
}
