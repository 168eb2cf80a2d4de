import { randomBytes } from "node:crypto"
import type { Bill } from "@roomwright/contract/bills"
import type { DeskReceipt } from "@roomwright/contract/receipts-desk"
import type { Plan, PlanDuration, PlanOffer, PlanTier } from "@roomwright/contract/plans"
import { expect, type APIRequestContext, type Page } from "@playwright/test"
import sharp from "sharp"
import { readCode } from "./accounts.ts"
import { administrator } from "./administrator.ts"

type Answer<Data> = { readonly code: number; readonly data: Data }

/** Calls the API as whoever the token is of; expects it to succeed. */
export async function callAs<Data>(
  request: APIRequestContext,
  token: string,
  [method, path]: readonly ["GET" | "POST" | "PUT", string],
  body?: object,
): Promise<Data> {
  const answer = await request.fetch(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body ? { data: body } : {}),
  })
  const envelope = (await answer.json()) as Answer<Data>
  expect(envelope.code, `${method} ${path}`).toBe(200)
  return envelope.data
}

/** A token of the administrator, who has set the account that transfers go to. */
export async function openTill(request: APIRequestContext): Promise<string> {
  const body = { mobileOrEmail: administrator.email, password: administrator.password }
  const answer = await request.post("/api/auth/login", { data: body })
  const { data: token } = (await answer.json()) as Answer<string>
  await callAs(request, token, ["PUT", "/admin/bank-account"], {
    beneficiary: "CONG TY TNHH ROOMWRIGHT",
    bankName: "Vietcombank",
    bankBin: "970436",
    accountNumber: "0071000123456",
  })
  return token
}

/**
 * A token of a designer of the demo content, by a code. A code goes out once a minute, so every journey that buys has a
 * designer of its own.
 */
export async function designerToken(request: APIRequestContext, username: string): Promise<string> {
  const email = `${username}@demo.roomwright.example`
  await request.get(`/api/auth/email-verification-code/${encodeURIComponent(email)}?purpose=login`)
  const code = await readCode(request, email)
  const answer = await request.post("/api/auth/login:email-code", { data: { email, code } })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as Answer<string>).data
}

/** Begins the browser's first page as whoever the token is of. */
export async function beginWith(page: Page, token: string): Promise<void> {
  await page.addInitScript((given) => {
    if (sessionStorage.getItem("began")) return
    sessionStorage.setItem("began", "yes")
    localStorage.setItem("token", given)
    localStorage.setItem("token-time", String(Date.now()))
  }, token)
}

/** A picture as of a transfer that nobody has sent before: large squares of chance. */
export async function drawReceipt(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const squares = sharp(randomBytes(64), { raw: { width: 8, height: 8, channels: 1 } })
  const buffer = await squares.resize(600, 800, { kernel: "nearest" }).png().toBuffer()
  return { name: "receipt.png", mimeType: "image/png", buffer }
}

/** The clerk's part: confirms the receipt of a bill, or refuses it with a reason. */
export async function decide(
  request: APIRequestContext,
  clerk: string,
  transferCode: string,
  reason?: string,
): Promise<void> {
  const { content } = await callAs<{ content: DeskReceipt[] }>(request, clerk, [
    "GET",
    "/admin/receipts?size=100",
  ])
  const receipt = content.find(({ bill }) => bill.transferCode === transferCode)
  if (!receipt) throw new Error("The receipt is not at the desk.")
  const step = reason === undefined ? "confirmation" : "rejection"
  await callAs(
    request,
    clerk,
    ["POST", `/admin/receipts/${receipt.id}/${step}`],
    reason === undefined ? undefined : { reason },
  )
}

/** Orders a plan without the screens; gives its bill. */
export async function orderPlan(
  request: APIRequestContext,
  token: string,
  tier: PlanTier,
  duration: PlanDuration,
): Promise<Bill> {
  const offers = await callAs<PlanOffer[]>(request, token, ["GET", "/user/plan-offers"])
  const offer = offers.find((each) => each.tier === tier && each.duration === duration)
  const { billId } = await callAs<{ billId: string }>(request, token, ["POST", "/user/plan-purchases"], {
    tier,
    duration,
    planVersion: offer?.version,
    amount: offer?.amount,
    key: crypto.randomUUID(),
  })
  return callAs<Bill>(request, token, ["GET", `/user/bills/${billId}`])
}

/** Sells a tier at another yearly price from now on. */
export async function repriceYear(
  request: APIRequestContext,
  clerk: string,
  tier: PlanTier,
  price: number,
): Promise<void> {
  const plans = await callAs<Plan[]>(request, clerk, ["GET", "/common/plans"])
  const plan = plans.find((each) => each.tier === tier)
  if (!plan?.prices) throw new Error(`${tier} is not sold by price.`)
  const prices = { ...plan.prices, yearly: { ...plan.prices.yearly, price } }
  await callAs(request, clerk, ["PUT", `/admin/plans/${tier}`], {
    from: plan.version,
    prices,
    quotas: plan.quotas,
  })
}
