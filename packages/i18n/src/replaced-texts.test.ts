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
  "mend what is marked",
  "Nothing has to be done for it",
  "The bill did not come",
  "Whom pieces are owed to",
  "What has happened",
  "By state",
  "there any more",
  "Article number",
  // One term for one thing: 回单, 流水号, 快递公司, 商家, 项目, 结果; tên hiển thị, kết xuất, phân loại.
  "回执",
  "银行参考号",
  "承运方",
  "运单号",
  "裁定",
  "退款凭证",
  "载入",
  "设计工作室",
  "生成链接",
  "「",
  "iệt danh",
  "Ảnh dựng",
  "áy chủ dựng ảnh",
]

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter((file) =>
  /(?:zh|en|vi)\.json$/u.test(file),
)

/** Tone marks stand on the first vowel of oa, oe and uy, as in "xóa" and "hủy"; "quý" is another sound. */
test("Vietnamese tone marks stand where the site puts them", () => {
  const misplaced = /(?<!q)u[ỳýỷỹỵ](?!\p{L})|o[àáảãạèéẻẽẹ](?!\p{L})/giu
  const found = files
    .filter((file) => file.endsWith("vi.json"))
    .flatMap((file) => readFileSync(join(import.meta.dirname, file), "utf8").match(misplaced) ?? [])
  expect(found).toEqual([])
})

test.each(replaced)("no text says %s any more", (text) => {
  expect(files.length).toBeGreaterThan(50)
  expect(
    files.filter((file) => readFileSync(join(import.meta.dirname, file), "utf8").includes(text)),
  ).toEqual([])
})
