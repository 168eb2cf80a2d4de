import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { serverFlags } from "./bootstrap/run-server.mjs"

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "roomwright-stripped-"))
})

afterAll(() => rmSync(folder, { recursive: true }))

function run(source: string): string {
  const file = join(folder, "program.mjs")
  writeFileSync(file, source)
  return execFileSync(process.execPath, [...serverFlags, file], { encoding: "utf8" }).trim()
}

const words = join(import.meta.dirname, "..", "apps", "server", "src", "platform", "words.ts")

test("the server's modules come without their types, and Node's own compiler stays away", () => {
  const said = run(`
    const { foldText } = await import(${JSON.stringify(words)})
    const compilers = process.moduleLoadList.filter((name) => name.includes("amaro"))
    console.log(JSON.stringify([foldText("ＡB"), compilers]))
  `)
  expect(JSON.parse(said)).toEqual(["ab", []])
})

test("a module that nobody has kept is stripped by Node", () => {
  const strange = join(folder, "strange.ts")
  writeFileSync(strange, "export const said: string = 'as always'")
  expect(run(`console.log((await import(${JSON.stringify(strange)})).said)`)).toBe("as always")
})
