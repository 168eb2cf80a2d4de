import type { MyProductSummary } from "@roomwright/contract/catalogue/my-products"
import { myProductPath } from "@roomwright/contract/page-paths"
import { Button } from "@roomwright/ui/button"
import { useId, useState } from "react"
import { Link } from "react-router"
import { formatMoney, formatNumber } from "../../platform/locale/format.ts"
import { useLangOf, useLanguage } from "../../platform/locale/locale.tsx"
import { useMyProductsText } from "./my-products-texts.ts"
import { QuickEdit } from "./quick-edit.tsx"
import { SaleBadge } from "./sale-badge.tsx"

/** A product in its merchant's list; price and stock are changed on the spot. */
export function MyProductRow({ product }: { readonly product: MyProductSummary }) {
  const t = useMyProductsText()
  const language = useLanguage()
  const langOf = useLangOf()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [variants, setVariants] = useState(product.variants)
  const { name, picture, isOnSale, alertAt } = product
  const prices = variants.map(({ price }) => price)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const stock = variants.reduce((sum, variant) => sum + variant.stock, 0)
  const isLow = isOnSale && variants.some((variant) => variant.stock <= alertAt)
  return (
    <li className="border-t border-line py-4 first:border-0">
      <div className="flex items-start gap-4">
        <span className="aspect-square w-16 flex-none overflow-hidden rounded-control bg-still sm:w-20">
          {picture ? (
            <img
              src={picture.address ?? `${picture.picture.path}/${picture.picture.widths[0] ?? 320}.webp`}
              alt=""
              width={80}
              height={80}
              className="size-full bg-cover object-cover"
              style={{ backgroundImage: `url("${picture.picture.placeholder}")` }}
            />
          ) : null}
        </span>
        <div className="grid min-w-0 flex-1 gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
          <Link
            to={myProductPath(product.id)}
            className="font-medium wrap-anywhere underline-offset-4 hover:text-accent hover:underline"
            {...langOf(name)}
          >
            {name.text}
          </Link>
          <span className="num sm:text-right">
            {formatMoney(lowest, language)}
            {highest > lowest ? ` – ${formatMoney(highest, language)}` : ""}
          </span>
          <span className="flex flex-wrap items-center gap-2 text-14 text-ink-2">
            <SaleBadge isOnSale={isOnSale} />
            <span>{t("myProducts.row.stock", { count: stock, shown: formatNumber(stock, language) })}</span>
            {picture ? null : (
              <span className="text-wait">
                {t("myProducts.row.noPicture")}{" "}
                <Link to={myProductPath(product.id)} className="underline underline-offset-4">
                  {t("myProducts.row.addPicture")}
                  <span className="sr-only">{`: ${name.text}`}</span>
                </Link>
              </span>
            )}
            {isLow ? <span className="font-medium text-wait">{t("myProducts.row.low")}</span> : null}
          </span>
          <span className="sm:text-right">
            <Button
              look="quiet"
              small
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
              className="max-sm:-ml-[14px]"
            >
              {t("myProducts.row.quick")}
              <span className="sr-only">{`: ${name.text}`}</span>
            </Button>
          </span>
        </div>
      </div>
      <div id={id} hidden={!isOpen} className="mt-3">
        {isOpen ? (
          <QuickEdit productId={product.id} variants={variants} alertAt={alertAt} onChanged={setVariants} />
        ) : null}
      </div>
    </li>
  )
}
