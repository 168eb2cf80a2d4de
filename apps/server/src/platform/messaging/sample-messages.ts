import type { MessageName, MessageFields } from "./message.ts"

/** Sample values for every message. */
export const sampleValues: { readonly [Name in MessageName]: MessageFields[Name] } = {
  "register-code": { code: "482913", minutes: 10 },
  "login-code": { code: "760254", minutes: 10 },
  "forget-code": { code: "015837", minutes: 10 },
  "bind-code": { code: "391604", minutes: 10 },
  "already-registered": { site: "https://roomwright.example" },
  "password-changed": { nickname: "Minh Anh" },
  "email-changed": { nickname: "Minh Anh", email: "new@roomwright.example" },
  "mobile-changed": { nickname: "Minh Anh", mobile: "+84912345678" },
  "second-factor-changed": { nickname: "Minh Anh" },
  "deletion-asked": { nickname: "Minh Anh", day: "2026-12-05", site: "https://roomwright.example" },
  "enterprise-request": {
    name: "Trần Thu Hà",
    company: "Nhà Xanh JSC",
    email: "ha@nhaxanh.example",
    phone: "+84 24 7300 1888",
    message: "We are forty designers and would like an offer for a year.",
  },
  "feedback-reply": {
    question: "Does the sage sofa come with a chaise?",
    text: "It does, from March on.\n\nWe have asked the merchant to add it to the page.",
  },
  "channel-test": {},
  "account-erased": { nickname: "Minh Anh" },
  "mail-copy": {
    nickname: "Minh Anh",
    title: "Your render is ready: Lan",
    text: "The render “Lan” is finished.\n\nIt waits among your renders.",
    site: "https://roomwright.example/notice?id=0199",
    unsubscribe: "https://roomwright.example/unsubscribe?token=signed",
    oneClick: "https://roomwright.example/api/mail-unsubscriptions/signed",
  },
  "mail-alert": {
    nickname: "Minh Anh",
    title: "The bank account was changed",
    text: "Lan (@lan) has changed the bank account that payments go to.\n\nIf you did not expect this, ask Lan (@lan) at once.",
    site: "https://roomwright.example/notice?id=0199",
  },
}

export const isMessageName = (name: unknown): name is MessageName =>
  typeof name === "string" && Object.hasOwn(sampleValues, name)

/** All messages, in the order of their texts. */
export const messageNames: readonly MessageName[] = Object.keys(sampleValues).filter(isMessageName)
