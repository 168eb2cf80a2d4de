import * as addresses from "@roomwright/contract/orders/addresses"
import * as designs from "@roomwright/contract/orders/design-orders"
import * as problems from "@roomwright/contract/orders/problem-calls"
import * as orders from "@roomwright/contract/orders/calls"
import * as admin from "@roomwright/contract/orders/admin"
import * as refunds from "@roomwright/contract/orders/part-refunds"
import { noteOrderInvoice as noteOrderInvoiceCall } from "@roomwright/contract/orders/order-invoices"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import { recordAudit } from "../audit/audit.public.ts"
import type { BillHandlerTable } from "../payments/payments.public.ts"
import { cancelOrder } from "./cancel-order.ts"
import { cartRoutes } from "./cart/cart.routes.ts"
import { completeOrder, shipOrder } from "./deliver-order.ts"
import { signOrderedPicture } from "./give-pictures.ts"
import { decideProblem } from "./decide-problem.ts"
import { listOrders, searchOrders } from "./list-orders.ts"
import { readDesignOffer } from "./offer-design.ts"
import { listWards } from "./list-wards.ts"
import { readProductOffer } from "./offer-product.ts"
import { orderDesign } from "./order-design.ts"
import { createProductOrdering } from "./order-product.ts"
import { answerProblem, reportProblem } from "./order-problems.ts"
import { noteOrderInvoice } from "./note-order-invoice.ts"
import { printOrder } from "./print-order.ts"
import { refundPart, withdrawPart } from "./refund-order.ts"
import { addAddress, changeAddress, deleteAddress, listAddresses } from "./save-address.ts"
import { readOrder } from "./show-order.ts"

const accountOf = (context: CallContext): string => sessionOf(context).accountId

export const ordersRoutes = (services: Services, handlers: BillHandlerTable): Route[] => [
  ...addressRoutes(services),
  ...ownRoutes(services, handlers),
  ...designRoutes(services),
  ...cartRoutes(services),
  ...adminRoutes(services, handlers),
]

const addressRoutes = (services: Services): Route[] => [
  handle(addresses.listWards, ({ params }) => listWards(params.province)),
  handle(addresses.listAddresses, (_input, context) =>
    listAddresses(services.database.db, accountOf(context)),
  ),
  handle(addresses.addAddress, ({ body }, context) => addAddress(services, accountOf(context), body)),
  handle(addresses.changeAddress, ({ params, body }, context) =>
    changeAddress(services, { accountId: accountOf(context), id: params.id }, body),
  ),
  handle(addresses.deleteAddress, async ({ params }, context) => {
    await deleteAddress(services.database.db, { accountId: accountOf(context), id: params.id })
    return null
  }),
]

const designRoutes = (services: Services): Route[] => [
  handle(designs.readDesignOffer, ({ params }, context) =>
    readDesignOffer(services, accountOf(context), params.work, context.language),
  ),
  handle(designs.orderDesign, ({ body }, context) =>
    orderDesign(services, sessionOf(context), { ...body, language: context.language }),
  ),
  handle(designs.signOrderedPicture, ({ params }, context) => {
    const position = Number(params.position)
    return signOrderedPicture(services, { orderId: params.id, buyerId: accountOf(context), position })
  }),
]

function ownRoutes(services: Services, handlers: BillHandlerTable): Route[] {
  const show = (id: string, context: CallContext) =>
    readOrder(services, id, { accountId: accountOf(context), isStaff: false }, context.language)
  const orderProduct = createProductOrdering(services)
  return [
    handle(orders.readProductOffer, ({ params, query }, context) =>
      readProductOffer(services, accountOf(context), { ...params, ...query }, context.language),
    ),
    handle(orders.orderProduct, ({ body }, context) =>
      orderProduct(sessionOf(context), { ...body, language: context.language }),
    ),
    handle(orders.listOrders, ({ query }, context) =>
      listOrders(services, accountOf(context), query, context.language),
    ),
    handle(orders.readOrder, ({ params }, context) => show(params.id, context)),
    handle(orders.printOrder, ({ params }, context) =>
      printOrder(services, {
        orderId: params.id,
        accountId: accountOf(context),
        language: context.language,
      }),
    ),
    handle(orders.cancelOrder, async ({ params }, context) => {
      const actorId = accountOf(context)
      await cancelOrder(services, handlers, { orderId: params.id, actorId, as: "buyer", reason: null })
      return show(params.id, context)
    }),
    handle(orders.completeOrder, async ({ params }, context) => {
      await completeOrder(services, params.id, accountOf(context))
      return show(params.id, context)
    }),
    handle(problems.reportProblem, async ({ params, body }, context) => {
      await reportProblem(services, { ...body, orderId: params.id, buyerId: accountOf(context) })
      return show(params.id, context)
    }),
    handle(problems.answerProblem, async ({ params, body }, context) => {
      await answerProblem(services, { ...body, orderId: params.id, sellerId: accountOf(context) })
      return show(params.id, context)
    }),
    handle(orders.shipOrder, async ({ params, body }, context) => {
      await shipOrder(services, { ...body, orderId: params.id, sellerId: accountOf(context) })
      return show(params.id, context)
    }),
    handle(noteOrderInvoiceCall, async ({ params, body }, context) => {
      await noteOrderInvoice(services, handlers, {
        orderId: params.id,
        sellerId: accountOf(context),
        note: body,
      })
      return show(params.id, context)
    }),
    handle(orders.cancelSale, async ({ params, body }, context) => {
      const actorId = accountOf(context)
      await cancelOrder(services, handlers, { ...body, orderId: params.id, actorId, as: "seller" })
      return show(params.id, context)
    }),
  ]
}

function adminRoutes(services: Services, handlers: BillHandlerTable): Route[] {
  const show = (id: string, context: CallContext) =>
    readOrder(services, id, { accountId: accountOf(context), isStaff: true }, context.language)
  return [
    handle(admin.searchOrders, ({ query }, { language }) => searchOrders(services, query, language)),
    handle(admin.readAdminOrder, async ({ params }, context) => {
      const order = await show(params.id, context)
      // It contains somebody's home address.
      await services.database.db.transaction().execute((tx) =>
        recordAudit(tx, services.clock.now(), {
          actorId: accountOf(context),
          action: "order.view",
          subject: { kind: "order", id: params.id },
        }),
      )
      return order
    }),
    handle(problems.decideProblem, async ({ params, body }, context) => {
      await decideProblem(services, {
        orderId: params.id,
        clerkId: accountOf(context),
        outcome: body.verdict,
        reason: body.reason,
        part: body,
      })
      return show(params.id, context)
    }),
    handle(refunds.refundPart, async ({ params, body: { reason, ...part } }, context) => {
      await refundPart(services, { orderId: params.id, clerkId: accountOf(context), part, reason })
      return show(params.id, context)
    }),
    handle(refunds.withdrawPart, async ({ params }, context) => {
      const orderId = await withdrawPart(services, { noteId: params.id, clerkId: accountOf(context) })
      return show(orderId, context)
    }),
    handle(admin.cancelAdminOrder, async ({ params, body }, context) => {
      const actorId = accountOf(context)
      await cancelOrder(services, handlers, { ...body, orderId: params.id, actorId, as: "staff" })
      return show(params.id, context)
    }),
  ]
}
