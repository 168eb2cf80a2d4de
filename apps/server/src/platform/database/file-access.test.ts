import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { canReach, canUse, openToAll } from "./file-access.ts"

const stranger = { uid: 65_534, gid: 65_534 }
const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
let home = ""

beforeEach(() => {
  home = mkdtempSync(join(realpathSync(tmpdir()), "roomwright-access-"))
  mkdirSync(join(home, "bin"))
  writeFileSync(join(home, "bin", "tool"), "", { mode: 0o700 })
})
afterEach(() => rmSync(home, { recursive: true }))

test("a closed folder anywhere above keeps a stranger out, and not its owner", () => {
  expect(canReach(join(home, "bin", "tool"), stranger)).toBe(false)
  expect(canReach(join(home, "bin", "tool"), self)).toBe(true)
})

test("passing through needs less than listing and running", () => {
  chmodSync(home, 0o711)
  chmodSync(join(home, "bin"), 0o711)
  expect(canReach(join(home, "bin", "tool"), stranger)).toBe(true)
  expect(canUse(join(home, "bin"), stranger)).toBe(false)
  expect(canUse(join(home, "bin", "tool"), stranger)).toBe(false)
})

test("what is opened to all can be used by all", () => {
  openToAll(home)
  expect(canUse(join(home, "bin"), stranger)).toBe(true)
  expect(canUse(join(home, "bin", "tool"), stranger)).toBe(true)
})
