import { execFileSync } from "node:child_process"
import { mkdirSync, rmSync, statfsSync } from "node:fs"
import { open } from "node:fs/promises"
import { join } from "node:path"
import pg from "pg"
import { expect, test } from "vitest"
import { findLeftServer } from "./platform/database/left-server.ts"
import { toDatabaseUrl } from "./platform/database/postgres-address.ts"
import { findDataFolder } from "./platform/database/postgres-home.ts"
import { send } from "./testing/send-request.ts"
import { startProgram } from "./testing/start-program.ts"
import { nameDataFolder } from "./testing/temporary-data-folder.ts"

/** A small disk in memory. Only root may make one: without it this proof fails, it does not pass unproved. */
function mountSmallDisk(path: string): void {
  mkdirSync(path, { recursive: true })
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=300m,mode=755", "tmpfs", path], { stdio: "pipe" })
  } catch (cause) {
    throw new Error("This proof mounts a small disk: run it as root on Linux, with the right to mount.", {
      cause,
    })
  }
}

async function fill(path: string): Promise<void> {
  const file = await open(join(path, "filler"), "w")
  try {
    for (;;) await file.write(Buffer.alloc(1_000_000, 1))
  } catch {
    // No room is left: as it is meant.
  } finally {
    await file.close()
  }
}

test("a site whose disk is really full is read on, its database refuses what grows, and both work as before when there is room", async () => {
  const disk = nameDataFolder()
  mountSmallDisk(disk.path)
  const program = startProgram({ env: { DATA_DIR: disk.path, PORT: "0", DEMO: "0", RATE_LIMITS: "off" } })
  let pool: pg.Pool | null = null
  try {
    const { address } = await program.ready
    const left = await findLeftServer(disk.path, findDataFolder(disk.path) ?? "")
    if (!left) throw new Error("The database does not run on this disk.")
    pool = new pg.Pool({ connectionString: toDatabaseUrl(left.address, "roomwright") })
    pool.on("error", () => {})
    const read = async () => (await send(`${address}/api/products`)).status
    expect(await read()).toBe(200)
    await fill(disk.path)
    expect(statfsSync(disk.path).bavail).toBeLessThan(1_000)
    // Rows find no room as soon as their table has to grow.
    const grow = pool.query(
      "create table grown as select repeat(md5(n::text), 50) from generate_series(1, 200000) n",
    )
    await expect(grow).rejects.toMatchObject({ code: expect.stringMatching(/^(?:53100|57P0\d|08\d\d\d)$/) })
    for (let at = 0; at < 20; at += 1) expect(await read()).toBe(200)
    rmSync(join(disk.path, "filler"))
    await pool.query("create table grown as select n from generate_series(1, 1000) n")
    expect(await read()).toBe(200)
    expect(program.child.exitCode).toBeNull()
  } finally {
    await pool?.end().catch(() => {})
    program.child.kill("SIGTERM")
    await program.ended
    execFileSync("umount", [disk.path])
    rmSync(disk.path, { recursive: true, force: true })
  }
})
