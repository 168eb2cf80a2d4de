import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { ask, isRoot, useDatabaseBench } from "../../testing/database-bench.ts"
import { startProgram } from "../../testing/start-program.ts"
import { emptyDataFolder } from "../empty-data-folder.ts"
import { canReach } from "./file-access.ts"
import { findDataFolder } from "./postgres-home.ts"

const bench = useDatabaseBench()

describe.runIf(isRoot)("as root", () => {
  test("runs PostgreSQL as another user and lets nobody else in", async () => {
    await bench.start()
    const folder = join(bench.dataDir, "postgres")
    expect(statSync(folder)).toMatchObject({ uid: 65_534, gid: 65_534 })
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(bench.made).mode & 0o777).toBe(0o711)
  })

  test("keeps the database apart when its user cannot enter the folders, and emptying follows", async () => {
    const home = mkdtempSync(join(realpathSync(tmpdir()), "roomwright-home-"))
    const dataDir = join(home, "data")
    const { url } = await bench.start(dataDir)
    await ask(url, "create table kept as select 42 as answer")
    await bench.stop()
    const folder = findDataFolder(dataDir) ?? ""
    expect(folder).toMatch(/^\/var\/lib\/roomwright\/[0-9a-f]{8}\/postgres$/)

    const again = await bench.start(dataDir)
    expect(await ask(again.url, "select answer from kept")).toBe(42)
    await bench.stop()

    await emptyDataFolder(dataDir)
    expect(existsSync(folder)).toBe(false)
    rmSync(home, { recursive: true })
  })

  test("refuses a copy of a data folder whose database lies apart, and follows one that was moved", async () => {
    const home = mkdtempSync(join(realpathSync(tmpdir()), "roomwright-home-"))
    const [dataDir, other] = [join(home, "data"), join(home, "other")]
    await bench.start(dataDir)
    await bench.stop()
    cpSync(dataDir, other, { recursive: true })
    await expect(bench.start(other)).rejects.toThrow(`${other} is a copy of ${dataDir}`)

    rmSync(other, { recursive: true })
    renameSync(dataDir, other)
    await bench.start(other)
    await bench.stop()
    await emptyDataFolder(other)
    rmSync(home, { recursive: true })
  })

  test("refuses data of another user", async () => {
    await bench.start()
    await bench.stop()
    chownSync(join(bench.dataDir, "postgres"), 12_345, 12_345)
    await expect(bench.start()).rejects.toThrow(
      "postgres belongs to user 12345, not to root: start as that user",
    )
  })

  // The first system account: PostgreSQL wants its user to have one.
  const user = { uid: 1, gid: 1 }
  describe.runIf(canReach(process.execPath, user) && canReach(import.meta.filename, user))(
    "an ordinary user",
    () => {
      test("runs the database himself, and is refused what belongs to root", async () => {
        const home = mkdtempSync(join(tmpdir(), "roomwright-home-"))
        chownSync(home, user.uid, user.gid)
        const dataDir = join(home, "data")
        const holder = startProgram({ file: "testing/hold-database.ts", env: { DATA_DIR: dataDir }, user })
        const { address } = await holder.ready
        expect(await ask(address, "select 1")).toBe(1)
        expect(statSync(join(dataDir, "postgres")).uid).toBe(user.uid)
        holder.child.kill("SIGTERM")
        expect(await holder.ended).toMatchObject({ code: 0 })

        chmodSync(home, 0o755)
        chownSync(dataDir, 0, 0)
        chmodSync(dataDir, 0o755)
        const refused = startProgram({ file: "main.ts", env: { DATA_DIR: dataDir, PORT: "0" }, user })
        expect(await refused.ended).toMatchObject({ code: 1 })
        expect(refused.output()).toBe(
          `Roomwright: ${dataDir} belongs to root, not to daemon: start as that user or set DATA_DIR to another folder.\n`,
        )
        rmSync(home, { recursive: true })
      })
    },
  )
})
