import { statementLimits } from "@roomwright/contract/payments/receipts-admin"
import { describe, expect, test } from "vitest"
import { readCsvFile } from "./read-csv-file.ts"

describe("a statement's file", () => {
  test("is read as UTF-8, without the mark at its beginning", async () => {
    const file = new Blob(["\uFEFFNgày,Số tiền\n"])
    expect(await readCsvFile(file)).toEqual({ csv: "Ngày,Số tiền\n" })
  })

  test("is read as UTF-16 where it says so", async () => {
    const text = Uint8Array.from([0xff, 0xfe, 0x61, 0x00, 0x2c, 0x00, 0x62, 0x00])
    expect(await readCsvFile(new Blob([text]))).toEqual({ csv: "a,b" })
  })

  test("is read in the letters of older Windows programs", async () => {
    // "Đ" is 0xD0 there, which no UTF-8 text has before a comma.
    expect(await readCsvFile(new Blob([Uint8Array.from([0xd0, 0x2c, 0x31])]))).toEqual({ csv: "Đ,1" })
  })

  test("is no worksheet", async () => {
    const zip = Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00])
    expect(await readCsvFile(new Blob([zip]))).toEqual({ fault: "no-text" })
  })

  test("is not empty", async () => {
    expect(await readCsvFile(new Blob([" \n"]))).toEqual({ fault: "empty" })
  })

  test("is no longer than the server takes", async () => {
    const file = new Blob(["a".repeat(statementLimits.characters + 1)])
    expect(await readCsvFile(file)).toEqual({ fault: "too-large" })
  })
})
