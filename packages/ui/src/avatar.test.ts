import { expect, test } from "vitest"
import { initialsOf } from "./avatar.tsx"

test.each([
  ["林予安", "安"],
  ["Elise Marchand", "EM"],
  ["Nguyễn Minh Anh", "MA"],
  ["Đặng Phúc Khang", "PK"],
  ["đỗ ân", "ĐÂ"],
  ["Roomwright", "R"],
  ["  Tôn   Nữ  Hạ Vi ", "HV"],
  ["𠮷田", "田"],
  ["🪑 Studio", "🪑S"],
  ["", ""],
  ["   ", ""],
])("%j has the initials %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
