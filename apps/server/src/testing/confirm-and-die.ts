import { buildApp } from "../app.ts"
import { readConfig } from "../config.ts"
import { decideReceipt } from "../features/payments/decide-receipt.ts"
import { planBillHandlers } from "../features/plans/buy-plan.ts"
import { connectDatabase } from "../platform/database/connect.ts"
import { createLog } from "../platform/log.ts"

// A program for tests: confirms a receipt, and is killed as soon as it has sent so many statements (DIES_AFTER). Ends by
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
await decideReceipt(
  services,
  { plan: planBillHandlers(services) },
  {
    receiptId: process.env["RECEIPT"] ?? "",
    clerkId: process.env["CLERK"] ?? "",
    decision: { outcome: "confirm" },
  },
)
process.exit(0)
