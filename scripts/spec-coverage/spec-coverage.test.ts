import { readFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, expect, test } from "vitest"
import { pagePaths } from "../../packages/contract/src/page-paths.ts"
import { readSourceTree, type SourceTree } from "../architecture/source-tree.ts"
import { listCallRows, type CallRow } from "./call-table.ts"
import { listPageRows } from "./page-table.ts"
import { readCoverage, type Reference } from "./read-coverage.ts"
import { writeTables } from "./write-tables.ts"

const root = join(import.meta.dirname, "../..")
const read = (file: string): string => readFileSync(join(root, file), "utf8")
const coverage = readCoverage(read("docs/spec-coverage.md"))
const references = coverage.rows.flatMap(({ where, tests }) => [...where, ...tests])

/** Served beside the table of endpoints. */
const otherCalls = new Set(["GET /sse"])

let tree: SourceTree
let calls: CallRow[]
beforeAll(() => {
  tree = readSourceTree(root)
  calls = listCallRows(tree)
}, 60_000)

const show = ({ line, text }: Reference): string => `line ${line}: ${text}`

test("the page is read: it has the tables of the specification's nine sections", () => {
  expect(coverage.malformed).toEqual([])
  expect(coverage.rows.length).toBeGreaterThan(300)
})

test("every file that a row names is there", () => {
  const paths = [...tree.paths]
  const folders = new Set(
    paths.flatMap((path) => path.split("/").map((_part, at, parts) => parts.slice(0, at).join("/"))),
  )
  const isThere = (text: string): boolean => {
    const plain = text.replace(/\/$/, "")
    if (!plain.includes("*")) return tree.paths.has(plain) || folders.has(plain)
    const pattern = new RegExp(`^${plain.replaceAll(".", "\\.").replaceAll("*", "[^/]*")}$`)
    return paths.some((path) => pattern.test(path))
  }
  const files = references.filter(({ kind }) => kind === "file")
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter(({ text }) => !isThere(text)).map(show)).toEqual([])
})

test("every name that a row gives is a word of the sources or a column of the database", () => {
  const words = new Set(tree.modules.flatMap(({ text }) => text.match(/\w+/g) ?? []))
  const tables = new Set(
    [...read("apps/server/src/platform/database/row-types.ts").matchAll(/^ {2}(\w+): \w+Row$/gm)].map(
      ([, table]) => table,
    ),
  )
  const isKnown = (text: string): boolean => {
    const [first = "", second] = text.split(".")
    return second === undefined
      ? words.has(first)
      : words.has(second) && (tables.has(first) || words.has(first))
  }
  const names = references.filter(({ kind }) => kind === "name")
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter(({ text }) => !isKnown(text)).map(show)).toEqual([])
})

test("every call that a row names is a call of the contract", () => {
  const plain = (text: string): string => text.replaceAll(/\{[^}]*\}/g, "{}")
  const known = new Set([...calls.map(({ method, path }) => plain(`${method} ${path}`)), ...otherCalls])
  const named = references.filter(({ kind }) => kind === "call")
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(({ text }) => !known.has(plain(text))).map(show)).toEqual([])
})

test("every path that a row names is a page or a call", () => {
  const pages = new Set<string>(Object.values(pagePaths))
  const paths = new Set(calls.map(({ path }) => path.replaceAll(/\{[^}]*\}/g, "{}")))
  const known = (text: string): boolean =>
    pages.has(text) ||
    paths.has(text.replaceAll(/\{[^}]*\}/g, "{}")) ||
    text.startsWith("/builds/") ||
    text === "/sse" ||
    text.startsWith("/api")
  const named = references.filter(({ kind }) => kind === "page")
  expect(named.filter(({ text }) => !known(text)).map(show)).toEqual([])
})

test("what is built has code and a test; what is not says so in words", () => {
  const faults = coverage.rows.flatMap(({ line, what, state, where, tests }) => {
    if (!/^(?:built|partly|not built yet)\b/.test(state))
      return [`line ${line}: ${what}: "${state}" is no state`]
    if (state.startsWith("built") && tests.every(({ kind }) => kind !== "file"))
      return [`line ${line}: ${what}: no test`]
    return state !== "not built yet" && where.length === 0 && !what.includes("`")
      ? [`line ${line}: ${what}: no place`]
      : []
  })
  expect(faults).toEqual([])
})

test("docs/calls-and-pages.md says what the sources say", () => {
  expect(calls.length).toBeGreaterThan(200)
  const written = writeTables(calls, listPageRows(tree))
  expect(read("docs/calls-and-pages.md"), "run `npm run calls-and-pages`").toBe(written)
})

test("every page has a file and a journey", () => {
  const pages = listPageRows(tree)
  expect(pages.length).toBeGreaterThan(70)
  expect(pages.filter(({ file }) => !tree.paths.has(file))).toEqual([])
  expect(pages.filter(({ journeys }) => journeys.length === 0)).toEqual([])
})

test("every call has a handler, a screen and a test", () => {
  const without = (part: (row: CallRow) => boolean): string[] =>
    calls.filter((row) => !part(row)).map(({ method, path }) => `${method} ${path}`)
  expect(without(({ handler }) => handler !== "")).toEqual([])
  expect(without(({ screens }) => screens.length > 0)).toEqual([])
  expect(without(({ tests }) => tests.length > 0)).toEqual([])
})
