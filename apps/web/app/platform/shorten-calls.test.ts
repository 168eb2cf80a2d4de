import { expect, test } from "vitest"
import { shortenCalls } from "../../shorten-calls.ts"

test("a call keeps who may make it, and loses what only the server needs", () => {
  const source = `export const readWork = get("/works/{id}", {
  summary: "One work.",
  access: "anyone",
  params: z.object({ id: Id }),
  data: Work,
})`
  expect(shortenCalls(source).replaceAll(/\s+/g, " ")).toBe(
    'export const readWork = /*#__PURE__*/ get("/works/{id}", { access: "anyone", })',
  )
})

test("what calls share stays with them", () => {
  const source = `export const listOwn = post("/user/things", { ...own, body: z.object({}), retry: true })`
  expect(shortenCalls(source)).toBe(
    'export const listOwn = /*#__PURE__*/ post("/user/things", { ...own, retry: true })',
  )
})

test("a chain has one mark, and what its links are given has its own", () => {
  expect(shortenCalls("const Name = z.string().check(z.minLength(1))")).toBe(
    "const Name = /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1))",
  )
})

test("what functions do when they are called is left alone", () => {
  const source = "export const lineOf = (max: number) => z.string().check(z.maxLength(max))"
  expect(shortenCalls(source)).toBe(source)
})

test("nothing is asked of a schema for its parts", () => {
  expect(shortenCalls("export const Card = z.object({ ...Work.shape, title: Text })")).toBe(
    "export const Card = /*#__PURE__*/ z.object({ ...{}, title: Text })",
  )
})
