import { removeProductModel } from "@roomwright/contract/catalogue/product-model-calls"
import type { OwnModel } from "@roomwright/contract/catalogue/product-models"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { ApiError } from "../../../platform/api.ts"
import { ConfirmDialog } from "../../../platform/dialogs/confirm-dialog.tsx"
import { useLanguage, useText } from "../../../platform/locale/locale.tsx"
import { siteCall } from "../../../platform/site-call.ts"
import { showToast } from "../../../platform/toast-store.ts"
import { useViewer } from "../../model/use-viewer.ts"
import { useMyProductsText } from "../my-products-texts.ts"
import { ModelFacts } from "./model-facts.tsx"

interface ModelShownProps {
  readonly name: string
  readonly productId: string
  readonly model: OwnModel
  readonly onReplace: () => void
  readonly onRemoved: () => void
}

/** The model that the product has. */
export function ModelShown({ name, productId, model, onReplace, onRemoved }: ModelShownProps) {
  const t = useMyProductsText()
  const say = useText()
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { shown, open, close } = useViewer(() => showToast("error", say("error.network")))
  const { poster } = model
  const width = poster.widths.find((one) => one >= 320) ?? poster.width
  const remove = async (): Promise<void> => {
    try {
      await siteCall(language)(removeProductModel, { params: { id: productId } })
      showToast("success", t("myProducts.model.gone"))
      onRemoved()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast("error", error.message)
    }
  }
  return (
    <div className="mt-4 grid gap-4">
      {shown.kind === "open" ? (
        <shown.Viewer
          name={name}
          model={{ ...model, address: model.address ?? model.path }}
          onClose={close}
          className="aspect-square w-full max-w-[520px] rounded-card"
        />
      ) : (
        <img
          src={poster.address ?? `${poster.path}/${width}.webp`}
          alt=""
          width={240}
          height={240}
          className="aspect-square w-60 max-w-full rounded-card bg-sunk object-cover"
        />
      )}
      <ModelFacts measured={model} />
      <div className="flex flex-wrap gap-3">
        {shown.kind === "open" ? null : (
          <Button small aria-busy={shown.kind === "opening"} onClick={open}>
            {t("myProducts.model.look")}
          </Button>
        )}
        <Button small onClick={onReplace}>
          {t("myProducts.model.replace")}
        </Button>
        <Button look="quiet" small className="text-bad" onClick={() => setAsking(true)}>
          {t("myProducts.model.remove")}
        </Button>
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={t("myProducts.model.removeTitle")}
          text={t("myProducts.model.removeText")}
          confirmText={t("myProducts.model.remove")}
          cancelText={t("myProducts.model.keep")}
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
