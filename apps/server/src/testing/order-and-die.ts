import * as z from "zod/mini"
import { createProductOrdering } from "../features/orders/order-product.ts"
import { createDyingServices } from "./die-after-statements.ts"

// A program for tests: buyers order products in the same moment, and it is killed as soon as it has sent so many
// statements. Ends by itself when there are not so many.
const orders = z.parse(
  z.array(
    z.object({
      buyer: z.string(),
      order: z.object({
        product: z.string(),
        variant: z.string(),
        quantity: z.int(),
        receiver: z.string(),
        buyerEmail: z.string(),
        remark: z.string(),
        offer: z.string(),
        key: z.string(),
      }),
    }),
  ),
  JSON.parse(process.env["ORDERS"] ?? ""),
)
const orderProduct = createProductOrdering(createDyingServices())
await Promise.all(
  orders.map(({ buyer, order }) =>
    orderProduct({ accountId: buyer, roles: ["ROLE_USER"] }, { ...order, language: "vi" }),
  ),
)
process.exit(0)
