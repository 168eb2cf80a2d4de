import type { MyProduct } from "@roomwright/contract/catalogue/my-products"
import { setProductModel } from "@roomwright/contract/catalogue/product-model-calls"
import type { ModelUpload, OwnModel } from "@roomwright/contract/catalogue/product-models"
import { uploadPicture } from "@roomwright/contract/media/uploads"
import type { ViewerHandle } from "@roomwright/studio/product-viewer"
import { Button } from "@roomwright/ui/button"
import { useEffect, useRef, useState } from "react"
import { ApiError } from "../../../platform/api.ts"
import { useLanguage, useText } from "../../../platform/locale/locale.tsx"
import { siteCall } from "../../../platform/site-call.ts"
import { showToast } from "../../../platform/toast-store.ts"
import { useViewer } from "../../model/use-viewer.ts"
import { useMyProductsText } from "../my-products-texts.ts"
import { ModelFacts } from "./model-facts.tsx"

interface ModelWaitingProps {
  readonly name: string
  readonly product: MyProduct
  readonly upload: ModelUpload
  readonly onDrop: () => void
  readonly onShown: (model: OwnModel) => void
}

const pictureSidePx = 1_200
const toMb = (bytes: number): string => (bytes / 1_000_000).toFixed(bytes < 1_000_000 ? 2 : 1)

/** A model that was sent: measured at once, then made smaller, then looked at, pictured, and shown with its product. */
export function ModelWaiting({ name, product, upload, onDrop, onShown }: ModelWaitingProps) {
  const t = useMyProductsText()
  const say = useText()
  const language = useLanguage()
  const viewer = useRef<ViewerHandle>(null)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { shown, open } = useViewer(() => showToast("error", say("error.network")))
  const { address } = upload
  const isReady = upload.state === "ready" && address !== null
  const start = useRef(open)
  useEffect(() => {
    if (isReady) start.current()
  }, [isReady])

  const show = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setRefusal(null)
    try {
      const picture = await viewer.current?.takePicture(pictureSidePx)
      if (!picture) return setRefusal(t("myProducts.model.noPicture"))
      const call = siteCall(language)
      const poster = await call(uploadPicture, { body: { purpose: "product" }, file: picture })
      const body = { model: upload.id, poster: poster.id }
      const model = await call(setProductModel, { params: { id: product.id }, body })
      showToast("success", t("myProducts.model.shown"))
      onShown(model)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="mt-4 grid gap-4">
      <ModelFacts measured={upload} said={product} />
      {isReady ? (
        <>
          <p className="num text-14 text-ink-2">
            {t("myProducts.model.smaller", {
              before: toMb(upload.sentBytes),
              after: toMb(upload.bytes ?? 0),
            })}
          </p>
          {shown.kind === "open" && address !== null ? (
            <shown.Viewer
              ref={viewer}
              name={name}
              model={{ ...upload, address, bytes: upload.bytes ?? 0 }}
              className="aspect-square w-full max-w-[520px] rounded-card"
            />
          ) : null}
          {shown.kind === "failed" ? (
            <Button small className="justify-self-start" onClick={open}>
              {t("myProducts.model.again")}
            </Button>
          ) : null}
          <p className="text-14 text-ink-2">{t("myProducts.model.turn")}</p>
        </>
      ) : (
        <div className="grid gap-1">
          <p role="status" className="text-14">
            {t("myProducts.model.making")}
          </p>
          <progress className="h-1.5 w-full accent-accent" aria-label={t("myProducts.model.making")} />
        </div>
      )}
      {refusal === null ? null : (
        <p role="alert" className="text-14 text-bad">
          {refusal}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {isReady ? (
          <Button look="primary" small aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void show()}>
            {t("myProducts.model.show")}
          </Button>
        ) : null}
        <Button look="quiet" small onClick={onDrop}>
          {t("myProducts.model.drop")}
        </Button>
      </div>
    </div>
  )
}
