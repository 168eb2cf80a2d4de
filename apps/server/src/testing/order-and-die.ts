import * as z from "zod/mini"
import { orderProduct } from "../features/orders/order-product.ts"
import { createDyingServices } from "./die-after-statements.ts"

// A program for tests: orders a product, and is killed as soon as it has sent so many statements. Ends by itself when
// there are not so many.
const { buyer, order } = z.parse(
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
  JSON.parse(process.env["ORDER"] ?? ""),
)
await orderProduct(
  createDyingServices(),
  { accountId: buyer, roles: ["ROLE_USER"] },
  { ...order, language: "vi" },
)
process.exit(0)
