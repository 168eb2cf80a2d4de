import { decideProblem, reportProblem } from "@roomwright/contract/orders/problem-calls"
import { completeOrder } from "@roomwright/contract/orders/calls"
import type { TestApp } from "./test-app.ts"
import { openAtelier, placeDesign, type Atelier } from "./test-atelier.ts"
import { payOrder } from "./test-orders.ts"
import { signUp, startTestSession, type TestPerson } from "./test-people.ts"

/** Who sells designs, and who confirms what was paid for them. */
export interface Selling {
  readonly clerk: TestPerson
  readonly atelier: Atelier
}

/** Lets days pass; both sign in anew. */
export async function passDays(app: TestApp, { clerk, atelier }: Selling, days: number): Promise<Selling> {
  app.time.passes(days * 86_400_000)
  return {
    clerk: await startTestSession(app, clerk),
    atelier: { ...atelier, designer: await startTestSession(app, atelier.designer) },
  }
}

export interface Sale {
  readonly buyer: TestPerson
  readonly params: { readonly id: string }
}

/** Sells the design once more, at this price, as far as `until`. Gives its buyer and order. */
export async function sellDesign(
  app: TestApp,
  { clerk, atelier }: Selling,
  price: number,
  until: "placed" | "paid" | "completed",
): Promise<Sale> {
  await app.database.db.updateTable("work").set({ price }).where("id", "=", atelier.workId).execute()
  const buyer = await signUp(app)
  const order = await placeDesign(app, buyer, atelier.workId)
  const params = { id: order.id }
  if (until !== "placed") await payOrder(app, buyer, clerk, order)
  if (until === "completed") await app.call(completeOrder, { params }, { headers: buyer.headers })
  return { buyer, params }
}

/** Has the buyer report a problem and staff decide on it; the buyer may have to sign in anew before. */
export async function decideSale(
  app: TestApp,
  { clerk }: Selling,
  { buyer, params }: Sale,
  verdict: "refund" | "complete",
): Promise<void> {
  const { headers } = await startTestSession(app, buyer)
  const body = { text: "The second picture is another room.", pictures: [] }
  await app.call(reportProblem, { params, body }, { headers })
  const decision = { verdict, reason: "Seen." }
  await app.call(decideProblem, { params, body: decision }, { headers: clerk.headers })
}

/** How far a sale goes before whatever else becomes of it. */
export function untilOf(fate: string): "placed" | "paid" | "completed" {
  if (fate === "placed") return "placed"
  return fate === "completed" || fate.endsWith("late") ? "completed" : "paid"
}

/** Sells a design so long ago that nobody may complain any more. All have signed in anew. */
export async function sellLongAgo(app: TestApp, clerk: TestPerson, price: number) {
  const selling = { clerk, atelier: await openAtelier(app) }
  await sellDesign(app, selling, price, "completed")
  const month = new Date(app.services.clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 7)
  return { ...(await passDays(app, selling, 15)), month }
}
