import { randomBytes } from "node:crypto"
import type { Bill } from "@roomwright/contract/payments/bills"
import type { RequestType } from "@roomwright/contract/applications/calls"
import { expect, type APIRequestContext } from "@playwright/test"
import sharp from "sharp"
import { administrator } from "./administrator.ts"
import { makePerson, tokenOf } from "./accounts.ts"

/** Calls the API as whoever the token is of; expects it to succeed. */
export async function callAs<Data>(
  request: APIRequestContext,
  token: string,
  [method, path]: readonly ["GET" | "POST" | "PUT" | "DELETE", string],
  data?: object,
): Promise<Data> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.fetch(`/api${path}`, { method, headers, ...(data ? { data } : {}) })
  const envelope = (await answer.json()) as { readonly code: number; readonly data: Data }
  expect(envelope.code, `${method} ${path}`).toBe(200)
  return envelope.data
}

export const paymentAccount = {
  beneficiary: "CONG TY TNHH ROOMWRIGHT",
  bankName: "Vietcombank",
  bankBin: "970436",
  accountNumber: "0071000123456",
} as const

/** Calls what asks who one is, and proves it by password, as the screens do; for five minutes nothing is asked again. */
export async function callProved(
  request: APIRequestContext,
  { token, password }: { readonly token: string; readonly password: string },
  [method, path]: readonly ["POST" | "PUT", string],
  data: object,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const refused = await request.fetch(`/api${path}`, { method, headers, data })
  const answer = (await refused.json()) as {
    readonly data: { readonly proof?: { readonly challenge: string } }
  }
  if (answer.data.proof) {
    const { challenge } = answer.data.proof
    await callAs(request, token, ["POST", "/user/proof"], { challenge, password })
  }
  await callAs(request, token, [method, path], data)
}

/** A token of the administrator, who has proved that it is them and set the account that transfers go to. */
export async function setUpPayments(request: APIRequestContext): Promise<string> {
  const body = { mobileOrEmail: administrator.email, password: administrator.password }
  const answer = await request.post("/api/auth/login", { data: body })
  const { data: token } = (await answer.json()) as { readonly data: string }
  const { password } = administrator
  await callProved(request, { token, password }, ["PUT", "/admin/bank-account"], paymentAccount)
  return token
}

/** A picture as of a transfer: large squares of chance, unless they are given. */
export const drawSquares = (squares: Buffer = randomBytes(64)): Promise<Buffer> =>
  sharp(squares, { raw: { width: 8, height: 8, channels: 1 } })
    .resize(600, 800, { kernel: "nearest" })
    .png()
    .toBuffer()

export interface SentBill {
  readonly token: string
  readonly bill: Bill
}

/** Hands a picture in for a bill. */
export async function sendReceipt(
  request: APIRequestContext,
  { token, bill }: SentBill,
  picture: Buffer,
): Promise<void> {
  const answer = await request.post("/api/user/uploads", {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      purpose: "receipt",
      file: { name: "receipt.png", mimeType: "image/png", buffer: picture },
    },
  })
  const { data } = (await answer.json()) as { readonly data: { readonly id: string } }
  await callAs(request, token, ["POST", `/user/bills/${bill.id}/receipts`], { upload: data.id })
}

/** A new account wants to become a designer with Pro for a month. */
export async function orderApplication(request: APIRequestContext): Promise<SentBill> {
  const token = await tokenOf(request, await makePerson(request))
  const types = await callAs<RequestType[]>(request, token, ["GET", "/common/designer-request-types"])
  const type = "DESIGNER_PRO_MONTHLY"
  const offer = types.find((each) => each.type === type)
  const { billId } = await callAs<{ billId: string }>(request, token, ["POST", "/user/application-bills"], {
    type,
    planVersion: offer?.planVersion,
    amount: offer?.price,
  })
  return { token, bill: await callAs<Bill>(request, token, ["GET", `/user/bills/${billId}`]) }
}

/** The same, with the receipt for it. */
export async function orderAndPay(request: APIRequestContext, picture?: Buffer): Promise<SentBill> {
  const sent = await orderApplication(request)
  await sendReceipt(request, sent, picture ?? (await drawSquares()))
  return sent
}

/** How a bill stands, as its payer sees it. */
export const stateOf = async (request: APIRequestContext, { token, bill }: SentBill): Promise<string> =>
  (await callAs<Bill>(request, token, ["GET", `/user/bills/${bill.id}`])).status
