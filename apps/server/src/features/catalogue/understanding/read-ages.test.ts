import { expect, test } from "vitest"
import { sayAges } from "./read-ages.ts"

test.each([
  ["bed for 3 year old", "bed for kids"],
  ["bed for a 4-year-old", "bed for a kids"],
  ["5 yr old bed", "kids bed"],
  ["bed for 6 month old", "bed for kids"],
  ["bed for a three year old", "bed for a kids"],
  ["quà cho một tuổi", "quà cho bé"],
  ["3岁的床", "儿童床"],
  ["三岁床", "儿童床"],
  ["giường cho 5 tuổi", "giường cho bé"],
  ["给三岁的女儿买张床", "给 儿童买张床"],
  ["外孙女的书桌", "儿童的书桌"],
  ["desk for my daughter", "desk for my kids"],
  ["bed for our son", "bed for our kids"],
  ["bàn học cho con gái", "bàn học cho bé"],
])("how old a child is, or whose, says that it is for kids: %s", (text, said) =>
  expect(sayAges(text)).toBe(said),
)

test.each([
  ["wooden toys for 2 year old", "wooden toys for  "],
  ["giường cho bé 3 tuổi", "giường cho bé  "],
  ["quà cho bé một tuổi", "quà cho bé  "],
  ["两岁宝宝木头玩具", " 宝宝木头玩具"],
])("that is not said twice: %s", (text, said) => expect(sayAges(text)).toBe(said))

test.each(["chair for 80 year old", "沙发 老人 70岁", "2 year warranty sofa", "sofa", "go son den"])(
  "all else stays: %s",
  (text) => expect(sayAges(text)).toBe(text),
)
