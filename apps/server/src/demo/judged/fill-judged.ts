import type { Database } from "../../platform/database/connect.ts"
import { createCategory, createProduct } from "../../features/catalogue/catalogue.public.ts"
import { fillSettings } from "../../features/settings/fill-settings.ts"
import type { TestContent } from "../../testing/test-content.ts"
import { demoCategories } from "../content/categories.ts"
import { demoMerchants } from "../content/merchants.ts"
import { productSubtypes } from "../content/product-subtypes.ts"
import { demoProducts } from "../content/products.ts"
import { demoWorks } from "../content/works.ts"

/**
 * The goods, merchants and works of the demo content, all with one picture: what searches find does not depend on
 * pictures, and making them takes long. Returns the key of each product by its id.
 */
export async function fillJudged({
  database: { db },
  ...content
}: Pick<TestContent, "makeMerchant" | "makePicture" | "makeWork"> & { readonly database: Database }): Promise<
  ReadonlyMap<string, string>
> {
  await fillSettings(db)
  const merchants = new Map<string, string>()
  for (const { key, ...merchant } of demoMerchants)
    merchants.set(key, await content.makeMerchant({ ...merchant, joinedAt: new Date() }))
  const pictureId = await content.makePicture()
  const products = new Map<string, string>()
  await db.transaction().execute(async (tx) => {
    for (const [position, category] of demoCategories.entries()) {
      await createCategory(tx, { ...category, parentId: null, position })
      for (const [place, child] of category.children.entries())
        await createCategory(tx, { ...child, parentId: category.id, position: place })
    }
    for (const product of demoProducts) {
      const [widthMm, depthMm, heightMm] = product.sizeMm
      const [first, ...others] = product.variants.map((variant, at) => ({
        ...variant,
        size: variant.size ?? null,
        sku: `${product.key}-${at + 1}`.toUpperCase(),
      }))
      if (!first) throw new Error(`The demo content of ${product.key} is not whole.`)
      const id = await createProduct(tx, {
        merchantId: merchants.get(product.merchant) ?? "",
        categoryId: product.category,
        name: product.name,
        alsoCalled: productSubtypes[product.key] ?? {},
        description: product.description,
        style: product.style,
        materials: product.materials,
        widthMm,
        depthMm,
        heightMm,
        onSale: true,
        pictureIds: [pictureId],
        variants: [first, ...others],
        createdAt: new Date(Date.now() - product.daysOld * 86_400_000),
      })
      products.set(product.key, id)
    }
  })
  for (const { name, style, space, products: seen } of demoWorks)
    await content.makeWork({
      name,
      style,
      space,
      mainPictureId: await content.makePicture(),
      products: seen.map(({ product, at }) => ({ productId: products.get(product) ?? "", at: at ?? null })),
    })
  return new Map([...products].map(([key, id]) => [id, key]))
}
