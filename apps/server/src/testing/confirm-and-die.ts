import { decideReceipt } from "../features/payments/decide-receipt.ts"
import { planBillHandlers } from "../features/plans/buy-plan.ts"
import { createDyingServices } from "./die-after-statements.ts"

// A program for tests: confirms a receipt, and is killed as soon as it has sent so many statements. Ends by itself when
// there are not so many.
const services = createDyingServices()
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
