import { provinces } from "@roomwright/contract/orders/provinces"
import { expect, test } from "vitest"
import { listWards } from "./list-wards.ts"

test.each(provinces)("$name has its wards, each once, as they are written", async ({ code }) => {
  const wards = await listWards(code)
  expect(wards.length).toBeGreaterThan(30)
  expect(new Set(wards).size).toBe(wards.length)
  for (const ward of wards) expect(ward).toMatch(/^(?:Phường|Xã|Đặc khu) \S/)
})

test("the country has 3,321 of them", async () => {
  const counts = await Promise.all(provinces.map(async ({ code }) => (await listWards(code)).length))
  expect(counts.reduce((sum, count) => sum + count)).toBe(3_321)
  expect(await listWards("01")).toContain("Phường Tây Hồ")
  expect(await listWards("79")).toContain("Phường Thủ Đức")
})
