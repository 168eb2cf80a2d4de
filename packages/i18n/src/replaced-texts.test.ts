import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

/** What sounded translated, or called one thing by another's name, and was written anew. */
const replaced = [
  "find out where every piece in them is from",
  "drew to real measures",
  "People who furnish",
  "at the lowest variant, tax included",
  "Whom it is for",
  "There is nothing this far",
  "Mend what is named",
  "As the system",
  "cũng có nguồn gốc",
  "gặp gỡ ba bên",
  "do biên tập chọn",
  "从这间房里买",
  "包含一切的价格",
  "打开链接",
  // One term for one thing.
  "nhà bán hàng",
  "Nhà bán hàng",
  "hồ sơ nhà bán",
  "Đã huỷ",
  "Log out",
  // Word by word.
  "和它同框的",
  "为谁而答",
  "May stay empty",
  "No answer holds these words",
  "in words one can use",
  "Product that was removed",
]

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter((file) =>
  /(?:zh|en|vi)\.json$/u.test(file),
)

test.each(replaced)("no text says %s any more", (text) => {
  expect(files.length).toBeGreaterThan(50)
  expect(
    files.filter((file) => readFileSync(join(import.meta.dirname, file), "utf8").includes(text)),
  ).toEqual([])
})
