import { readProfile } from "@roomwright/contract/accounts/calls"
import { applicationTypes } from "@roomwright/contract/applications/types"
import {
  listRequestTypes,
  openApplicationBill,
  readApplicationProcess,
  readLastApplication,
  resubmitApplication,
  submitApplication,
  withdrawApplication,
} from "@roomwright/contract/applications/calls"
import { approveApplication } from "@roomwright/contract/applications/admin"
import { readBill } from "@roomwright/contract/payments/bills"
import { firstPlans } from "@roomwright/contract/plans/first-plans"
import { readOwnPlan } from "@roomwright/contract/plans/calls"
import { readOwnUpload } from "@roomwright/contract/media/uploads"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import {
  applyFor,
  approve,
  billFor,
  confirmBill,
  designerForm,
  makeSubmission,
  merchantForm,
  reject,
  uploadDocument,
} from "../../testing/test-applications.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { setUpPayments, payBill } from "../../testing/test-payments.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"

let app: TestApp
let staff: TestPerson
let person: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  staff = await setUpPayments(app)
})
beforeEach(async () => {
  person = await signUp(app)
})
afterAll(() => app.close())

const process = () => app.call(readApplicationProcess, { query: {} }, { headers: person.headers })
const last = () => app.call(readLastApplication, { query: {} }, { headers: person.headers })
const profile = () => app.call(readProfile, {}, { headers: person.headers })
const submit = (type: string, body: unknown) =>
  refuse(app, submitApplication, { params: { type }, body }, { headers: person.headers })

test("what may be applied for has the specification's prices", async () => {
  const types = await app.call(listRequestTypes, {}, { headers: person.headers })
  expect(types.map(({ type }) => type)).toEqual(applicationTypes)
  expect(types.find(({ type }) => type === "DESIGNER_PREMIUM_YEARLY")).toMatchObject({
    role: "designer",
    tier: "premium",
    duration: "yearly",
    ...firstPlans.premium.prices?.yearly,
  })
  expect(types.filter(({ price }) => price === 0).map(({ type }) => type)).toEqual([
    "DESIGNER_FREE",
    "MERCHANT",
  ])
})

test("who has never applied has nothing to look at", async () => {
  expect([await process(), await last()]).toEqual([null, null])
})

describe("a free application", () => {
  test("waits with its clock; what was filled in can be read again, and its pictures opened by the applicant", async () => {
    const id = await applyFor(app, person, "DESIGNER_FREE")
    expect(await process()).toMatchObject({
      id,
      type: "DESIGNER_FREE",
      role: "designer",
      status: "SUBMITTED",
      review: { daysLeft: expect.any(Number) },
      bill: null,
      steps: [{ status: "SUBMITTED" }],
    })
    const sent = await last()
    expect(sent).toMatchObject({ id, designer: designerForm, merchant: null, marks: [] })
    expect(sent?.pictures.map(({ kind }) => kind).toSorted()).toEqual(["idBack", "idFront"])
    for (const { picture } of sent?.pictures ?? [])
      expect((await app.get(picture?.address ?? "")).status).toBe(200)
  })

  test("gives the role and fills the profile with the next request, once it is approved", async () => {
    const id = await applyFor(app, person, "DESIGNER_FREE")
    expect((await profile()).roles).toEqual([{ name: "ROLE_USER" }])
    await approve(app, staff, id)
    const { roles, designer } = await profile()
    expect(roles).toContainEqual({ name: "ROLE_DESIGNER" })
    expect(designer).toMatchObject({
      experienceYears: 6,
      city: { zh: "Đà Nẵng" },
      styles: ["minimal"],
      companyName: "",
      major: {},
      otherContact: "zalo 0901",
    })
    expect(await process()).toMatchObject({ status: "APPROVED", review: null })
  })

  test("of a merchant fills the business in", async () => {
    await approve(app, staff, await applyFor(app, person, "MERCHANT"))
    const { roles, merchant } = await profile()
    expect(roles).toContainEqual({ name: "ROLE_MERCHANT" })
    expect(merchant).toMatchObject({
      companyAddress: { zh: merchantForm.companyAddress },
      contactPhone: merchantForm.contactPhone,
    })
  })

  test("for the other role may stand beside it", async () => {
    await applyFor(app, person, "DESIGNER_FREE")
    await applyFor(app, person, "MERCHANT")
    const { headers } = person
    for (const role of ["designer", "merchant"] as const)
      expect(await app.call(readApplicationProcess, { query: { role } }, { headers })).toMatchObject({ role })
  })
})

describe("a paid application", () => {
  test("brings role and plan only when the money is confirmed and a reviewer approves", async () => {
    const id = await applyFor(app, person, "DESIGNER_PRO_MONTHLY")
    const before = await process()
    expect(before?.bill).toMatchObject({ status: "PENDING_REVIEW", amount: 388_000, isRefundDue: false })
    const unpaid = await refuse(app, approveApplication, { params: { id } }, { headers: staff.headers })
    expectRefusal(unpaid, "applicationUnpaid")
    await confirmBill(app, staff, before?.bill?.id ?? "")
    expect((await profile()).roles).toEqual([{ name: "ROLE_USER" }])
    expect((await app.call(readOwnPlan, {}, { headers: person.headers })).tier).toBe("free")
    await approve(app, staff, id)
    const plan = await app.call(readOwnPlan, {}, { headers: person.headers })
    expect(plan).toMatchObject({
      tier: "pro",
      current: { source: "application", price: 388_000, billId: before?.bill?.id },
    })
    expect(plan.meters.find(({ counter }) => counter === "image-8k")).toMatchObject({ left: 10 })
  })

  test("is rejected for one picture, mended there alone, and keeps its bill", async () => {
    const id = await applyFor(app, person, "DESIGNER_PRO_YEARLY")
    const bill = (await process())?.bill
    await confirmBill(app, staff, bill?.id ?? "")
    await reject(app, staff, id)
    expect(await process()).toMatchObject({
      status: "REJECTED",
      reason: "The back of the card is blurred.",
      marks: [{ field: "idBack" }],
      bill: { id: bill?.id, status: "CONFIRMED", isRefundDue: false },
    })
    const idBack = await uploadDocument(app, person)
    const body = { designer: designerForm, pictures: { idBack } }
    await app.call(resubmitApplication, { params: { id }, body }, { headers: person.headers })
    expect(await process()).toMatchObject({ id, status: "SUBMITTED", bill: { id: bill?.id } })
    expect((await last())?.pictures).toHaveLength(2)
    await approve(app, staff, id)
    expect((await app.call(readOwnPlan, {}, { headers: person.headers })).tier).toBe("pro")
  })

  test("has one bill for the same choice; another choice calls it off", async () => {
    const first = await billFor(app, person, "DESIGNER_PRO_MONTHLY")
    expect(await billFor(app, person, "DESIGNER_PRO_MONTHLY")).toBe(first)
    const second = await billFor(app, person, "DESIGNER_PREMIUM_MONTHLY")
    expect(second).not.toBe(first)
    const { headers } = person
    expect(await app.call(readBill, { params: { id: first } }, { headers })).toMatchObject({
      status: "CANCELLED",
    })
    const dear = { type: "DESIGNER_PRO_YEARLY" as const, planVersion: second, amount: 1 }
    expectRefusal(await refuse(app, openApplicationBill, { body: dear }, { headers }), "priceChanged")
  })

  test("takes a receipt that was handed in from the phone before", async () => {
    const { receipt, ...body } = {
      receipt: undefined,
      ...(await makeSubmission(app, person, "DESIGNER_PRO_MONTHLY")),
    }
    expect(receipt).toBeDefined()
    expectRefusal(await submit("DESIGNER_PRO_MONTHLY", body), "receiptRequired")
    await payBill(app, person, "bill" in body ? body.bill : "")
    expect((await submit("DESIGNER_PRO_MONTHLY", body)).status).toBe(200)
  })

  test("is not submitted with another's bill, one of another type, or one twice", async () => {
    const other = await signUp(app)
    const body = await makeSubmission(app, person, "DESIGNER_PRO_MONTHLY")
    const foreign = await billFor(app, other, "DESIGNER_PRO_MONTHLY")
    expectRefusal(await submit("DESIGNER_PRO_MONTHLY", { ...body, bill: foreign }), "billClosed")
    expectRefusal(await submit("DESIGNER_PRO_YEARLY", body), "billClosed")
    expect((await submit("DESIGNER_PRO_MONTHLY", body)).status).toBe(200)
    const id = (await process())?.id ?? ""
    await app.call(withdrawApplication, { params: { id } }, { headers: person.headers })
    const again = await makeSubmission(app, person, "DESIGNER_FREE")
    expectRefusal(
      await submit("DESIGNER_PRO_MONTHLY", { ...body, ...again, bill: "bill" in body ? body.bill : "" }),
      "uploadGone",
    )
  })
})

describe("what is refused", () => {
  test("applying twice, also at the same time", async () => {
    const bodies = await Promise.all([1, 2, 3].map(() => makeSubmission(app, person, "DESIGNER_FREE")))
    const answers = await Promise.all(bodies.map((body) => submit("DESIGNER_FREE", body)))
    const others = answers.filter(({ status }) => status !== 200)
    expect(others).toHaveLength(2)
    for (const answer of others) expectRefusal(answer, "applicationOpen")
    await reject(app, staff, (await process())?.id ?? "")
    // A rejected one is still open: it is sent again, or withdrawn.
    const once = await makeSubmission(app, person, "DESIGNER_FREE")
    expectRefusal(await submit("DESIGNER_FREE", once), "applicationOpen")
  })

  test("applying for what one already is, and staff who apply", async () => {
    person = await signUp(app, { roles: ["ROLE_DESIGNER"] })
    expectRefusal(
      await submit("DESIGNER_FREE", await makeSubmission(app, person, "DESIGNER_FREE")),
      "roleHeld",
    )
    person = await signUp(app, { roles: ["ROLE_EDITOR"] })
    expectRefusal(await submit("MERCHANT", await makeSubmission(app, person, "MERCHANT")), "staffCannotApply")
  })

  test("resubmitting while it is open, or after it was withdrawn; another's", async () => {
    const id = await applyFor(app, person, "DESIGNER_FREE")
    const again = { params: { id }, body: { designer: designerForm } }
    expectRefusal(
      await refuse(app, resubmitApplication, again, { headers: person.headers }),
      "applicationClosed",
    )
    const other = await signUp(app)
    expectRefusal(await refuse(app, resubmitApplication, again, { headers: other.headers }), "notFound")
    expectRefusal(
      await refuse(app, withdrawApplication, { params: { id } }, { headers: other.headers }),
      "notFound",
    )
    await app.call(withdrawApplication, { params: { id } }, { headers: person.headers })
    expectRefusal(
      await refuse(app, resubmitApplication, again, { headers: person.headers }),
      "applicationClosed",
    )
  })

  test("a form of another role, without its pictures, or with a style that nobody knows", async () => {
    const body = await makeSubmission(app, person, "DESIGNER_FREE")
    expectRefusal(await submit("MERCHANT", body), "invalidInput")
    expectRefusal(await submit("DESIGNER_FREE", { designer: designerForm }), "invalidInput")
    expectRefusal(await submit("DESIGNER_FREE", { ...body, merchant: merchantForm }), "invalidInput")
    expectRefusal(
      await submit("DESIGNER_FREE", { ...body, designer: { ...designerForm, styles: ["no-such"] } }),
      "unknownFilterValue",
    )
    expectRefusal(await submit("DESIGNER_GOLD", body), "notFound")
    expect(await process()).toBeNull()
  })

  test("pictures of another person, of another purpose, or used before", async () => {
    const other = await signUp(app)
    const body = await makeSubmission(app, person, "DESIGNER_FREE")
    const idBack = await uploadDocument(app, other)
    expectRefusal(
      await submit("DESIGNER_FREE", { ...body, pictures: { ...body.pictures, idBack } }),
      "uploadGone",
    )
    expect((await submit("DESIGNER_FREE", body)).status).toBe(200)
  })
})

test("an upload that waits is shown to its sender again, and to nobody else", async () => {
  const id = await uploadDocument(app, person)
  const { headers } = person
  const upload = await app.call(readOwnUpload, { params: { id } }, { headers })
  expect(upload).toMatchObject({ id, purpose: "identity", width: 400, height: 300 })
  expect((await app.get(upload.address ?? "")).status).toBe(200)
  const other = await signUp(app)
  expectRefusal(await refuse(app, readOwnUpload, { params: { id } }, { headers: other.headers }), "notFound")
})
