import type { MyProduct } from "@roomwright/contract/catalogue/my-products"
import type { OwnModel } from "@roomwright/contract/catalogue/product-models"
import { showText } from "@roomwright/contract/language"
import { useState } from "react"
import { SectionCard } from "../../../platform/cards/section-card.tsx"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { useMyProductsText } from "../my-products-texts.ts"
import { ModelField } from "./model-field.tsx"
import { ModelShown } from "./model-shown.tsx"
import { ModelWaiting } from "./model-waiting.tsx"
import { useModelUpload } from "./use-model-upload.ts"

interface ModelSectionProps {
  readonly accountId: string
  /** Null before it is listed. */
  readonly product: MyProduct | null
  readonly loaded: OwnModel | null
}

/** The product's 3D model: sent, looked at, shown with the product, taken away. */
export function ModelSection({ accountId, product, loaded }: ModelSectionProps) {
  const t = useMyProductsText()
  return (
    <SectionCard title={t("myProducts.model.title")}>
      <p className="mt-1 text-15 text-ink-2">
        {t(product ? "myProducts.model.text" : "myProducts.model.first")}
      </p>
      {product ? <OfProduct accountId={accountId} product={product} loaded={loaded} /> : null}
    </SectionCard>
  )
}

interface OfProductProps extends ModelSectionProps {
  readonly product: MyProduct
}

function OfProduct({ accountId, product, loaded }: OfProductProps) {
  const language = useLanguage()
  const [model, setModel] = useState(loaded)
  const [isReplacing, setReplacing] = useState(false)
  const { state, send, drop } = useModelUpload(`product-model ${accountId} ${product.id}`)
  const name = showText(product.localName, language).text
  if (state.kind === "sent" && state.upload.state !== "failed")
    return (
      <ModelWaiting
        key={state.upload.id}
        name={name}
        product={product}
        upload={state.upload}
        onDrop={drop}
        onShown={(shown) => {
          setModel(shown)
          setReplacing(false)
          drop()
        }}
      />
    )
  return (
    <>
      {model ? (
        <ModelShown
          key={model.path}
          name={name}
          productId={product.id}
          model={model}
          onReplace={() => setReplacing(!isReplacing)}
          onRemoved={() => setModel(null)}
        />
      ) : null}
      {!model || isReplacing || state.kind !== "none" ? (
        <ModelField state={state} onFile={(file) => void send(file)} />
      ) : null}
    </>
  )
}
