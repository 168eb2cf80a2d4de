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

// Nothing but endpoints is exported here: the full table takes all of it.

const merchants: Access = ["ROLE_MERCHANT"]
const one = z.object({ id: Id })

export const listMyProducts = get("/merchant/products", {
  summary: "The signed-in merchant's products, also those that are not on sale.",
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
  summary: "Lists a product. Repeated with the same key it gives the same product.",
  access: merchants,
  body: z.strictObject({
    ...productFields,
    isOnSale: z.boolean(),
    /** Made when the form opens. */
    key: Id,
  }),
  data: MyProduct,
  errors: ["profileIncomplete", "skuTaken", "unknownFilterValue", "uploadGone", "keyReused"],
})

export const changeMyProduct = put("/merchant/products/{id}", {
  summary: "Changes a product to what is given; refused when it was changed since `edition` was read.",
  access: merchants,
  params: one,
  body: z.strictObject({ ...productFields, edition: z.int().check(z.minimum(1)) }),
  data: MyProduct,
  errors: ["productChanged", "skuTaken", "unknownFilterValue", "uploadGone"],
})

export const offerMyProduct = put("/merchant/products/{id}/sale", {
  summary:
    "Puts a product on sale, or takes it off: then nobody else finds it, and its pictures are refused.",
  access: merchants,
  params: one,
  body: z.strictObject({ isOnSale: z.boolean() }),
  data: MyProduct,
  errors: ["pictureMissing"],
})

export const changeMyVariant = put("/merchant/products/{id}/variants/{variant}", {
  summary: "Sets price and stock of one variant; what was sold since the reader saw `stockWas` is taken off.",
  access: merchants,
  params: z.object({ id: Id, variant: Id }),
  body: z.strictObject({ price: Price, stock: Stock, stockWas: Stock }),
  data: MyProduct,
})

export const deleteMyProduct = del("/merchant/products/{id}", {
  summary: "Deletes a product for good; orders keep their copy of what was bought.",
  access: merchants,
  params: one,
  data: z.null(),
})

export const listOfferedCategories = get("/common/categories", {
  summary: "The product categories that are offered: each of the first level with those below it.",
  access: "anyone",
  data: z.array(OfferedCategory),
})
