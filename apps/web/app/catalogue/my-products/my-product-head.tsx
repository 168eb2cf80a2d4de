import { deleteMyProduct, offerMyProduct } from "@roomwright/contract/catalogue/my-product-calls"
import type { MyProduct } from "@roomwright/contract/catalogue/my-products"
import { pagePaths, productPath } from "@roomwright/contract/page-paths"
import { Button, buttonClass } from "@roomwright/ui/button"
import { useState } from "react"
import { Link, useNavigate } from "react-router"
import { ApiError } from "../../platform/api.ts"
import { ConfirmDialog } from "../../platform/dialogs/confirm-dialog.tsx"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useMyProductsText } from "./my-products-texts.ts"
import { SaleBadge } from "./sale-badge.tsx"

interface MyProductHeadProps {
  readonly product: MyProduct
  readonly onChanged: (product: MyProduct) => void
}

/** Whether a product is on sale, and what can be done with the whole of it. */
export function MyProductHead({ product, onChanged }: MyProductHeadProps) {
  const t = useMyProductsText()
  const language = useLanguage()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { id, isOnSale } = product
  const params = { id }
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
    } finally {
      setBusy(false)
    }
  }
  const offer = (): Promise<void> =>
    run(async () => {
      onChanged(await siteCall(language)(offerMyProduct, { params, body: { isOnSale: !isOnSale } }))
      showToast("success", t(isOnSale ? "myProducts.sale.isOff" : "myProducts.sale.isOn"))
    })
  const remove = (): Promise<void> =>
    run(async () => {
      await siteCall(language)(deleteMyProduct, { params })
      showToast("success", t("myProducts.delete.done"))
      await navigate(pagePaths.myProducts, { replace: true })
    })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SaleBadge isOnSale={isOnSale} />
      <Button small aria-disabled={isBusy} onClick={() => void offer()}>
        {t(isOnSale ? "myProducts.sale.takeOff" : "myProducts.sale.putOn")}
      </Button>
      {isOnSale ? (
        <Link to={productPath(id)} className={buttonClass("secondary", true)}>
          {t("myProducts.sale.look")}
        </Link>
      ) : null}
      <Button look="quiet" small className="text-bad" onClick={() => setAsking(true)}>
        {t("myProducts.delete.open")}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t("myProducts.delete.title")}
          text={t("myProducts.delete.text")}
          confirmText={t("myProducts.delete.go")}
          cancelText={t("myProducts.delete.keep")}
          onConfirm={() => {
            setAsking(false)
            void remove()
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}
