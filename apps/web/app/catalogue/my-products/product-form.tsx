import { readMyProduct } from "@roomwright/contract/catalogue/my-product-calls"
import { productLimits, type MyProduct } from "@roomwright/contract/catalogue/my-products"
import { myProductPath } from "@roomwright/contract/page-paths"
import { Button } from "@roomwright/ui/button"
import { CheckField } from "@roomwright/ui/check-field"
import { useState, useEffect } from "react"
import { useNavigate } from "react-router"
import { SaveBar } from "../../platform/forms/save-bar.tsx"
import { ApiError } from "../../platform/api.ts"
import { formatNumber } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { CommissionNote } from "./commission-note.tsx"
import { DeliverySection } from "./delivery-section.tsx"
import { FactsSection } from "./facts-section.tsx"
import type { OfferedValues } from "./form-parts.ts"
import { useMyProductsText } from "./my-products-texts.ts"
import { PicturesSection } from "./pictures-section.tsx"
import { writtenIn, type PictureDraft } from "./product-draft.ts"
import { SaveNotice } from "./save-notices.tsx"
import { TextsSection } from "./texts-section.tsx"
import { useProductForm } from "./use-product-form.ts"
import { useSaveProduct } from "./use-save-product.ts"
import { VariantsSection } from "./variants-section.tsx"
import { readOwnUpload } from "@roomwright/contract/media/uploads"

interface ProductFormProps {
  readonly accountId: string
  /** Null for one that is to be listed. */
  readonly product: MyProduct | null
  readonly offered: OfferedValues
  readonly onSaved: (product: MyProduct) => void
}

/** Everything of a product, edited by its merchant. */
export function ProductForm({ accountId, product, offered, onSaved }: ProductFormProps) {
  const t = useMyProductsText()
  const reader = useLanguage()
  const navigate = useNavigate()
  const form = useProductForm(accountId, product)
  const { draft, change, faults } = form
  const showAgain = useWaitingPictures(draft.pictures)
  const [language, setLanguage] = useState(() => writtenIn(draft.name, reader))
  const { save, saveOver, isBusy, refusal, forgetRefusal } = useSaveProduct({
    productId: product?.id ?? null,
    keyOf: form.keyOf,
    onFaults: form.setFaults,
    onSaved(saved) {
      form.reset(product === null ? null : saved)
      showToast("success", t(product === null ? "myProducts.form.listed" : "myProducts.form.saved"))
      if (product === null) void navigate(myProductPath(saved.id), { replace: true })
      else onSaved(saved)
    },
  })
  const faultAt = (path: string): string | undefined => {
    const fault = faults[path]
    if (!fault) return undefined
    if ("said" in fault) return fault.said
    return t(fault.id, {
      side: formatNumber(productLimits.sideMax, reader),
      stock: formatNumber(productLimits.stockMax, reader),
      days: productLimits.deliveryDaysMax,
      materials: productLimits.materials,
    })
  }
  const showNewer = async (): Promise<void> => {
    try {
      const newer = await siteCall(reader)(readMyProduct, { params: { id: product?.id ?? "" } })
      forgetRefusal()
      form.reset(newer)
      onSaved(newer)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast("error", error.message)
    }
  }
  const part = { draft, change, faultAt, language }
  return (
    <form
      ref={form.root}
      noValidate
      aria-label={t(product === null ? "myProducts.form.new" : "myProducts.form.edit")}
      onSubmit={(event) => {
        event.preventDefault()
        if (form.check()) void save(draft)
      }}
      className="grid grid-cols-1 gap-6 [&_input]:scroll-mb-36 [&_select]:scroll-mb-36 [&_textarea]:scroll-mb-36"
    >
      <TextsSection {...part} onLanguage={setLanguage} />
      <PicturesSection {...part} addressOf={showAgain} onArrived={form.addPicture} />
      <FactsSection {...part} offered={offered} />
      <VariantsSection
        {...part}
        colours={offered.colours}
        commissionNote={<CommissionNote category={draft.category} categories={offered.categories} />}
      />
      <DeliverySection {...part} />
      {product === null ? (
        <CheckField
          label={t("myProducts.form.onSale")}
          checked={draft.isOnSale}
          onChange={({ target }) => change({ isOnSale: target.checked })}
        />
      ) : null}
      {refusal ? (
        <SaveNotice
          refusal={refusal}
          onSaveOver={() => {
            if (form.check()) void saveOver(draft)
          }}
          onShowNewer={() => void showNewer()}
        />
      ) : null}
      <SaveBar
        isDirty={form.isDirty}
        isBusy={isBusy}
        go={t(product === null ? "myProducts.form.list" : "myProducts.form.save")}
        status={form.isDirty ? t("myProducts.form.kept") : null}
      >
        {form.isDirty ? (
          <Button look="quiet" small disabled={isBusy} onClick={() => form.reset(product)}>
            {t("myProducts.form.discard")}
          </Button>
        ) : null}
      </SaveBar>
    </form>
  )
}

/** Gives where each picture is seen; one that was uploaded before the page was loaded is asked for anew. */
function useWaitingPictures(pictures: readonly PictureDraft[]): (picture: PictureDraft) => string {
  const language = useLanguage()
  const [found, setFound] = useState<Readonly<Record<string, string>>>({})
  const lost = pictures
    .filter(({ id, address }) => address === null && !(id in found))
    .map(({ id }) => id)
    .join()
  useEffect(() => {
    if (lost === "") return
    let isGone = false
    for (const id of lost.split(","))
      siteCall(language)(readOwnUpload, { params: { id } }).then(
        ({ address }) => {
          if (!isGone && address !== null) setFound((before) => ({ ...before, [id]: address }))
        },
        // Its blurred picture stays; saving says what is the matter.
        () => {},
      )
    return () => {
      isGone = true
    }
  }, [lost, language])
  return ({ id, address, placeholder }) => address ?? found[id] ?? placeholder
}
