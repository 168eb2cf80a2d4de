import type { WorkDetail } from "@roomwright/contract/works/calls"
import { pagePaths } from "@roomwright/contract/page-paths"
import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Check, PackageX, ShoppingBag } from "lucide-react"
import { useState } from "react"
import { Link } from "react-router"
import { ProductCard } from "../platform/cards/product-card.tsx"
import { SectionHead } from "../platform/cards/section-head.tsx"
import { Substitutes } from "../platform/cart/substitutes.tsx"
import { usePutIntoCart } from "../platform/cart/use-put-into-cart.ts"
import { formatMoney } from "../platform/locale/format.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"

/** The products in a room, each or all of them to be put into the cart; what is sold out has others like it. */
export function ShopTheRoom({ work: shown }: { readonly work: WorkDetail }) {
  const { id: work, products, goneProducts, withdrawnProducts } = shown
  const t = useText()
  const language = useLanguage()
  const { put, isBusy } = usePutIntoCart()
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set())
  const [replacing, setReplacing] = useState<string | null>(null)
  const here = products.map(({ product }) => product).filter(({ inStock }) => inStock)
  const add = async (ids: readonly string[]): Promise<void> => {
    // Pressing twice doubles nothing.
    const entries = ids.map((product) => ({ product, quantity: 1, work }))
    if (await put(entries, "atLeast")) setAdded((before) => new Set([...before, ...ids]))
  }
  const isAllIn = here.length > 0 && here.every(({ id }) => added.has(id))
  const gone = products.length - here.length
  return (
    <section id="products" className="mt-16 scroll-mt-6 md:mt-24">
      <SectionHead
        title={t("work.inThisRoom")}
        {...(products.length > 0 ? { intro: t("work.inThisRoomIntro", { count: products.length }) } : {})}
      />
      <div className="gap-6 md:flex md:flex-wrap">
        <ul className="bleed no-scrollbar grid auto-cols-[148px] grid-flow-col gap-3 overflow-x-auto pt-1 pb-2 md:auto-cols-[236px] md:gap-6">
          {products.map(({ product, at, atPublishing }, index) => (
            <li key={product.id} className="relative flex snap-start flex-col justify-between gap-3">
              <div>
                <ProductCard
                  product={product}
                  sizes="(width < 900px) 148px, 236px"
                  {...(at === null ? {} : { tag: index + 1 })}
                />
                {atPublishing && atPublishing.price !== product.price ? (
                  <p className="num mt-1 text-14 text-ink-2">
                    {t("work.priceThen", { price: formatMoney(atPublishing.price, language) })}
                  </p>
                ) : null}
              </div>
              {product.inStock ? (
                <Button small aria-busy={isBusy} onClick={() => void add([product.id])} className="w-full">
                  <Icon of={added.has(product.id) ? Check : ShoppingBag} size={16} />
                  {t(added.has(product.id) ? "cart.isIn" : "cart.addShort")}
                  <span className="sr-only"> {product.name.text}</span>
                </Button>
              ) : (
                <SimilarButton
                  id={product.id}
                  name={product.name.text}
                  replacing={replacing}
                  onReplace={setReplacing}
                />
              )}
            </li>
          ))}
          {withdrawnProducts.map(({ productId, category, atPublishing }) => (
            <li key={productId} className="flex snap-start flex-col justify-between gap-3">
              <div>
                <p className="grid aspect-square place-content-center justify-items-center gap-2 rounded-card border border-dashed border-line p-4 text-center text-14 text-pretty text-ink-2">
                  <Icon of={PackageX} size={22} />
                  {t("work.withdrawn")}
                </p>
                <p className="mt-3 font-medium">{category.text}</p>
                {atPublishing ? (
                  <p className="num mt-1 text-14 text-ink-2">
                    {t("work.priceThen", { price: formatMoney(atPublishing.price, language) })}
                  </p>
                ) : null}
              </div>
              <SimilarButton
                id={productId}
                name={category.text}
                replacing={replacing}
                onReplace={setReplacing}
              />
            </li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card border border-line bg-card px-6 py-5 md:mt-1 md:flex-[1_0_15rem] md:content-center">
          <p className="min-w-0 text-14 text-ink-2">
            <b className="num mr-2 font-serif text-22 font-normal text-ink">
              {formatMoney(
                here.reduce((sum, { price }) => sum + price, 0),
                language,
              )}
            </b>
            {t("work.roomTotal", { count: here.length })}
            {gone > 0 ? ` ${t("work.roomGone", { count: gone })}` : null}
            {goneProducts > 0 ? ` ${t("work.roomWithdrawn", { count: goneProducts })}` : null}
          </p>
          <p role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full">
            {added.size > 0 ? (
              <Link to={pagePaths.cart} className="text-15 text-accent underline underline-offset-4">
                {t("cart.see")}
              </Link>
            ) : null}
            {here.length > 0 ? (
              <Button
                look="primary"
                aria-busy={isBusy}
                onClick={() => void add(here.map(({ id }) => id))}
                className="max-sm:w-full"
              >
                <Icon of={isAllIn ? Check : ShoppingBag} />
                {isAllIn ? t("cart.isIn") : t("cart.addAll", { count: here.length })}
              </Button>
            ) : null}
          </p>
        </div>
      </div>
      {replacing === null ? null : (
        <div className="mt-4 rounded-card border border-line bg-card p-4 sm:p-6">
          <Substitutes key={replacing} productId={replacing} quantity={1} work={work} />
        </div>
      )}
    </section>
  )
}

interface SimilarButtonProps {
  readonly id: string
  readonly name: string
  /** The piece whose substitutes are shown. */
  readonly replacing: string | null
  readonly onReplace: (id: string | null) => void
}

function SimilarButton({ id, name, replacing, onReplace }: SimilarButtonProps) {
  const t = useText()
  const isOpen = replacing === id
  return (
    <Button small aria-expanded={isOpen} onClick={() => onReplace(isOpen ? null : id)} className="w-full">
      {t("cart.similar")}
      <span className="sr-only"> {name}</span>
    </Button>
  )
}
