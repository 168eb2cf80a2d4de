import { expect, test } from "vitest"
import { cutQuery, type Segment } from "./cut-query.ts"
import { joinApart } from "./join-apart.ts"
import { joinSpace } from "./join-space.ts"
import { readTokens } from "./tokens.ts"
import { makeVocabulary } from "./vocabulary.ts"

type Text = { readonly zh: string; readonly en: string; readonly vi: string }

const leaf = (id: string, name: Text, alsoCalled: Text) => ({ id, parentId: "all", name, alsoCalled })
const vocabulary = makeVocabulary({
  categories: [
    leaf(
      "wardrobes",
      { zh: "衣柜", en: "Wardrobes", vi: "Tủ quần áo" },
      { zh: "衣服柜", en: "clothes cabinet", vi: "" },
    ),
    leaf(
      "dining",
      { zh: "餐桌", en: "Dining tables", vi: "Bàn ăn" },
      { zh: "", en: "kitchen table", vi: "bàn ăn" },
    ),
    leaf(
      "cabinets",
      { zh: "边柜", en: "Cabinets", vi: "Tủ thấp" },
      { zh: "玄关柜子", en: "kitchen cabinet, dining room cabinet", vi: "" },
    ),
    leaf("consoles", { zh: "玄关柜", en: "Consoles", vi: "Bàn console" }, { zh: "", en: "", vi: "" }),
    leaf(
      "lamps",
      { zh: "吊灯", en: "Pendant lights", vi: "Đèn thả" },
      { zh: "", en: "study light, dining table light", vi: "" },
    ),
    leaf("mirrors", { zh: "镜子", en: "Mirrors", vi: "Gương" }, { zh: "", en: "", vi: "" }),
    leaf(
      "beds",
      { zh: "双人床", en: "Double beds", vi: "Giường đôi" },
      { zh: "床", en: "beds", vi: "giường" },
    ),
    leaf(
      "kids",
      { zh: "童床", en: "Kids beds", vi: "Giường trẻ em" },
      { zh: "儿童床", en: "kids bed", vi: "giường cho bé" },
    ),
    leaf(
      "benches",
      { zh: "长凳", en: "Benches", vi: "Ghế băng" },
      { zh: "", en: "shoe bench, bench", vi: "" },
    ),
  ],
  values: [
    { kind: "material", id: "oak", name: { zh: "木", en: "Oak", vi: "Gỗ" } },
    { kind: "space", id: "kids-room", name: { zh: "儿童", en: "Kids", vi: "Trẻ em" } },
    { kind: "space", id: "kitchen", name: { zh: "厨房", en: "Kitchen", vi: "Bếp" } },
  ],
  synonyms: [
    { kind: "space", phrases: { zh: "小孩" }, meant: "kids-room" },
    { kind: "space", phrases: { en: "dining room" }, meant: "kitchen" },
    { kind: "space", phrases: { zh: "玄关" }, meant: "entry" },
  ],
})
const termsOf = (segments: readonly Segment[]): string[] =>
  segments.flatMap(({ meanings }) => meanings.flatMap((meaning) => ("term" in meaning ? [meaning.term] : [])))
const read = (text: string): readonly Segment[] => {
  const tokens = readTokens(text)
  return joinSpace(joinApart(cutQuery(tokens, vocabulary), tokens, vocabulary), vocabulary)
}

test.each([
  ["放衣服的柜子", "K:衣_服_柜"],
  ["bàn gỗ ăn", "K:ban_an"],
  ["dining oak table", "K:dining_table"],
  ["bench for shoes", "K:shoe_bench"],
  ["小孩床", "K:儿_童_床"],
  ["dining room table", "K:kitchen_table"],
  ["cabinet for dining room", "K:dining_room_cabinet"],
  ["light for studying", "K:study_light"],
  ["light for evening studying", "K:study_light"],
  ["light above the dining table", "K:dining_table_light"],
  ["放玄关的柜子", "K:玄_关_柜_子"],
])("the parts of a name come together again: %s", (text, term) => {
  expect(termsOf(read(text))).toContain(term)
})

test("what was between them is still said of the thing", () => {
  const kinds = read("bàn gỗ ăn").flatMap(({ meanings }) => meanings.map(({ kind }) => kind))
  expect(kinds).toContain("material")
})

test("the thing behind above, over or under is no part of the name", () => {
  expect(termsOf(read("light above dining table"))).not.toContain("K:dining_table")
})

test("half of a word is no mirror", () => {
  expect(termsOf(read("被子"))).toEqual([])
})

test("Chinese with spaces says several things", () => {
  expect(termsOf(read("衣服 的 柜子"))).not.toContain("K:衣_服_柜")
})
