import { addCollection, shareCollection } from "@roomwright/contract/favourites/collections"
import { saveMyWork } from "@roomwright/contract/works/my-works"
import { staffRoles, type Endpoint } from "@roomwright/contract/endpoint"
import { endpoints } from "@roomwright/contract/endpoints"
import { sendFeedback } from "@roomwright/contract/content/feedback"
import type { PayoutRunDetail } from "@roomwright/contract/orders/payout-runs"
import { askMerchant } from "@roomwright/contract/questions/calls"
import {
  reportCollection,
  reportProduct,
  reportQuestion,
  reportWork,
} from "@roomwright/contract/moderation/reports"
import { recordMoney, settleMoney } from "@roomwright/contract/payments/receipts-admin"
import { afterAll, beforeAll, expect, test } from "vitest"
import { grantRole } from "./features/accounts/accounts.public.ts"
import { nothingChosen } from "./features/home/home-choice.ts"
import { newId } from "./platform/ids.ts"
import { expectRefusal, refuse } from "./testing/expect-refusal.ts"
import type { AnyInput } from "./testing/send-request.ts"
import { applyFor } from "./testing/test-applications.ts"
import { startTestApp, type TestApp } from "./testing/test-app.ts"
import { buyInvoicedDesign } from "./testing/test-invoices.ts"
import { openSellerShop, placeOrder } from "./testing/test-orders.ts"
import { designForm, publishMyWork, signUpDesigner, uploadForWork } from "./testing/test-my-works.ts"
import {
  heldPayment,
  lineToCredit,
  orderToRefund,
  planToRefund,
  refundedPlanPart,
  refundedPart,
  reportedOrder,
} from "./testing/test-order-cases.ts"
import { setUpPayments, uploadReceipt } from "./testing/test-payments.ts"
import { signUp, startTestSession, type TestPerson } from "./testing/test-people.ts"
import { importedLine, paidOrder } from "./testing/test-paid-orders.ts"
import { aboutNobody } from "./testing/calls-about-nobody.ts"
import { dueSeller, makeDueRun, oweRepayment } from "./testing/test-payouts.ts"
import { sellLongAgo } from "./testing/test-sales.ts"

type Name = keyof typeof endpoints
let app: TestApp
let clerk: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
})
afterAll(() => app.close())

/** Something to be decided, and everybody who has a part in it; `who` decides, where that changes what is sent. */
interface Case {
  readonly parties: readonly TestPerson[]
  readonly input: (who: TestPerson) => AnyInput | Promise<AnyInput>
}

const reason = "For the test."

async function reportedWork() {
  const [designer, reporter] = [await signUpDesigner(app), await signUp(app)]
  const { id } = await publishMyWork(app, designer)
  await app.call(reportWork, { params: { id }, body: { problem: "copied", text: "" } }, reporter)
  return { id, parties: [designer, reporter] }
}
const reportOf = async (subjectId: string): Promise<string> => {
  const found = app.database.db.selectFrom("report").select("id").where("subject_id", "=", subjectId)
  return (await found.executeTakeFirstOrThrow()).id
}
async function receipt(input: (id: string) => AnyInput): Promise<Case> {
  const { receiptId, parties } = await paidOrder(app)
  return { parties, input: () => input(receiptId) }
}
async function application(body?: object): Promise<Case> {
  const applicant = await signUp(app)
  const id = await applyFor(app, applicant, "DESIGNER_FREE")
  return { parties: [applicant], input: () => ({ params: { id }, ...(body && { body }) }) }
}
async function message(body?: () => object): Promise<Case> {
  const sender = await signUp(app)
  await app.call(sendFeedback, { body: { text: sender.id, contact: "", key: newId() } }, sender)
  const { id } = await app.database.db
    .selectFrom("feedback")
    .select("id")
    .where("account_id", "=", sender.id)
    .executeTakeFirstOrThrow()
  return { parties: [sender], input: () => ({ params: { id }, ...(body && { body: body() }) }) }
}
async function work(body?: object): Promise<Case> {
  const { id, parties } = await reportedWork()
  return { parties, input: () => ({ params: { id }, ...(body && { body }) }) }
}
async function gift(body: object): Promise<Case> {
  const person = await signUp(app)
  return { parties: [person], input: () => ({ params: { id: person.id }, body }) }
}

async function noted() {
  const { billId, parties } = await paidOrder(app)
  const body = { kind: "DOUBLE", amount: 5, remark: reason } as const
  const { id } = await app.call(recordMoney, { params: { id: billId }, body }, clerk)
  return { id, parties }
}
async function payout() {
  // Nothing is paid out while its buyer may complain.
  const sold = await sellLongAgo(app, clerk, 2_000_000)
  clerk = sold.clerk
  const { month, atelier } = sold
  return {
    parties: [atelier.designer],
    input: async (who: TestPerson) => ({
      params: { seller: atelier.designer.id, month },
      body: { amount: 5, reference: "FT1", upload: await uploadReceipt(app, who), key: newId() },
    }),
  }
}

async function run(input: (made: PayoutRunDetail) => AnyInput, { isReleased = false } = {}): Promise<Case> {
  const made = await makeDueRun(app, clerk, { isReleased })
  clerk = made.clerk
  return { parties: [made.seller], input: () => input(made.run) }
}

/** Every call that decides on somebody's case. */
const cases: Partial<Record<Name, () => Promise<Case>>> = {
  confirmReceipt: () => receipt((id) => ({ params: { id } })),
  rejectReceipt: () => receipt((id) => ({ params: { id }, body: { reason } })),
  undoConfirmation: () => heldPayment(app, clerk),
  deliverNow: () => heldPayment(app, clerk),
  async undoRefund() {
    const { id, parties } = await noted()
    await app.call(settleMoney, { params: { id }, body: { outcome: "REFUNDED" } }, clerk)
    return { parties, input: () => ({ params: { id }, body: {} }) }
  },
  async approveRefund() {
    const { id, parties } = await noted()
    await app.call(settleMoney, { params: { id }, body: { outcome: "REFUND_DUE" } }, clerk)
    return { parties, input: () => ({ params: { id } }) }
  },
  async undoPayout() {
    const { parties, input } = await payout()
    const { payouts } = await app.call(endpoints.recordPayout, await input(clerk), clerk)
    const id = payouts.at(-1)?.id ?? ""
    return { parties, input: () => ({ params: { id }, body: {} }) }
  },
  recordPayout: payout,
  recordRepayment: () => oweRepayment(app),
  async undoRepayment() {
    const { parties, input } = await oweRepayment(app)
    await app.call(endpoints.recordRepayment, input(), clerk)
    const found = app.database.db.selectFrom("repayment").select("id").orderBy("noted_at", "desc")
    const { id } = await found.executeTakeFirstOrThrow()
    return { parties, input: () => ({ params: { id }, body: {} }) }
  },
  async makePayoutRun() {
    const { seller, clerk: later } = await dueSeller(app, clerk, 2_000_000)
    clerk = later
    return { parties: [seller], input: () => ({ body: { sellers: [seller.id], key: newId() } }) }
  },
  releasePayoutRun: () => run(({ id }) => ({ params: { id } })),
  callOffPayoutRun: () => run(({ id }) => ({ params: { id } })),
  failPayout: () => run(({ items: [item] }) => ({ params: { id: item?.id ?? "" }, body: { reason } })),
  notePayoutsPaid: () =>
    run(
      ({ id, items }) => ({
        params: { id },
        body: { payoutItems: items.map((one) => one.id), reference: "FT1", paidOn: "2026-12-24" },
      }),
      { isReleased: true },
    ),
  async recordMoney() {
    const { billId: id, parties } = await paidOrder(app)
    return { parties, input: () => ({ params: { id }, body: { kind: "DOUBLE", amount: 5, remark: reason } }) }
  },
  async settleMoney() {
    const { id, parties } = await noted()
    return { parties, input: () => ({ params: { id }, body: { outcome: "REFUNDED" } }) }
  },
  async assignStatementLine() {
    const { id, code, parties } = await importedLine(app, clerk, "tien hang")
    return { parties, input: () => ({ params: { id }, body: { transferCode: code } }) }
  },
  releaseStatementLine: async () => {
    const { id, ...line } = await importedLine(app, clerk)
    return { ...line, input: () => ({ params: { id } }) }
  },
  noteInvoice: () => buyInvoicedDesign(app, clerk),
  async cancelAdminOrder() {
    const [buyer, shop] = [await signUp(app), await openSellerShop(app)]
    const { id } = await placeOrder(app, buyer, shop)
    return { parties: [buyer, shop.merchant], input: () => ({ params: { id }, body: { reason } }) }
  },
  decideProblem: () => reportedOrder(app, clerk),
  refundPart: () => orderToRefund(app, clerk),
  refundBillPart: () => planToRefund(app, clerk),
  withdrawBillPart: () => refundedPlanPart(app, clerk),
  withdrawPart: () => refundedPart(app, clerk),
  creditStatementLine: () => lineToCredit(app, clerk),
  approveApplication: () => application(),
  rejectApplication: () => application({ reason }),
  holdWork: () => work({ reason }),
  async releaseWork() {
    const held = await work()
    const { params } = await held.input(clerk)
    await app.call(endpoints.holdWork, { params: { id: params?.["id"] ?? "" }, body: { reason } }, clerk)
    // Acting upon it settled the report: only its designer has a part in it now.
    return { ...held, parties: held.parties.slice(0, 1) }
  },
  checkWork: () => work({ edition: 1 }),
  deleteAdminWork: () => work({ reason }),
  async deleteAdminProduct() {
    const [shop, reporter] = [await openSellerShop(app), await signUp(app)]
    const params = { id: shop.productId }
    await app.call(reportProduct, { params, body: { problem: "copied", text: "" } }, reporter)
    return { parties: [shop.merchant, reporter], input: () => ({ params, body: { reason } }) }
  },
  async holdCollection() {
    const [owner, reporter] = [await signUp(app), await signUp(app)]
    const { id } = await app.call(addCollection, { body: { name: "Hall", key: newId() } }, owner)
    const { shareId } = await app.call(shareCollection, { params: { id } }, owner)
    const shared = { params: { id: shareId ?? "" }, body: { problem: "copied", text: "" } } as const
    await app.call(reportCollection, shared, reporter)
    return { parties: [owner, reporter], input: () => ({ params: { id }, body: { reason } }) }
  },
  async removeQuestion() {
    const [shop, asker] = [await openSellerShop(app), await signUp(app)]
    const asked = { params: { id: shop.productId }, body: { text: "Is it oak?", key: newId() } }
    const { id } = await app.call(askMerchant, asked, asker)
    const report = { params: { id }, body: { problem: "copied", text: "" } } as const
    await app.call(reportQuestion, report, shop.merchant)
    return { parties: [asker, shop.merchant], input: () => ({ params: { id }, body: { reason } }) }
  },
  async dismissReport() {
    const { id, parties } = await reportedWork()
    const report = await reportOf(id)
    return { parties, input: () => ({ params: { id: report } }) }
  },
  replyToFeedback: () => message(() => ({ text: "Soon.", key: newId() })),
  closeFeedback: () => message(),
  reopenFeedback: () => message(),
  grantQuota: () => gift({ counter: "image-2k", amount: 5, reason }),
  grantSubscription: () => gift({ tier: "pro", months: 1, reason }),
  async saveAdminHome() {
    const [designer, shop] = [await signUpDesigner(app), await openSellerShop(app)]
    const { id } = await publishMyWork(app, designer)
    const chosen = (ids: string[]) => ({ mode: "CHOSEN", chosen: ids }) as const
    const choice = {
      ...nothingChosen,
      works: chosen([id]),
      products: chosen([shop.productId]),
      designers: chosen([designer.id]),
    }
    return { parties: [designer, shop.merchant], input: () => ({ body: { base: 0, choice } }) }
  },
  async giveRole() {
    const person = await signUp(app)
    return { parties: [person], input: () => ({ params: { id: person.id, role: "ROLE_EDITOR" } }) }
  },
}

const isStaffCall = ({ method, access }: Endpoint): boolean =>
  method !== "GET" && typeof access !== "string" && access.every((role) => staffRoles.includes(role))

test("every call of staff that changes something has its case here, or says why it needs none", () => {
  const calls = Object.entries<Endpoint>(endpoints).filter(([, endpoint]) => isStaffCall(endpoint))
  const named = [...Object.keys(cases), ...Object.values(aboutNobody).flat()]
  expect(named.toSorted()).toEqual(calls.map(([name]) => name).toSorted())
  const declared = Object.entries<Endpoint>(endpoints).filter(([, { errors }]) => errors.includes("ownCase"))
  expect(declared.map(([name]) => name).toSorted()).toEqual(Object.keys(cases).toSorted())
})

const named = Object.entries(cases) as [Name, () => Promise<Case>][]

test.each(named)(
  "%s is refused to everybody who has a part in the case, administrators too",
  async (name, prepare) => {
    const { parties, input } = await prepare()
    const endpoint: Endpoint = endpoints[name]
    for (const party of parties) {
      // They became staff after they had done their part.
      await app.database.db.transaction().execute((tx) => grantRole(tx, party.id, "ROLE_ADMIN"))
      const { headers } = await startTestSession(app, party)
      expectRefusal(await refuse(app, endpoint, await input(party), { headers }), "ownCase")
    }
    const decided = await refuse(app, endpoint, await input(clerk), clerk)
    expect([decided.status, decided.text]).toEqual([200, expect.anything()])
  },
)

test("an administrator cannot judge a work that is their own, on the shelf or not", async () => {
  const designer = await signUpDesigner(app)
  const body = designForm(await uploadForWork(app, designer))
  const { id } = await app.call(saveMyWork, { body }, designer)
  await app.database.db.transaction().execute((tx) => grantRole(tx, designer.id, "ROLE_REVIEWER"))
  const judged = await refuse(app, endpoints.holdWork, { params: { id }, body: { reason } }, designer)
  expectRefusal(judged, "ownCase")
})
