import { existsSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { expect, test } from "vitest"
import { ask, queryUntilAnswered, quiet, useDatabaseBench } from "../../testing/database-bench.ts"
import { emptyDataFolder } from "../empty-data-folder.ts"
import { isAlive } from "../process-identity.ts"
import { startEmbeddedPostgres } from "./embedded-postgres.ts"
import { findDataFolder } from "./postgres-home.ts"

const bench = useDatabaseBench()

test("keeps what was written from one start to the next, and stops without leaving anything", async () => {
  const first = await bench.start()
  await ask(first.url, "create table kept as select 42 as answer")
  const pid = bench.databasePid()
  await bench.stop()
  expect(isAlive(pid)).toBe(false)

  const second = await bench.start()
  expect(await ask(second.url, "select answer from kept")).toBe(42)
  expect(second.isAdopted).toBe(false)
})

test("writes durably, listens on no port and understands Vietnamese letters", async () => {
  const { url } = await bench.start()
  expect(await ask(url, "show fsync")).toBe("on")
  expect(await ask(url, "show synchronous_commit")).toBe("on")
  expect(await ask(url, "show listen_addresses")).toBe("")
  expect(await ask(url, "show timezone")).toBe("UTC")
  expect(await ask(url, "select lower('GHẾ ĐÈN')")).toBe("ghế đèn")
  await ask(url, "create extension pg_trgm")
  // With the wrong character type pg_trgm drops these letters and both words look the same.
  expect(await ask(url, "select similarity('đèn', 'đan') < 1")).toBe(true)
})

test("refuses a second start on the same data", async () => {
  await bench.start()
  await expect(startEmbeddedPostgres({ dataDir: bench.dataDir, log: quiet })).rejects.toThrow(
    `Roomwright already runs on ${bench.dataDir} (process ${process.pid}): stop it first, or set DATA_DIR to another folder.`,
  )
})

test("adopts the database that a killed program left running", async () => {
  const left = await bench.leaveRunning()
  expect(isAlive(left.pid)).toBe(true)

  const adopted = await bench.start()
  expect(adopted.isAdopted).toBe(true)
  expect(adopted.url).toBe(left.url)
  expect(bench.databasePid()).toBe(left.pid)

  await bench.stop()
  expect(isAlive(left.pid)).toBe(false)
})

test("starts anew when program and database were both killed", async () => {
  const left = await bench.leaveRunning()
  await ask(left.url, "create table kept as select 42 as answer")
  process.kill(left.pid, "SIGKILL")

  const { url, isAdopted } = await bench.start()
  expect(isAdopted).toBe(false)
  expect(await ask(url, "select answer from kept")).toBe(42)
})

test("brings the database back at the same address when it is killed", async () => {
  const { url } = await bench.start()
  await ask(url, "create table kept as select 42 as answer")
  const pid = bench.databasePid()
  process.kill(pid, "SIGKILL")

  expect(await queryUntilAnswered(url, "select answer from kept")).toBe(42)
  expect(bench.databasePid()).not.toBe(pid)
})

test("brings an adopted database back too", async () => {
  const left = await bench.leaveRunning()
  const { url } = await bench.start()
  process.kill(left.pid, "SIGKILL")
  expect(await queryUntilAnswered(url, "select 1")).toBe(1)
})

test("stops at once even while it is bringing the database back", async () => {
  await bench.start()
  process.kill(bench.databasePid(), "SIGKILL")
  await wait(30)
  await bench.stop()
  expect(isAlive(bench.databasePid())).toBe(false)
})

test("is not misled by a process number that something else has got meanwhile", async () => {
  await bench.start()
  await bench.stop()
  const folder = findDataFolder(bench.dataDir) ?? ""
  // As after a restart of the machine: the file is there, its number is now this very process's.
  writeFileSync(
    join(folder, "postmaster.pid"),
    `${process.pid}\n${folder}\n1700000000\n5432\n/tmp/roomwright-gone\n\n  5432001    999999\nready   \n`,
  )
  const { url, isAdopted } = await bench.start()
  expect(isAdopted).toBe(false)
  expect(await ask(url, "select 1")).toBe(1)
})

test("begins again when the making of the database was interrupted", async () => {
  renameSync(join(bench.dataDir, "postgres"), join(bench.dataDir, "postgres.new"))
  const { url } = await bench.start()
  expect(await ask(url, "select 1")).toBe(1)
  expect(existsSync(join(bench.dataDir, "postgres.new"))).toBe(false)
})

test("says so when the data is of another version of PostgreSQL", async () => {
  await bench.start()
  await bench.stop()
  const folder = findDataFolder(bench.dataDir) ?? ""
  writeFileSync(join(folder, "PG_VERSION"), "14\n")
  await expect(bench.start()).rejects.toThrow(`${folder} was made by another version of PostgreSQL`)
})

test("says so when DATA_DIR is a file", async () => {
  const file = join(bench.dataDir, "file")
  writeFileSync(file, "")
  await expect(bench.start(file)).rejects.toThrow(`${file} is a file where a folder should be`)
})

test("refuses to be emptied while it runs, and stops a database left running before", async () => {
  await bench.start()
  await expect(emptyDataFolder(bench.dataDir)).rejects.toThrow(
    `Roomwright runs on ${bench.dataDir} (process ${process.pid})`,
  )
  await bench.stop()

  const left = await bench.leaveRunning()
  await emptyDataFolder(bench.dataDir)
  expect(isAlive(left.pid)).toBe(false)
  expect(existsSync(join(bench.dataDir, "postgres"))).toBe(false)
})
