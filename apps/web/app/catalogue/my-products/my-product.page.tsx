import { readProfile } from "@roomwright/contract/accounts/calls"
import { listOfferedValues } from "@roomwright/contract/settings/filter-values"
import { readProductModel } from "@roomwright/contract/catalogue/product-model-calls"
import { listOfferedCategories, readMyProduct } from "@roomwright/contract/catalogue/my-product-calls"
import type { MyProduct } from "@roomwright/contract/catalogue/my-products"
import type { OwnModel } from "@roomwright/contract/catalogue/product-models"
import { pagePaths } from "@roomwright/contract/page-paths"
import { useState } from "react"
import { data, Link } from "react-router"
import { foundOr404 } from "../../platform/found-or-404.ts"
import { ApiError } from "../../platform/api.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { shownLanguage } from "../../platform/locale/shown-language.ts"
import { showText } from "@roomwright/contract/language"
import { accountTexts } from "../../platform/locale/account-texts.ts"
import { privatePage } from "../../platform/session/private-page.ts"
import { signedInCall } from "../../platform/session/signed-in-call.ts"
import type { Route } from "./+types/my-product.page"
import { MyProductHead } from "./my-product-head.tsx"
import { myProductsTexts, useMyProductsText } from "./my-products-texts.ts"
import { ModelSection } from "./model/model-section.tsx"
import { ProductForm } from "./product-form.tsx"

export { PrivatePageFallback as HydrateFallback } from "../../platform/session/private-page-fallback.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInCall()
  const id = new URL(request.url).searchParams.get("id")
  const values = (filter: "style" | "material" | "colour") =>
    call(listOfferedValues, { params: { filter }, query: {} })
  const [profile, product, model, categories, styles, materials, colours] = await Promise.all([
    call(readProfile, {}),
    id === null ? null : foundOr404(call(readMyProduct, { params: { id } })),
    id === null ? null : readModel(call, id),
    call(listOfferedCategories, {}),
    values("style"),
    values("material"),
    values("colour"),
    myProductsTexts.load(shownLanguage()),
    accountTexts.load(shownLanguage()),
  ])
  // Nobody else lists anything.
  if (!profile.roles.some(({ name }) => name === "ROLE_MERCHANT")) throw data(null, { status: 404 })
  return { accountId: profile.id, product, model, offered: { categories, styles, materials, colours } }
}

/** Where there is no such product, that is what its own call says. */
const readModel = (call: ReturnType<typeof signedInCall>, id: string): Promise<OwnModel | null> =>
  call(readProductModel, { params: { id } }).catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 404 || error.is("invalidInput"))) return null
    throw error
  })

/** Where a merchant lists a product, or changes one. */
export default function MyProductPage({ loaderData }: Route.ComponentProps) {
  return <Editor key={loaderData.product?.id ?? "new"} {...loaderData} />
}

function Editor({ accountId, product: loaded, model, offered }: Route.ComponentProps["loaderData"]) {
  const t = useMyProductsText()
  const language = useLanguage()
  const [product, setProduct] = useState<MyProduct | null>(loaded)
  const title = product ? showText(product.localName, language).text : t("myProducts.form.new")
  return (
    <div className="wrap py-6 md:py-10">
      <title>{`${title} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto grid max-w-[880px] grid-cols-1 gap-6">
        <div>
          <Link to={pagePaths.myProducts} className="text-15 text-accent underline-offset-4 hover:underline">
            {t("myProducts.list.title")}
          </Link>
          <h1 className="mt-2 text-36 wrap-anywhere">{title}</h1>
        </div>
        {product ? <MyProductHead product={product} onChanged={setProduct} /> : null}
        <ProductForm accountId={accountId} product={product} offered={offered} onSaved={setProduct} />
        <ModelSection accountId={accountId} product={product} loaded={model} />
      </div>
    </div>
  )
}
