import { createHash, randomBytes } from "node:crypto"
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openBackupStore } from "./platform/backup/backup-settings.ts"
import { deleteOldBackups, listBackups, readManifest } from "./platform/backup/backup-store.ts"
import { startEmbeddedPostgres } from "./platform/database/embedded-postgres.ts"
import { findLeftServer } from "./platform/database/left-server.ts"
import { toDatabaseUrl } from "./platform/database/postgres-address.ts"
import { findDataFolder } from "./platform/database/postgres-home.ts"
import { localDisk } from "./platform/files/local-disk.ts"
import { newId } from "./platform/ids.ts"
import { quiet } from "./testing/database-bench.ts"
import { listFiles } from "./testing/list-files.ts"
import { startBucket, type TestBucket } from "./testing/start-bucket.ts"
import { startProgram, type StartedProgram } from "./testing/start-program.ts"
import { nameDataFolder } from "./testing/temporary-data-folder.ts"

const site = nameDataFolder()
const backups = nameDataFolder()
const files = localDisk(join(site.path, "files"))
let program: StartedProgram
let bucket: TestBucket
let pool: pg.Pool

beforeAll(async () => {
  bucket = await startBucket()
  program = startProgram({ env: { DATA_DIR: site.path, PORT: "0", DEMO: "0" } })
  await program.ready
  const left = await findLeftServer(site.path, findDataFolder(site.path) ?? "")
  if (!left) throw new Error("The database does not run.")
  pool = new pg.Pool({ connectionString: toDatabaseUrl(left.address, "roomwright") })
  await pool.query(`
    create table load (n bigint primary key, filler text not null);
    create table load_sum (total bigint not null);
    insert into load_sum values (0);
    create unlogged table load_beside (n bigint)`)
})

afterAll(async () => {
  await pool.end()
  program.child.kill("SIGTERM")
  await program.ended
  await bucket.close()
  await site.remove()
  await rm(backups.path, { recursive: true, force: true })
})

const bucketEnv = () => ({
  BACKUP_S3_ENDPOINT: bucket.config.endpoint,
  BACKUP_S3_REGION: bucket.config.region,
  BACKUP_S3_BUCKET: bucket.config.bucket,
  BACKUP_S3_ACCESS_KEY: bucket.config.accessKey,
  BACKUP_S3_SECRET_KEY: bucket.config.secretKey,
})

/** Runs one of the two programs to its end. */
async function run(file: "backup.ts" | "restore.ts", args: readonly string[], env: Record<string, string>) {
  const started = startProgram({ file, args, env })
  const { code } = await started.ended
  return { code, said: started.output() }
}

const backUp = (to: string, ...more: string[]) =>
  run("backup.ts", ["--to", to, ...more], { DATA_DIR: site.path, ...bucketEnv() })
const restore = (from: string, dataDir: string, ...more: string[]) =>
  run("restore.ts", ["--from", from, ...more], { DATA_DIR: dataDir, ...bucketEnv() })

/** What the file of an id holds. */
const contentOf = (id: string): Buffer => createHash("sha512").update(id).digest()

/** A file and its row, and two tables that change together: as fast as they can be written until it is stopped. */
function startLoad() {
  let isOver = false
  let written = 0
  const ended = (async () => {
    while (!isOver) {
      const id = newId()
      await files.write(`private/${id}.webp`, contentOf(id))
      const client = await pool.connect()
      await client.query("begin")
      await client.query("insert into private_file (id, width, height) values ($1, 1, 1)", [id])
      await client.query("insert into load values ($1, $2)", [
        written + 1,
        randomBytes(2_000).toString("hex"),
      ])
      await client.query("update load_sum set total = total + $1", [written + 1])
      await client.query("commit")
      client.release()
      written += 1
    }
  })()
  return {
    written: () => written,
    async stop() {
      isOver = true
      await ended
    },
  }
}

/** Looks into a restored DATA_DIR with its own database. */
async function lookInto<Result>(
  dataDir: string,
  look: (restored: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const database = await startEmbeddedPostgres({ dataDir, log: quiet })
  const restored = new pg.Pool({ connectionString: database.url })
  restored.on("error", () => {})
  try {
    return await look(restored)
  } finally {
    await restored.end()
    await database.stop()
  }
}

/** Every table with its number of rows and a hash of them all. */
async function sumTables(database: pg.Pool): Promise<Record<string, unknown>> {
  const { rows } = await database.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where relkind in ('r', 'p') and relpersistence = 'p' and nspname !~ '^pg_' and nspname <> 'information_schema'`,
  )
  const sums: Record<string, unknown> = {}
  for (const { name } of rows) {
    const sum = await database.query<{ sum: unknown }>(
      `select array[count(*)::text, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), ''))] as sum from ${name} t`,
    )
    sums[name] = sum.rows[0]?.sum
  }
  return sums
}

const filesIn = async (dataDir: string): Promise<Record<string, string>> => {
  const store = localDisk(join(dataDir, "files"))
  const sums: Record<string, string> = {}
  for (const folder of ["pictures", "private", "models"])
    for (const name of await listFiles(store, folder))
      sums[name] = createHash("sha256")
        .update((await store.read(name)) ?? "")
        .digest("hex")
  return sums
}

test("a backup into a bucket, taken while much is written, is restored to one moment, with every file that its database names", async () => {
  const load = startLoad()
  while (load.written() < 50) await wait(10)
  const before = load.written()
  const made = await backUp("s3")
  const after = load.written()
  await load.stop()
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining("(cluster)") })
  expect(after).toBeGreaterThan(before)

  const beside = nameDataFolder()
  const restored = await restore("s3", beside.path)
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining("npm start goes on with it") })
  await lookInto(beside.path, async (database) => {
    const { rows } = await database.query<{ n: string; last: string; sum: string; total: string }>(
      "select count(*) as n, max(n) as last, sum(n) as sum, (select total from load_sum) as total from load",
    )
    const [{ n, last, sum, total } = { n: "", last: "", sum: "", total: "" }] = rows
    // Nothing is missing in between, and what changed together is together.
    expect(n).toBe(last)
    expect(total).toBe(sum)
    expect(Number(n)).toBeGreaterThanOrEqual(before)
    expect(Number(n)).toBeLessThanOrEqual(after)
    const named = await database.query<{ id: string }>("select id from private_file")
    expect(named.rows.length).toBe(Number(n))
    const store = localDisk(join(beside.path, "files"))
    for (const { id } of named.rows)
      expect((await store.read(`private/${id}.webp`))?.equals(contentOf(id))).toBe(true)
  })
  await beside.remove()
})

test("a backup into a folder is restored with every row, every file and the secret; the site goes on with it", async () => {
  expect(await backUp(backups.path)).toMatchObject({ code: 0 })
  const beside = nameDataFolder()
  expect(await restore(backups.path, beside.path)).toMatchObject({ code: 0 })
  const secret = (folder: string) => readFile(join(folder, "app-secret"), "utf8")
  expect(await secret(beside.path)).toBe(await secret(site.path))
  expect(await filesIn(beside.path)).toEqual(await filesIn(site.path))
  // The program's own background work is the only thing that writes now: `event` is swept, queues tick, and where
  // Blender is installed a worker of renders says that it lives.
  const moving = /^(?:event|render_worker|queue\..*)$/
  const still = (sums: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(sums).filter(([name]) => !moving.test(name)))
  const original = await sumTables(pool)
  await lookInto(beside.path, async (database) => {
    const copied = await sumTables(database)
    expect(Object.keys(copied).toSorted()).toEqual(Object.keys(original).toSorted())
    expect(still(copied)).toEqual(still(original))
    expect(Object.keys(still(copied)).length).toBeGreaterThan(50)
  })
  const again = startProgram({ env: { DATA_DIR: beside.path, PORT: "0", DEMO: "0" } })
  const { address } = await again.ready
  expect((await fetch(`${address}/api/products`)).status).toBe(200)
  again.child.kill("SIGTERM")
  await again.ended

  const refused = await restore(backups.path, beside.path)
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining("is not empty") })
  expect(await restore(backups.path, beside.path, "--yes")).toMatchObject({ code: 0 })
  await beside.remove()
})

test("a backup that is cut, damaged, or of another version is refused before anything is touched", async () => {
  const store = localDisk(backups.path)
  const [id = ""] = await listBackups(store)
  const manifest = await readManifest(store, id)
  const path = join(backups.path, "backups", id)
  const beside = nameDataFolder()
  await mkdir(beside.path)
  await writeFile(join(beside.path, "kept"), "mine")
  const tryIt = async () => {
    const { code, said } = await restore(backups.path, beside.path, "--yes")
    expect(code).toBe(1)
    expect(await readFile(join(beside.path, "kept"), "utf8")).toBe("mine")
    return said
  }
  const part = manifest.parts[0]?.name ?? ""
  const content = await readFile(join(backups.path, part))
  await writeFile(join(backups.path, part), Buffer.alloc(content.length))
  expect(await tryIt()).toContain("The backup is damaged")
  expect((await restore(backups.path, beside.path, "--verify")).code).toBe(1)
  await rm(join(backups.path, part))
  expect(await tryIt()).toContain("The backup is cut")
  await writeFile(join(backups.path, part), content)
  expect((await restore(backups.path, beside.path, "--verify")).said).toContain("is whole")
  const whole = await readFile(join(path, "manifest.json"), "utf8")
  await writeFile(join(path, "manifest.json"), JSON.stringify({ ...manifest, postgresMajor: 17 }))
  expect(await tryIt()).toContain("PostgreSQL 17")
  await writeFile(join(path, "manifest.json"), JSON.stringify({ ...manifest, format: 2 }))
  expect(await tryIt()).toContain("another release")
  // Broken off: without its manifest it is none.
  await rm(join(path, "manifest.json"))
  expect(await tryIt()).toContain("There is no whole backup")
  await writeFile(join(path, "manifest.json"), whole)
  await rm(beside.path, { recursive: true })
})

test("what is wrong with the place or the tools is said in a line", async () => {
  const [none, nowhere] = [await run("backup.ts", [], {}), await backUp("/dev/null/nowhere")]
  expect(none).toMatchObject({ code: 1, said: expect.stringContaining("Say where the backup goes") })
  expect(nowhere).toMatchObject({ code: 1, said: expect.stringMatching(/^Roomwright: .+\n$/) })
  const args = ["--to", "s3"]
  const away = { ...bucketEnv(), BACKUP_S3_ENDPOINT: "http://127.0.0.1:9", DATA_DIR: site.path }
  expect(await run("backup.ts", args, away)).toMatchObject({
    code: 1,
    said: expect.stringContaining("does not answer"),
  })
  expect(await run("backup.ts", args, { DATA_DIR: site.path })).toMatchObject({
    code: 1,
    said: expect.stringContaining("BACKUP_S3_ENDPOINT"),
  })
  const database = {
    DATA_DIR: site.path,
    DATABASE_URL: process.env["NO_SUCH"] ?? pool.options.connectionString ?? "",
  }
  const withoutTools = await run("backup.ts", ["--to", backups.path], { ...database, PATH: "/nowhere" })
  expect(withoutTools).toMatchObject({ code: 1, said: expect.stringContaining("pg_dump is missing") })
})

test("only the newest stay, and what was broken off before them goes", async () => {
  const store = openBackupStore(backups.path, {})
  const older = ["20250101-000000-aaaa", "20250102-000000-aaaa", "20250103-000000-aaaa"]
  for (const id of older) {
    await store.write(`backups/${id}/0000001.part`, Buffer.from(id))
    if (id !== older[1]) await store.write(`backups/${id}/manifest.json`, Buffer.from("{}"))
  }
  const [, , newest = ""] = await listBackups(store)
  expect(await deleteOldBackups(store, 2)).toBe(1)
  expect(await listBackups(store)).toEqual([older[2], newest])
  expect(await listFiles(store, "backups")).not.toContain(`backups/${older[1]}/0000001.part`)
  expect((await backUp(backups.path, "--keep", "1")).said).toContain("2 older ones were deleted")
  expect(await listBackups(store)).toHaveLength(1)
})
