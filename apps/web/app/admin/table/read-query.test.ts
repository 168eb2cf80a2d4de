import { expect, test } from "vitest"
import { readQuery } from "./read-query.ts"

const read = (search: string) =>
  readQuery(`https://rooms.example/admin/bills?${search}`, {
    w: "text",
    from: "day",
    payer: "id",
    sort: ["newest", "oldest"],
  })

test("what a list knows is read, with pages from 0", () => {
  const payer = "01234567-89ab-7cde-8f01-23456789abcd"
  expect(read(`w=+an+&from=2026-01-31&payer=${payer}&sort=oldest&page=3`)).toEqual({
    w: "an",
    from: "2026-01-31",
    payer,
    sort: "oldest",
    page: "2",
  })
})

test.each([
  "w=",
  "w=+",
  "from=2026-13-01",
  "from=yesterday",
  "payer=1",
  "sort=up",
  "page=0",
  "page=x",
  "page=1",
  "page=1e9",
  "other=1",
])("%s is left out", (search) => {
  expect(read(search)).toEqual({})
})
