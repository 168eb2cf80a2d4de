import { describe, expect, test } from "vitest"
import { checkDraft, readQuantity } from "./check-draft.ts"
import { emptyReceiver } from "./order-draft.ts"

describe("a quantity", () => {
  test.each([
    ["1", 1],
    [" 12 ", 12],
    ["999", 999],
  ])("of %j is %j", (text, quantity) => expect(readQuantity(text)).toBe(quantity))

  test.each(["", "0", "-1", "1.5", "1e2", "1000", "one", "１"])("of %j is none", (text) =>
    expect(readQuantity(text)).toBeNull(),
  )
})

describe("an order", () => {
  const draft = {
    quantity: "1",
    addressId: "a",
    receiver: emptyReceiver,
    buyerEmail: "lan@example.com",
    remark: "",
  }

  test("with a saved address, a quantity and an email can be sent", () => {
    expect(checkDraft(draft)).toEqual({})
  })

  test("with a new address says every part of it that is missing, older parts aside", () => {
    expect(Object.keys(checkDraft({ ...draft, addressId: null }).receiver ?? {})).toEqual([
      "receiverName",
      "receiverMobile",
      "province",
      "ward",
      "detail",
    ])
  })

  test("without an email says so", () => {
    expect(checkDraft({ ...draft, buyerEmail: "lan@" })).toEqual({ buyerEmail: "orders.fault.email" })
  })
})
