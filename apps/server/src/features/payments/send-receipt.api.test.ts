import { billLimits, cancelBill, readBill, sendReceipt } from "@roomwright/contract/payments/bills"
import { rejectReceipt } from "@roomwright/contract/payments/receipts-admin"
import { uploadPicture } from "@roomwright/contract/media/uploads"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { send, toForm, type Answer } from "../../testing/send-request.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import {
  setUpPayments,
  orderPlan,
  payBill,
  pictureOfTransfer,
  uploadReceipt,
} from "../../testing/test-payments.ts"
import { animatedPng, animation, blank, boastfulPng, brokenPng, jpegOf } from "../../testing/test-pictures.ts"

let app: TestApp
let clerk: TestPerson
let payer: TestPerson
let billId: string

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
})
beforeEach(async () => {
  payer = await signUp(app, { roles: ["ROLE_DESIGNER"] })
  billId = (await orderPlan(app, payer)).id
})
afterAll(() => app.close())

const stateOf = async (): Promise<string> =>
  (await app.call(readBill, { params: { id: billId } }, { headers: payer.headers })).status
const handIn = (body: unknown, { headers } = payer, id = billId): Promise<Answer> =>
  refuse(app, sendReceipt, { params: { id }, body }, { headers, language: "en" })
const upload = (content: Buffer): Promise<Answer> =>
  send(`${app.url}/api${uploadPicture.path}`, {
    method: "POST",
    headers: payer.headers,
    language: "en",
    body: toForm({ purpose: "receipt" }, new Blob([new Uint8Array(content)])),
  })

describe("a receipt", () => {
  test("is waited for by a clerk once it is handed in", async () => {
    const upload = await uploadReceipt(app, payer)
    const bill = await app.call(
      sendReceipt,
      { params: { id: billId }, body: { upload } },
      { headers: payer.headers },
    )
    expect(bill).toMatchObject({ status: "PENDING_REVIEW", dueAt: null, receipts: [{ rejectedFor: null }] })
    const picture = await fetch(app.url + (bill.receipts[0]?.picture?.address ?? ""))
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"])
  })

  test.each([[{}], [{ upload: "" }], [{ upload: "receipt.png" }], [{ upload: null }], [null]])(
    "that is missing is asked for: %j",
    async (body) => {
      const { status, envelope } = await handIn(body)
      expect([status, envelope?.message.length]).toEqual([expect.toBeOneOf([400, 422]), expect.any(Number)])
      expect(await stateOf()).toBe("AWAITING_PAYMENT")
    },
  )

  const whole = () => pictureOfTransfer().png().toBuffer()
  const unreadable: readonly (readonly [string, () => Promise<Buffer> | Buffer])[] = [
    ["of another type", () => Buffer.from("%PDF-1.7\n1 0 obj")],
    ["cut in the middle", async () => (await whole()).subarray(0, 2_000)],
    ["cut to its first bytes", async () => (await whole()).subarray(0, 20)],
    ["of 20,000 x 20,000 pixels", () => boastfulPng(20_000, 20_000)],
    ["that moves (PNG)", animatedPng],
    ["that moves (WebP)", () => animation("webp")],
    ["that moves (GIF)", () => animation("gif")],
    [
      "that is a page behind a picture's first bytes",
      () => Buffer.from("\u0089PNG\r\n\u001A\n<script>", "latin1"),
    ],
    ["that is broken", brokenPng],
    ["of no bytes", () => Buffer.of()],
  ]
  test.each(unreadable)("%s is refused with a text, and the bill waits on", async (_what, make) => {
    const answer = await upload(await make())
    expectRefusal(answer, "pictureUnreadable")
    expect(answer.envelope?.message).toMatch(/JPEG|PNG/)
    expect(await stateOf()).toBe("AWAITING_PAYMENT")
  })

  test("that is too big is refused with the size it may have", async () => {
    const answer = await upload(await jpegOf(8_000_001))
    expectRefusal(answer, "fileTooLarge")
    expect(answer.envelope?.message).toContain("8 MB")
  })

  test("that is also a page is kept as a picture alone", async () => {
    const page = Buffer.from("<html><script>alert(1)</script></html>")
    const source = Buffer.concat([await blank(300, 200).jpeg().toBuffer(), page])
    const { id } = await app.call(
      uploadPicture,
      { body: { purpose: "receipt" }, file: new Blob([new Uint8Array(source)]) },
      { headers: payer.headers },
    )
    expect((await handIn({ upload: id })).status).toBe(200)
    const { receipts } = await app.call(readBill, { params: { id: billId } }, { headers: payer.headers })
    const kept = await (await fetch(app.url + (receipts[0]?.picture?.address ?? ""))).text()
    expect([kept.startsWith("RIFF"), kept.includes("<script>")]).toEqual([true, false])
  })
})

describe("handing a receipt in", () => {
  test("for a bill of somebody else finds none, and leaves the upload as it was", async () => {
    const other = await signUp(app, { roles: ["ROLE_DESIGNER"] })
    const upload = await uploadReceipt(app, other)
    for (const id of [billId, newId()]) expectRefusal(await handIn({ upload }, other, id), "notFound")
    const own = await orderPlan(app, other)
    expect((await handIn({ upload }, other, own.id)).status).toBe(200)
  })

  test("takes no upload of another person or purpose, none that is used, and none that never was", async () => {
    const other = await signUp(app, { roles: ["ROLE_DESIGNER"] })
    const identity = await app.call(
      uploadPicture,
      {
        body: { purpose: "identity" },
        file: new Blob([new Uint8Array(await blank(90, 60).png().toBuffer())]),
      },
      { headers: payer.headers },
    )
    const othersBill = await orderPlan(app, other)
    const used = await uploadReceipt(app, other)
    expect((await handIn({ upload: used }, other, othersBill.id)).status).toBe(200)
    for (const upload of [await uploadReceipt(app, other), identity.id, used, newId()])
      expectRefusal(await handIn({ upload }), "uploadGone")
    expect(await stateOf()).toBe("AWAITING_PAYMENT")
  })

  test("twice at once is one receipt; the other's upload can still be used", async () => {
    const uploads = [await uploadReceipt(app, payer), await uploadReceipt(app, payer)]
    const answers = await Promise.all(uploads.map((upload) => handIn({ upload })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1)
    const left = uploads[answers.findIndex(({ status }) => status === 409)]
    await app.call(
      rejectReceipt,
      { params: { id: await lastReceipt() }, body: { reason: "No sum." } },
      { headers: clerk.headers },
    )
    expect((await handIn({ upload: left })).status).toBe(200)
  })

  test("for a bill that waits already, or is called off, is refused", async () => {
    await payBill(app, payer, billId)
    expectRefusal(await handIn({ upload: await uploadReceipt(app, payer) }), "billClosed")
    const other = await signUp(app, { roles: ["ROLE_DESIGNER"] })
    const { id } = await orderPlan(app, other)
    await app.call(cancelBill, { params: { id } }, { headers: other.headers })
    expectRefusal(await handIn({ upload: await uploadReceipt(app, other) }, other, id), "billClosed")
  })

  test("has an end after so many refused ones", async () => {
    for (let sent = 0; sent < billLimits.receiptsMax; sent += 1) {
      const id = await payBill(app, payer, billId)
      await app.call(
        rejectReceipt,
        { params: { id }, body: { reason: "No sum." } },
        { headers: clerk.headers },
      )
    }
    expectRefusal(await handIn({ upload: await uploadReceipt(app, payer) }), "tooManyReceipts")
    expect(await stateOf()).toBe("REJECTED")
  })
})

async function lastReceipt(): Promise<string> {
  const { receipts } = await app.call(readBill, { params: { id: billId } }, { headers: payer.headers })
  return receipts.at(-1)?.id ?? ""
}
