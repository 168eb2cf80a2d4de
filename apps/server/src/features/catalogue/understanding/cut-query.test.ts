import { expect, test } from "vitest"
import { cutQuery } from "./cut-query.ts"
import { readTokens } from "./tokens.ts"
import { makeVocabulary } from "./vocabulary.ts"

const vocabulary = makeVocabulary({
  categories: [],
  values: [
    { kind: "colour", id: "beige", name: { zh: "米色", en: "Beige", vi: "Be" } },
    { kind: "colour", id: "red", name: { zh: "红色", en: "Red", vi: "Đỏ" } },
    { kind: "material", id: "stone", name: { zh: "石", en: "Stone", vi: "Đá" } },
  ],
  synonyms: [{ kind: "material", phrases: { en: "stone", vi: "đá" }, meant: "marble,stone" }],
})
const idsIn = (text: string): string[] => [
  ...new Set(
    cutQuery(readTokens(text), vocabulary).flatMap(({ meanings }) =>
      meanings.flatMap((meaning) => ("ids" in meaning ? meaning.ids : [])),
    ),
  ),
]

test.each(["how big should a rug be", "do you have sofas", "where can something be"])(
  "who types English means no Vietnamese colour: %s",
  (text) => expect(idsIn(text)).toEqual([]),
)

test.each([
  ["sofa be", "beige"],
  ["sofa mau do", "red"],
  ["ghế be for kids", "beige"],
])("Vietnamese is read with and without its marks: %s", (text, id) => expect(idsIn(text)).toEqual([id]))

test("a synonym may mean more than the value that is called so", () => {
  expect(idsIn("stone table")).toEqual(["marble", "stone"])
})
