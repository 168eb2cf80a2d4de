import { listWards } from "@roomwright/contract/orders/addresses"
import { previewContent } from "@roomwright/contract/content/admin"
import {
  answerEnterpriseRequests,
  listEnterpriseRequests,
} from "@roomwright/contract/plans/enterprise-requests"
import { listFeedback, readFeedback, sendFeedback } from "@roomwright/contract/content/feedback"
import { requestEnterprise, listPlanVersions } from "@roomwright/contract/plans/calls"
import { provinces } from "@roomwright/contract/orders/provinces"
import { listBanks } from "@roomwright/contract/payments/receipts-admin"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newId } from "../platform/ids.ts"
import { expectRefusal, refuse } from "./expect-refusal.ts"
import { startTestApp, type TestApp } from "./test-app.ts"
import { signUp, type TestPerson } from "./test-people.ts"

// Small calls that a screen makes beside its main one.
let app: TestApp
let staff: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  staff = await signUp(app, {
    nickname: "Minh",
    roles: ["ROLE_ADMIN", "ROLE_EDITOR", "ROLE_RECEIPTS_CLERK"],
  })
})
afterAll(() => app.close())

test("banks that take transfers are listed once each, with a BIN of six digits", async () => {
  const banks = await app.call(listBanks, {}, staff)
  expect(banks.length).toBeGreaterThan(30)
  expect(new Set(banks.map(({ name }) => name)).size).toBe(banks.length)
  expect(banks.filter(({ bin }) => !/^\d{6}$/.test(bin))).toEqual([])
})

test("every province has wards, and a province that is none is not there", async () => {
  const reader = await signUp(app, { nickname: "Lan" })
  for (const { code } of provinces) {
    const wards = await app.call(listWards, { params: { province: code } }, reader)
    expect(wards.length, code).toBeGreaterThan(0)
    expect(new Set(wards).size, code).toBe(wards.length)
  }
  expectRefusal(await refuse(app, listWards, { params: { province: "00" } }, reader), "notFound")
})

test("a preview is made as the page is: markup of the writer stays text", async () => {
  const markdown = "## Oak\n\n<script>alert(1)</script> *calm*"
  const { html } = await app.call(previewContent, { body: { markdown } }, staff)
  expect(html).toContain("<em>calm</em>")
  expect(html).not.toContain("<script>")
})

test("several companies are answered in one call, which says what became of each", async () => {
  for (const company of ["An Cư", "Mộc Gia"]) {
    const contact = {
      name: "Hà",
      company,
      email: "ha@example.com",
      phone: "0912345678",
      message: "30 seats.",
    }
    await app.call(requestEnterprise, { body: contact })
  }
  const open = await app.call(listEnterpriseRequests, { query: { state: "open" } }, staff)
  const gone = newId()
  const ids = [...open.content.map(({ id }) => id), gone]
  const report = await app.call(answerEnterpriseRequests, { body: { ids } }, staff)
  expect(report.done).toHaveLength(2)
  expect(report.refused.map(({ id }) => id)).toEqual([gone])
  const left = await app.call(listEnterpriseRequests, { query: { state: "open" } }, staff)
  expect(left.totalElements).toBe(0)
})

test("one message of feedback is read as it was sent", async () => {
  await app.call(sendFeedback, { body: { text: "A loose hinge.", contact: "an@example.com", key: newId() } })
  const { content } = await app.call(listFeedback, { query: { w: "hinge" } }, staff)
  const id = content[0]?.id ?? ""
  const detail = await app.call(readFeedback, { params: { id } }, staff)
  expect(detail).toMatchObject({ id, text: "A loose hinge.", contact: "an@example.com", replies: [] })
})

test("a tier begins with one version", async () => {
  const versions = await app.call(listPlanVersions, { params: { tier: "pro" } }, staff)
  expect(versions).toHaveLength(1)
})
