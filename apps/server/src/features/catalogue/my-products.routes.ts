import * as own from "@roomwright/contract/catalogue/my-product-calls"
import { readPriceList, takePriceList } from "@roomwright/contract/catalogue/price-lists"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import { addMyProduct } from "./add-my-product.ts"
import { applyPriceList } from "./apply-price-list.ts"
import { changeMyProduct } from "./change-my-product.ts"
import { changeMyVariant } from "./change-my-variant.ts"
import { deleteMyProduct } from "./delete-product.ts"
import { listMyProducts } from "./list-my-products.ts"
import { listOfferedCategories } from "./offered-categories.ts"
import { offerMyProduct } from "./put-on-sale.ts"
import { readPriceList as readPriceListRows } from "./read-price-list.ts"
import { readMyProduct } from "./read-my-product.ts"

const accountOf = (context: CallContext): string => sessionOf(context).accountId

/** What a merchant does with their own products. */
export function myProductRoutes(services: Services, filterRegistry: FilterRegistry): Route[] {
  const owned = (productId: string, context: CallContext) => ({ merchantId: accountOf(context), productId })
  return [
    handle(
      own.listOfferedCategories,
      (_input, { language }) => listOfferedCategories(services.database.db, language),
      { tags: () => ["settings"] },
    ),
    handle(own.listMyProducts, ({ query }, context) =>
      listMyProducts(services, accountOf(context), query, context.language),
    ),
    handle(own.readMyProduct, ({ params }, context) => readMyProduct(services, owned(params.id, context))),
    handle(own.addMyProduct, async ({ body }, context) => {
      const id = await addMyProduct(services, filterRegistry, accountOf(context), body)
      return readMyProduct(services, owned(id, context))
    }),
    handle(own.changeMyProduct, async ({ params, body }, context) => {
      const of = owned(params.id, context)
      await changeMyProduct(services, filterRegistry, of, body)
      return readMyProduct(services, of)
    }),
    handle(own.offerMyProduct, async ({ params, body }, context) => {
      const of = owned(params.id, context)
      await offerMyProduct(services, of, body.isOnSale)
      return readMyProduct(services, of)
    }),
    handle(own.changeMyVariant, async ({ params, body }, context) => {
      const of = owned(params.id, context)
      await changeMyVariant(services, of, { ...body, variantId: params.variant })
      return readMyProduct(services, of)
    }),
    handle(readPriceList, ({ query }, context) =>
      readPriceListRows(services.database.db, accountOf(context), query),
    ),
    handle(takePriceList, ({ body }, context) =>
      applyPriceList(services, filterRegistry, accountOf(context), body),
    ),
    handle(own.deleteMyProduct, async ({ params }, context) => {
      await deleteMyProduct(services, owned(params.id, context))
      return null
    }),
  ]
}
