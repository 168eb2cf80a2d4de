import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { claimDataFolder, listRunning } from "./data-folder-lock.ts"
import { identifyProcess } from "./process-identity.ts"

let folder = ""

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "roomwright-lock-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

const exclusive = { exclusive: true }
const shared = { exclusive: false }

test("one process may have its own database there, and another only after it", () => {
  const lock = claimDataFolder(folder, exclusive)
  expect(() => claimDataFolder(folder, exclusive)).toThrow(
    `Roomwright already runs on ${folder} (process ${process.pid})`,
  )
  lock.release()
  claimDataFolder(folder, exclusive).release()
})

test("processes on one DATABASE_URL share it, but not with one that has its own database there", () => {
  const locks = [claimDataFolder(folder, shared), claimDataFolder(folder, shared)]
  expect(listRunning(folder)).toHaveLength(2)
  expect(() => claimDataFolder(folder, exclusive)).toThrow("already runs")
  for (const lock of locks) lock.release()
  const lock = claimDataFolder(folder, exclusive)
  expect(() => claimDataFolder(folder, shared)).toThrow("already runs")
  lock.release()
})

test("a refused claim leaves no trace", () => {
  const lock = claimDataFolder(folder, exclusive)
  expect(() => claimDataFolder(folder, exclusive)).toThrow("already runs")
  expect(readdirSync(join(folder, "processes"))).toHaveLength(1)
  lock.release()
  expect(listRunning(folder)).toEqual([])
})

test("the claim of a dead process is cleared away, also when its number is used again", () => {
  mkdirSync(join(folder, "processes"))
  const write = (name: string, claim: unknown) =>
    writeFileSync(join(folder, "processes", name), JSON.stringify(claim))
  write("2147483646-a.json", { pid: 2_147_483_646, startedAt: "", exclusive: true })
  write("reused-b.json", { pid: process.pid, startedAt: "another boot:1", exclusive: true })
  writeFileSync(join(folder, "processes", "damaged.json"), "{")

  const lock = claimDataFolder(folder, exclusive)
  expect(readdirSync(join(folder, "processes")).filter((name) => name !== "damaged.json")).toHaveLength(1)
  lock.release()
})

test("a process keeps its identity", () => {
  expect(identifyProcess()).toEqual(identifyProcess())
  expect(identifyProcess(2_147_483_646)).toBeNull()
})
