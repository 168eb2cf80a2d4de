import { expect, test } from "vitest"
import { faultsOf, tidyAccount } from "./check-account.ts"

const account = {
  beneficiary: "CONG TY ROOMWRIGHT",
  bankName: "Vietcombank",
  bankBin: "970436",
  accountNumber: "0071000123456",
}

const wrongOf = (given: typeof account) =>
  Object.entries(faultsOf(given)).flatMap(([name, isWrong]) => (isWrong ? [name] : []))

test("an account as the bank writes it has no fault", () => {
  expect(wrongOf(account)).toEqual([])
})

test("an account as people write it is tidied", () => {
  const typed = {
    ...account,
    beneficiary: " CONG TY  ROOMWRIGHT ",
    bankBin: "970 436",
    accountNumber: "0071-000.123 456",
  }
  expect(tidyAccount(typed)).toEqual(account)
})

test("what is missing or too short is named in the form's order", () => {
  expect(wrongOf({ beneficiary: "", bankName: "", bankBin: "97043", accountNumber: "12" })).toEqual([
    "beneficiary",
    "bankName",
    "bankBin",
    "accountNumber",
  ])
})
