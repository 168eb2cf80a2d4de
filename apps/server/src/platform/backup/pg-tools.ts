import { spawn } from "node:child_process"
import { once } from "node:events"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { StartupError, codeOf } from "../startup-error.ts"

/** What PostgreSQL's own tools need to reach a database; the password does not appear in process lists. */
function reach(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ""
  return { address: url.href, env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) } }
}

/** Dumps a database in pg_dump's own format. Throws `StartupError` when the tool is missing or fails. */
export async function* dumpDatabase(databaseUrl: string): AsyncGenerator<Uint8Array> {
  const { address, env } = reach(databaseUrl)
  const child = spawn("pg_dump", ["--format=custom", "--no-owner", `--dbname=${address}`], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  })
  const ended = watch("pg_dump", child)
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) yield chunk
  await ended
}

/** Restores a dump into an empty database. */
export async function restoreDump(databaseUrl: string, dump: AsyncIterable<Uint8Array>): Promise<void> {
  const { address, env } = reach(databaseUrl)
  const args = ["--no-owner", "--exit-on-error", "--single-transaction", `--dbname=${address}`]
  const child = spawn("pg_restore", args, { env, stdio: ["pipe", "ignore", "pipe"] })
  const ended = watch("pg_restore", child)
  // When the tool ends early, its own error says more than the broken pipe; a damaged dump is the most useful
  // to report.
  const sent = pipeline(Readable.from(dump), child.stdin).catch((error: unknown) => {
    if (error instanceof StartupError) throw error
  })
  try {
    await sent
  } catch (error) {
    child.kill()
    await ended.catch(() => {})
    throw error
  }
  await ended
}

async function watch(tool: string, child: ReturnType<typeof spawn>): Promise<void> {
  let said = ""
  child.stderr?.on("data", (chunk: Buffer) => (said += chunk.toString()))
  try {
    const [code] = (await once(child, "close")) as [number | null]
    if (code === 0) return
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error
    throw new StartupError(
      `${tool} is missing: a database of DATABASE_URL is backed up by PostgreSQL's own tools. Install its client programs, of the server's version or newer.`,
      { cause: error },
    )
  }
  const why = /version mismatch/.test(said)
    ? "it is older than the server: install PostgreSQL's client programs of the server's version or newer."
    : said.trim().split("\n").slice(0, 3).join(" ")
  throw new StartupError(`${tool} failed: ${why}`)
}
