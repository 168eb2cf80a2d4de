import type { Scene } from "@roomwright/scene/document/scene"
import { Icon } from "@roomwright/ui/icon"
import { Picture } from "@roomwright/ui/picture"
import { X } from "lucide-react"
import { useEffect, useRef, useSyncExternalStore } from "react"
import { nameOfItem } from "../kinds/item/boxes.ts"
import { loadedLibrary, loadLibrary, onLibrary } from "../kinds/item/model-library.ts"
import { useStudioText } from "../use-studio-text.ts"
import { countPieces, itemsOf, productOf } from "./pieces-in-home.ts"
import type { VisitCredit, VisitProduct } from "./visit-product.ts"

interface PiecePanelProps {
  readonly scene: Scene
  readonly products: ReadonlyMap<string, VisitProduct>
  readonly credits: readonly VisitCredit[]
  readonly linkTarget: "_self" | "_top" | "_blank"
  /** Shows the first piece that is this product. */
  readonly onLookAt: (reference: string) => void
  readonly onClose: () => void
}

/** Everything that stands in the home: products with what they cost, other pieces, and whom they are owed to. */
export function PiecePanel({ scene, products, credits, linkTarget, onLookAt, onClose }: PiecePanelProps) {
  const t = useStudioText()
  const panel = useRef<HTMLElement>(null)
  // Names of pieces come with the library.
  useSyncExternalStore(onLibrary, loadedLibrary)
  useEffect(() => {
    loadLibrary().catch(() => {})
    panel.current?.focus({ preventScroll: true })
  }, [])
  const items = itemsOf(scene).map(({ item }) => item)
  const others = countPieces(
    items.filter((item) => !products.has(productOf(item) ?? "")).map((item) => nameOfItem(t, item)),
  )
  const sold = [...products.values()].filter(({ reference }) =>
    items.some((item) => productOf(item) === reference),
  )
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={t("visit.pieces")}
      className="absolute inset-x-0 bottom-0 z-10 flex max-h-[70%] flex-col overflow-hidden rounded-t-card border-t border-line bg-paper shadow-float outline-none sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-96 sm:rounded-none sm:border-t-0 sm:border-l"
    >
      <header className="flex items-center justify-between gap-4 py-3 pr-3 pl-5">
        <h2 className="text-20">{t("visit.pieces")}</h2>
        <button
          type="button"
          aria-label={t("visit.closePieces")}
          onClick={onClose}
          className="inline-grid size-10 place-items-center rounded-pill hover:bg-sunk"
        >
          <Icon of={X} size={20} />
        </button>
      </header>
      {/* It scrolls by keys, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto px-5 pb-6 -outline-offset-2">
        {sold.length > 0 ? (
          <>
            <h3 className="mt-1 mb-2 font-sans text-14 font-medium text-ink-2">{t("visit.products")}</h3>
            <ul className="grid gap-2">
              {sold.map((product) => (
                <ProductRow key={product.reference} {...{ product, linkTarget, onLookAt }} />
              ))}
            </ul>
          </>
        ) : null}
        {others.length > 0 ? (
          <>
            <h3 className="mt-6 mb-1 font-sans text-14 font-medium text-ink-2">{t("visit.otherPieces")}</h3>
            <ul>
              {others.map(({ name, count }) => (
                <li key={name} className="flex justify-between gap-4 border-b border-line py-2 text-14">
                  <span>{name}</span>
                  {count > 1 ? <span className="num text-ink-2">× {count}</span> : null}
                </li>
              ))}
            </ul>
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
      </div>
    </aside>
  )
}

interface ProductRowProps {
  readonly product: VisitProduct
  readonly linkTarget: "_self" | "_top" | "_blank"
  readonly onLookAt: (reference: string) => void
}

function ProductRow({ product, linkTarget, onLookAt }: ProductRowProps) {
  const t = useStudioText()
  const { reference, name, price, picture, isAvailable, address } = product
  return (
    <li className="flex items-center gap-3 rounded-card border border-line bg-card p-2.5">
      <span className="block size-16 flex-none overflow-hidden rounded-inner bg-still">
        {picture ? <Picture source={picture} alt="" sizes="64px" className="h-full" /> : null}
      </span>
      <div className="min-w-0 flex-1 leading-snug">
        <p className="text-15 font-medium text-pretty">{name}</p>
        <p className="num text-14 text-ink-2">{isAvailable && price ? price : t("visit.notOnSale")}</p>
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
