import { expect, test } from "vitest"
import { cutQuery } from "./cut-query.ts"
import { joinHeld } from "./join-held.ts"
import { readTokens } from "./tokens.ts"
import { makeVocabulary } from "./vocabulary.ts"

const leaf = (id: string, zh: string, en: string, vi: string) => ({
  id,
  parentId: "all",
  name: { zh, en, vi },
  alsoCalled: {},
})
const vocabulary = makeVocabulary({
  categories: [
    leaf("cabinets", "鞋柜", "Plate cabinets", "Tủ giày"),
    leaf("shelves", "书架", "Bookshelves, book racks", "Kệ sách"),
    leaf("plates", "盘子", "Plates", "Đĩa"),
    leaf("prints", "挂画", "Wall art", "Tranh"),
    leaf("hooks", "衣服架", "Coat hooks", "Móc treo áo"),
  ],
  values: [],
  synonyms: [],
})
const read = (text: string): string[] => {
  const tokens = readTokens(text)
  return joinHeld(cutQuery(tokens, vocabulary), tokens, vocabulary).flatMap(({ meanings }) =>
    meanings.flatMap((meaning) => ("term" in meaning ? [meaning.term] : [])),
  )
}

test.each([
  ["somewhere to keep plates and glasses", "K:plate_cabinet"],
  ["where can I put my books", "K:book_rack"],
  ["something to hang wet coats on", "K:coat_hook"],
  ["chỗ để giày", "K:tu_giay"],
  ["cái để treo áo", "K:moc_treo_ao"],
  ["something for an empty wall", "K:wall_art"],
  ["放书的", "K:书_架"],
  ["能放鞋的东西", "K:鞋_柜"],
])("what holds a thing is meant, and not the thing: %s", (text, term) => {
  expect(read(text)).toContain(term)
  expect(read(text)).not.toContain("K:plate")
})

test.each(["plates to put on a table", "what plates for a wall", "放衣服的鞋柜", "đĩa để bàn"])(
  "a thing that is named is meant itself: %s",
  (text) => {
    const tokens = readTokens(text)
    const segments = cutQuery(tokens, vocabulary)
    expect(joinHeld(segments, tokens, vocabulary)).toBe(segments)
  },
)
