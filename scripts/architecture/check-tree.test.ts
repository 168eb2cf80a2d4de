import { spawnSync } from "node:child_process"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { checkTree, ruleNames } from "./check-tree.ts"
import { readFixture, withPlanted } from "./plant-fixture.ts"
import { readSourceTree } from "./source-tree.ts"
import { formatViolation } from "./violation.ts"

const folder = join(import.meta.dirname, "fixtures")
const fixtures = readdirSync(folder).map((file) => ({
  name: file.replace(/\.txt$/, ""),
  ...readFixture(join(folder, file)),
}))

const check = (files: ReadonlyMap<string, string>) =>
  withPlanted(files, (root) => checkTree(readSourceTree(root)))

const ruleOf = (expected: string) => expected.split(" ")[1]

describe("the architecture check", () => {
  it.each(fixtures)("finds exactly what is wrong in the fixture $name", ({ expected, files }) => {
    const found = check(files)
    expect(found.map(({ path, line, rule }) => `${path}:${line} ${rule}`).toSorted()).toEqual(
      expected.toSorted(),
    )
    for (const { message } of found) expect(message.length).toBeGreaterThan(20)
  })

  it("has a clean fixture that keeps all rules", () => {
    const clean = fixtures.find(({ name }) => name === "clean")
    expect(clean?.files.size).toBeGreaterThan(30)
    expect(clean?.expected).toEqual([])
  })

  it("has for every rule a fixture that breaks this rule alone", () => {
    const shown = fixtures.flatMap(({ expected }) => {
      const rules = new Set(expected.map(ruleOf))
      return rules.size === 1 ? [...rules] : []
    })
    // Long files would make a long fixture: they have tests of their own.
    expect(new Set([...shown, "file-length"])).toEqual(new Set(ruleNames))
  })

  it("says file, line, rule, fault and remedy in one line", () => {
    const [violation] = check(new Map([["apps/server/src/platform/a.ts", "\nconsole.log(1)\n"]]))
    expect(violation && formatViolation(violation)).toBe(
      "apps/server/src/platform/a.ts:2 console-log: prints to the console; use the log of platform, or take the line out",
    )
  })
})

describe("the length of files", () => {
  const linesOf = (count: number) => "export {}\n".repeat(count)

  it("allows 300 lines and refuses 301", () => {
    const files = new Map([
      ["scripts/long.ts", linesOf(300)],
      ["scripts/longer.ts", linesOf(301)],
    ])
    expect(check(files).map(({ path, rule }) => [path, rule])).toEqual([["scripts/longer.ts", "file-length"]])
  })

  it("refuses that more than one file in twenty has 200 lines", () => {
    const many = (long: number) =>
      new Map(Array.from({ length: 40 }, (_, at) => [`scripts/part-${at}.ts`, linesOf(at < long ? 200 : 1)]))
    expect(check(many(2))).toEqual([])
    expect(check(many(3)).map(({ path, rule }) => [path, rule])).toEqual([[".", "file-length"]])
  })

  it("leaves data and generated files alone", () => {
    const files = new Map([
      ["apps/server/src/demo/content/products.ts", linesOf(900)],
      ["apps/server/src/platform/database/row-types.ts", linesOf(900)],
      ["packages/i18n/src/site/en.json", "1\n".repeat(900)],
    ])
    expect(check(files)).toEqual([])
  })
})

describe("the command", () => {
  const script = join(import.meta.dirname, "../check-architecture.ts")
  const run = (files: ReadonlyMap<string, string>) =>
    withPlanted(files, (root) => spawnSync(process.execPath, [script, root], { encoding: "utf8" }))
  const filesOf = (name: string) => fixtures.find((fixture) => fixture.name === name)?.files ?? new Map()

  it("passes the clean tree and says how much it saw", () => {
    const { status, stdout } = run(filesOf("clean"))
    expect(stdout).toMatch(/^architecture: \d\d files seen, 0 violations\n$/)
    expect(status).toBe(0)
  })

  it("fails on a violation and on a tree without code", () => {
    expect(run(filesOf("console-log")).status).toBe(1)
    expect(run(filesOf("saw-nothing")).status).toBe(1)
    expect(run(new Map()).status).toBe(1)
  })
})
