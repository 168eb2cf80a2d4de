import { changeMyVariant } from "@roomwright/contract/catalogue/my-product-calls"
import { productLimits, type MyVariant } from "@roomwright/contract/catalogue/my-products"
import { showText } from "@roomwright/contract/language"
import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { MoneyField } from "../../platform/forms/money-field.tsx"
import { formatNumber } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useMyProductsText } from "./my-products-texts.ts"

interface QuickEditProps {
  readonly productId: string
  readonly variants: readonly MyVariant[]
  /** So few pieces are low. */
  readonly alertAt: number
  readonly onChanged: (variants: MyVariant[]) => void
}

/** Price and stock of each variant, saved one by one. */
export function QuickEdit({ variants, ...around }: QuickEditProps) {
  return (
    <ul className="grid gap-3">
      {variants.map((variant) => (
        // What was saved, here or by an order, is what the fields begin with.
        <VariantForm key={`${variant.id} ${variant.price} ${variant.stock}`} variant={variant} {...around} />
      ))}
    </ul>
  )
}

interface VariantFormProps extends Omit<QuickEditProps, "variants"> {
  readonly variant: MyVariant
}

function VariantForm({ productId, variant, alertAt, onChanged }: VariantFormProps) {
  const t = useMyProductsText()
  const language = useLanguage()
  const [price, setPrice] = useState(String(variant.price))
  const [stock, setStock] = useState(String(variant.stock))
  const [isBusy, setBusy] = useState(false)
  const [wasSent, setWasSent] = useState(false)
  const isPrice = Number(price) >= 1 && Number(price) <= productLimits.priceMax
  const isStock = stock !== "" && Number(stock) <= productLimits.stockMax
  const save = async (): Promise<void> => {
    setWasSent(true)
    if (isBusy || !isPrice || !isStock) return
    setBusy(true)
    try {
      const changed = await siteCall(language)(changeMyVariant, {
        params: { id: productId, variant: variant.id },
        body: { price: Number(price), stock: Number(stock), stockWas: variant.stock },
      })
      onChanged(changed.variants)
      showToast("success", t("myProducts.quick.saved"))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
    } finally {
      setBusy(false)
    }
  }
  const size = variant.size ? showText(variant.size, language).text : ""
  const colour = showText(variant.colour.name, language).text
  const name = [colour, size].filter(Boolean).join(" · ")
  const isLow = variant.stock <= alertAt
  return (
    <li>
      <form
        noValidate
        aria-label={`${variant.sku} ${name}`}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
        className="grid items-start gap-3 rounded-control bg-sunk p-3 sm:grid-cols-[minmax(0,1fr)_170px_110px_auto]"
      >
        <div className="min-w-0 text-14 sm:pt-7">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="wrap-anywhere text-ink-2">
            {variant.sku}
            {isLow ? <span className="font-medium text-wait"> · {t("myProducts.row.low")}</span> : null}
          </p>
        </div>
        <MoneyField
          label={t("myProducts.variants.price")}
          error={wasSent && !isPrice ? t("myProducts.fault.price") : undefined}
          value={price}
          onChange={setPrice}
        />
        <TextField
          label={t("myProducts.variants.stock")}
          error={
            wasSent && !isStock
              ? t("myProducts.fault.stock", { stock: formatNumber(productLimits.stockMax, language) })
              : undefined
          }
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={stock}
          onChange={({ target }) => setStock(target.value.replaceAll(/\D/g, ""))}
        />
        <Button type="submit" aria-disabled={isBusy} className="sm:mt-7">
          {t("myProducts.quick.save")}
        </Button>
      </form>
    </li>
  )
}
