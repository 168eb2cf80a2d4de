import * as z from "zod/mini"
import { del, get, post, put, type Access } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Id, Keyword, PageNumber, PageSize } from "../input-shapes.ts"
import {
  OfferedCategory,
  MyProduct,
  MyProductSummary,
  myProductSorts,
  myProductStates,
  Price,
  productFields,
  Stock,
} from "./my-products.ts"

// Export only endpoints here: the full table includes every export.

const merchants: Access = ["ROLE_MERCHANT"]
const one = z.object({ id: Id })

export const listMyProducts = get("/merchant/products", {
  summary: "The signed-in merchant's products, on sale or not.",
  access: merchants,
  query: z.strictObject({
    page: PageNumber,
    size: PageSize,
    state: z.optional(z.enum(myProductStates)),
    /** Part of a name or of an article number. */
    w: z.optional(Keyword),
    sort: z._default(z.enum(myProductSorts), "newest"),
  }),
  data: pageOf(MyProductSummary),
})

export const readMyProduct = get("/merchant/products/{id}", {
  summary: "One product of the signed-in merchant, whole and in all languages.",
  access: merchants,
  params: one,
  data: MyProduct,
})

export const addMyProduct = post("/merchant/products", {
  summary: "Lists a product. Repeating the call with the same key returns the same product.",
  access: merchants,
  body: z.strictObject({
    ...productFields,
    isOnSale: z.boolean(),
    /** Created when the form opens. */
    key: Id,
  }),
  data: MyProduct,
  errors: ["profileIncomplete", "skuTaken", "unknownFilterValue", "uploadGone", "keyReused"],
})

export const changeMyProduct = put("/merchant/products/{id}", {
  summary: "Replaces a product's content; refused if it was changed since `edition` was read.",
  access: merchants,
  params: one,
  body: z.strictObject({ ...productFields, edition: z.int().check(z.minimum(1)) }),
  data: MyProduct,
  errors: ["productChanged", "skuTaken", "unknownFilterValue", "uploadGone"],
})

export const offerMyProduct = put("/merchant/products/{id}/sale", {
  summary:
    "Puts a product on sale, or takes it off sale: nobody else can find it then, and its pictures are refused.",
  access: merchants,
  params: one,
  body: z.strictObject({ isOnSale: z.boolean() }),
  data: MyProduct,
  errors: ["pictureMissing"],
})

export const changeMyVariant = put("/merchant/products/{id}/variants/{variant}", {
  summary: "Sets price and stock of one variant; sales since the merchant read `stockWas` are subtracted.",
  access: merchants,
  params: z.object({ id: Id, variant: Id }),
  body: z.strictObject({ price: Price, stock: Stock, stockWas: Stock }),
  data: MyProduct,
})

export const deleteMyProduct = del("/merchant/products/{id}", {
  summary: "Deletes a product for good; orders keep their copy of it.",
  access: merchants,
  params: one,
  data: z.null(),
})

export const listOfferedCategories = get("/common/categories", {
  summary: "The product categories on offer: each top-level one with its subcategories.",
  access: "anyone",
  data: z.array(OfferedCategory),
})
