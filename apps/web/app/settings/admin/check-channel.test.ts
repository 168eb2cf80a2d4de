import { describe, expect, test } from "vitest"
import { faultsOfEmail, faultsOfSms, type ChannelDraft } from "./check-channel.ts"

const email: ChannelDraft = {
  address: "smtps://mail.example:465",
  user: "rooms",
  password: "a secret",
  sender: "Roomwright <hi@rooms.example>",
  to: "chief@rooms.example",
}
const sms: ChannelDraft = {
  address: "https://sms.example/api",
  user: "rooms",
  password: "a secret",
  sender: "Roomwright",
  to: "0912 345 678",
}
const stored = {
  address: "smtps://mail.example:465",
  user: "rooms",
  sender: "hi@rooms.example",
  passwordSetAt: "2026-11-01T00:00:00.000Z",
  isReadable: true,
}
const wrongOf = (faults: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(faults).filter((name) => faults[name])

test("channels that are right have no faults", () => {
  expect(wrongOf(faultsOfEmail(email, null))).toEqual([])
  expect(wrongOf(faultsOfSms(sms, null))).toEqual([])
})

test("a mail server that asks nobody who they are needs no password, a gateway does", () => {
  expect(wrongOf(faultsOfEmail({ ...email, user: "", password: "" }, null))).toEqual([])
  expect(wrongOf(faultsOfSms({ ...sms, user: "", password: "" }, null))).toEqual(["user", "password"])
})

describe("an empty password", () => {
  test.each([
    ["stays for the same server", email.address, stored, []],
    ["is missing without a stored one", email.address, null, ["password"]],
    ["is missing for another server", "smtps://other.example:465", stored, ["password"]],
    ["is missing where it would go in the clear", "smtp://mail.example:465", stored, ["password"]],
    ["is missing when it cannot be read", email.address, { ...stored, isReadable: false }, ["password"]],
  ])("%s", (_case, address, known, wrong) => {
    expect(wrongOf(faultsOfEmail({ ...email, address, password: "" }, known))).toEqual(wrong)
  })
})

test("each fault is told at its field", () => {
  const draft = { address: "mail.example", user: "rooms", password: "a\nb", sender: "Roomwright", to: "me" }
  expect(wrongOf(faultsOfEmail(draft, null))).toEqual(["address", "password", "sender", "to"])
  expect(wrongOf(faultsOfSms({ ...draft, sender: "Nhà Đẹp" }, null))).toEqual([
    "address",
    "password",
    "sender",
    "to",
  ])
})
