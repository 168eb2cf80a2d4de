import type { ProductDetail } from "@roomwright/contract/catalogue/calls"
import { sharePath } from "@roomwright/contract/discovery/addresses"
import { inLanguage, pagePaths, productPath } from "@roomwright/contract/page-paths"
import {
  addressOfLargest,
  breadcrumbs,
  type Site,
  type StructuredData,
} from "../platform/document-head/structured-data.ts"

/** A product with its price, sizes and whether it is in stock. */
export function describeProduct(product: ProductDetail, site: Site): Partial<StructuredData> {
  const { publicUrl, language } = site
  const url = publicUrl + inLanguage(productPath(product.id), language)
  const prices = product.variants.map(({ price }) => price)
  const availability = `https://schema.org/${product.inStock ? "InStock" : "OutOfStock"}`
  const seller = { "@type": "Organization", name: product.merchant.nickname }
  const offer = { priceCurrency: "VND", availability, url, seller }
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  return {
    type: "product",
    preview: sharePath("products", product.id, language),
    things: [
      {
        "@type": "Product",
        name: product.name.text,
        description: product.description.text,
        image: product.pictures.map((picture) => addressOfLargest(picture, site)),
        sku: product.variants[0]?.sku,
        category: product.categories.map(({ name }) => name.text).join(" / "),
        color: [...new Set(product.variants.map(({ colour }) => colour.name.text))].join(", "),
        material: product.materials.map(({ name }) => name.text).join(", "),
        width: inMillimetres(product.widthMm),
        depth: inMillimetres(product.depthMm),
        height: inMillimetres(product.heightMm),
        offers:
          lowest === highest
            ? { "@type": "Offer", price: lowest, ...offer }
            : {
                "@type": "AggregateOffer",
                lowPrice: lowest,
                highPrice: highest,
                offerCount: prices.length,
                ...offer,
              },
      },
      breadcrumbs(
        [
          ...product.categories.map(({ id, name }) => ({
            name: name.text,
            path: `${pagePaths.products}?category=${id}`,
          })),
          { name: product.name.text, path: productPath(product.id) },
        ],
        site,
      ),
    ],
  }
}

/** UN/CEFACT calls millimetres MMT. */
const inMillimetres = (value: number): object => ({ "@type": "QuantitativeValue", value, unitCode: "MMT" })
