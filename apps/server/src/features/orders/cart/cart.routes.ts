import * as cart from "@roomwright/contract/orders/cart"
import { handle, type CallContext, type Route } from "../../../platform/http/dispatch.ts"
import type { Services } from "../../../platform/services.ts"
import { sessionOf } from "../../accounts/accounts.public.ts"
import { changeCart, countCart, fillCart, readCartRows } from "./cart-rows.ts"
import { nameVariants } from "./name-variants.ts"
import { orderCart } from "./order-cart.ts"
import { showCart } from "./show-cart.ts"

const accountOf = (context: CallContext): string => sessionOf(context).accountId

export const cartRoutes = (services: Services): Route[] => [
  handle(cart.readCart, async ({ query }, context) => {
    const accountId = accountOf(context)
    const rows = await readCartRows(services.database.db, accountId)
    return showCart(services, rows, { accountId, province: query.province, language: context.language })
  }),
  handle(cart.countCart, (_input, context) => countCart(services.database.db, accountOf(context))),
  handle(cart.previewCart, async ({ body }, { language }) => {
    const entries = await nameVariants(services.database.db, body.entries)
    const rows = entries.map(({ product, variant, quantity, work, seenPrice }) => ({
      productId: product,
      variantId: variant,
      quantity,
      seenPrice: seenPrice ?? null,
      workId: work ?? null,
    }))
    return showCart(services, rows, { accountId: null, province: body.province, language })
  }),
  handle(cart.fillCart, ({ body }, context) =>
    fillCart(services, { accountId: accountOf(context), ...body }),
  ),
  handle(cart.changeCart, ({ body }, context) =>
    changeCart(services, { accountId: accountOf(context), ...body }),
  ),
  handle(cart.orderCart, ({ body }, context) =>
    orderCart(services, sessionOf(context), { ...body, language: context.language }),
  ),
]
