import type { ProductVariant } from "@roomwright/contract/catalogue/calls"
import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { Check, CircleSlash } from "lucide-react"
import { AddToCart } from "../platform/cart/add-to-cart.tsx"
import { formatMoney, formatNumber } from "../platform/locale/format.ts"
import { useLangOf, useLanguage, useText } from "../platform/locale/locale.tsx"
import { nearestVariant, optionsOf } from "./product-options.ts"
import { productBillPath } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { Link, useNavigate } from "react-router"
import { requireLogin } from "../platform/session/request-login.ts"
import { currentSession } from "../platform/session/session-store.ts"

/** Stock from which on the exact number is nobody's concern. */
const plenty = 10

interface ProductChoiceProps {
  readonly productId: string
  readonly variants: readonly ProductVariant[]
  readonly chosen: ProductVariant
  readonly onChoose: (variant: ProductVariant) => void
}

/** Sizes and colours of a product; the price, stock and SKU are those of what is chosen. */
export function ProductChoice({ productId, variants, chosen, onChoose }: ProductChoiceProps) {
  const t = useText()
  const language = useLanguage()
  const langOf = useLangOf()
  const { sizes, colours } = optionsOf(variants)
  const choose = (wanted: Partial<Pick<ProductVariant, "size" | "colour">>) =>
    onChoose(nearestVariant(variants, chosen, wanted))

  return (
    <div>
      <p className="num mt-2 font-serif text-28" aria-live="polite">
        {formatMoney(chosen.price, language)}
      </p>
      <p className="mt-1 text-14 text-ink-2">{t("product.vat")}</p>
      {sizes.length > 0 ? (
        <fieldset className="mt-6">
          <legend className="mb-2 text-15 font-medium">{t("product.size")}</legend>
          <div data-choice className="flex flex-wrap gap-2">
            {sizes.map(({ size, price }) => (
              <button
                key={size.text}
                type="button"
                aria-pressed={size.text === chosen.size?.text}
                onClick={() => choose({ size })}
                className="rounded-control border border-line-2 bg-card px-3.5 py-2 text-left text-15 leading-snug hover:border-ink-2 aria-pressed:border-ink aria-pressed:ring-1 aria-pressed:ring-ink"
                {...langOf(size)}
              >
                {size.text}
                <span className="num block text-12 text-ink-2">{formatMoney(price, language)}</span>
              </button>
            ))}
          </div>
        </fieldset>
      ) : null}
      <fieldset className="mt-5">
        <legend className="mb-2 text-15">
          <span className="font-medium">{t("product.colour")}</span>{" "}
          <span className="text-ink-2" {...langOf(chosen.colour.name)}>
            {chosen.colour.name.text}
          </span>
        </legend>
        <div data-choice className="flex flex-wrap gap-3">
          {colours.map((colour) => (
            <button
              key={colour.hex}
              type="button"
              aria-label={colour.name.text}
              aria-pressed={colour.hex === chosen.colour.hex}
              onClick={() => choose({ colour })}
              className="size-10 rounded-pill shadow-[inset_0_0_0_1px_var(--color-swatch-ring)] aria-pressed:outline-2 aria-pressed:outline-offset-3 aria-pressed:outline-ink aria-pressed:focus-visible:outline-4 aria-pressed:focus-visible:outline-accent"
              style={{ backgroundColor: colour.hex }}
            />
          ))}
        </div>
      </fieldset>
      <p
        className={classNames(
          "mt-6 flex items-center gap-2.5 text-15",
          chosen.stock > 0 ? "text-ok" : "text-bad",
        )}
        aria-live="polite"
      >
        <Icon of={chosen.stock > 0 ? Check : CircleSlash} />
        {chosen.stock === 0
          ? t("product.soldOut")
          : chosen.stock < plenty
            ? t("product.fewLeft", { count: chosen.stock, shown: formatNumber(chosen.stock, language) })
            : t("product.inStock")}
      </p>
      <p className="mt-1 text-14 text-ink-2">{t("product.sku", { sku: chosen.sku })}</p>
      {chosen.stock > 0 ? (
        <>
          <div id={buyPlace} className="mt-5">
            <BuyLink productId={productId} variantId={chosen.id} className="w-full" />
          </div>
          <AddToCart key={chosen.id} product={productId} variant={chosen.id} />
        </>
      ) : null}
    </div>
  )
}

/** Where the page itself has the way to buy. */
export const buyPlace = "buy"

interface BuyLinkProps {
  readonly productId: string
  readonly variantId: string
  readonly className: string
}

/** Leads to where a variant is ordered; visitors are asked to log in first. */
export function BuyLink({ productId, variantId, className }: BuyLinkProps) {
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
      className={`${buttonClass("primary")} ${className}`}
    >
      {t("product.buy")}
    </Link>
  )
}
