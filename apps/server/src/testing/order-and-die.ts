import * as z from "zod/mini"
import { buildApp } from "../app.ts"
import { readConfig } from "../config.ts"
import { orderProduct } from "../features/orders/order-product.ts"
import { connectDatabase } from "../platform/database/connect.ts"
import { createLog } from "../platform/log.ts"

// A program for tests: orders a product, and is killed as soon as it has sent so many statements (DIES_AFTER). Ends by
// itself when there are not so many.
const config = readConfig(process.env)
const database = connectDatabase(config.databaseUrl ?? "")
const { services } = await buildApp({ config, database, log: createLog("silent"), pages: "none" })

let left = Number(process.env["DIES_AFTER"])
// Connections that are there already would not be seen.
await Promise.all(
  Array.from({ length: database.pool.idleCount }, async () => (await database.pool.connect()).release(true)),
)
database.pool.on("connect", (client) => {
  const { query } = client
  Reflect.set(client, "query", (...statement: unknown[]) => {
    const answer: unknown = Reflect.apply(query, client, statement)
    left -= 1
    if (left === 0) process.kill(process.pid, "SIGKILL")
    return answer
  })
})
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
await orderProduct(services, { accountId: buyer, roles: ["ROLE_USER"] }, order)
process.exit(0)
