import { priceListLimits } from "@roomwright/contract/catalogue/price-lists"
import { expect, test } from "vitest"
import { readTableFile } from "./read-table-file.ts"

const fileOf = (content: string | Uint8Array<ArrayBuffer>): Blob => new Blob([content])

test.each([
  ["UTF-8 with a mark", fileOf("\uFEFFsku,price,stock\nGhế,1,1"), { csv: "sku,price,stock\nGhế,1,1" }],
  ["UTF-16 with its mark", fileOf(new Uint8Array([0xff, 0xfe, 0x41, 0])), { csv: "A" }],
  ["what Windows in Vietnam writes", fileOf(new Uint8Array([0x47, 0x68, 0xea, 0xec])), { fault: "encoding" }],
  ["a worksheet, which is a ZIP", fileOf(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])), { fault: "encoding" }],
  ["nothing", fileOf(" \n"), { fault: "empty" }],
  ["more than there may be", fileOf("x".repeat(priceListLimits.characters + 1)), { fault: "too-large" }],
])("%s is read, or said to be what it is", async (_what, file, expected) => {
  expect(await readTableFile(file)).toEqual(expected)
})
