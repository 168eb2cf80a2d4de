import * as own from "@roomwright/contract/catalogue/my-product-calls"
import { readPriceList, takePriceList } from "@roomwright/contract/catalogue/price-lists"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import type { FilterBook } from "../settings/settings.public.ts"
import { addOwnProduct } from "./add-my-product.ts"
import { applyPriceList } from "./apply-price-list.ts"
import { changeOwnProduct } from "./change-my-product.ts"
import { changeOwnVariant } from "./change-my-variant.ts"
import { deleteOwnProduct } from "./delete-product.ts"
import { listOwnProducts } from "./list-my-products.ts"
import { listOfferedCategories } from "./offered-categories.ts"
import { offerOwnProduct } from "./put-on-sale.ts"
import { readPriceList as readPriceListRows } from "./read-price-list.ts"
import { readOwnProduct } from "./read-my-product.ts"

const accountOf = (context: CallContext): string => sessionOf(context).accountId

/** What a merchant does with their own products. */
export function ownProductRoutes(services: Services, filterBook: FilterBook): Route[] {
  const owned = (productId: string, context: CallContext) => ({ merchantId: accountOf(context), productId })
  return [
    handle(own.listOfferedCategories, (_input, { language }) =>
      listOfferedCategories(services.database.db, language),
    ),
    handle(own.listOwnProducts, ({ query }, context) =>
      listOwnProducts(services, accountOf(context), query, context.language),
    ),
    handle(own.readOwnProduct, ({ params }, context) => readOwnProduct(services, owned(params.id, context))),
    handle(own.addOwnProduct, async ({ body }, context) => {
      const id = await addOwnProduct(services, filterBook, accountOf(context), body)
      return readOwnProduct(services, owned(id, context))
    }),
    handle(own.changeOwnProduct, async ({ params, body }, context) => {
      const of = owned(params.id, context)
      await changeOwnProduct(services, filterBook, of, body)
      return readOwnProduct(services, of)
    }),
    handle(own.offerOwnProduct, async ({ params, body }, context) => {
      const of = owned(params.id, context)
      await offerOwnProduct(services, of, body.isOnSale)
      return readOwnProduct(services, of)
    }),
    handle(own.changeOwnVariant, async ({ params, body }, context) => {
      const of = owned(params.id, context)
      await changeOwnVariant(services, of, { ...body, variantId: params.variant })
      return readOwnProduct(services, of)
    }),
    handle(readPriceList, ({ query }, context) =>
      readPriceListRows(services.database.db, accountOf(context), query),
    ),
    handle(takePriceList, ({ body }, context) =>
      applyPriceList(services, filterBook, accountOf(context), body),
    ),
    handle(own.deleteOwnProduct, async ({ params }, context) => {
      await deleteOwnProduct(services, owned(params.id, context))
      return null
    }),
  ]
}
