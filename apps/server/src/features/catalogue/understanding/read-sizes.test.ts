import { expect, test } from "vitest"
import { readSizes } from "./read-sizes.ts"

test.each([
  ["1.8米床", [[180]]],
  ["1米8的床", [[180]]],
  ["一米八的床", [[180]]],
  ["giường 1m8", [[180]]],
  ["giuong 1 met 6", [[160]]],
  ["bàn 2 mét", [[200]]],
  ["2m sofa", [[200]]],
  ["giường 1m6 x 2m", [[160, 200]]],
  ["1.8×2米床", [[180, 200]]],
  ["bed 160x200", [[160, 200]]],
  ["sofa 240 cm", [[240]]],
  ["1800mm desk", [[180]]],
  ["72 inch tv stand", [[183]]],
  ["6 ft table", [[183]]],
  ["床 双人 1.5", [[150]]],
  ["bàn 1,2", [[120]]],
  ["tủ 2x3 ngăn", []],
  ["sofa 2 chỗ", []],
])("%s", (text, sizes) => {
  expect(readSizes(text).map(({ cm }) => cm)).toEqual(sizes)
})

test("inches are rounder than centimetres: what is as wide may be farther from them", () => {
  const [inches, cm] = ["72 inch tv stand", "kệ tivi 183 cm"].map((text) => readSizes(text)[0])
  expect(inches?.cm).toEqual(cm?.cm)
  expect(inches?.within).toBeGreaterThan(cm?.within ?? Infinity)
})
