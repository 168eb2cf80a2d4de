import pg from "pg"
import { setTimeout as wait } from "node:timers/promises"
import { StartupError, codeOf } from "../startup-error.ts"

const leastVersion = 16
const startingUp = "57P03"

/**
 * Checks that DATABASE_URL leads to a suitable database, and says in one line why not. A server that is just
 * starting gets half a minute.
 */
export async function checkDatabaseUrl(url: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; ; await wait(250)) {
    try {
      return await check(url)
    } catch (error) {
      if (codeOf(error) === startingUp && Date.now() < deadline) continue
      throw explainDatabaseFault(error, url)
    }
  }
}

async function check(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on("error", () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ version: string; encoding: string; may_create: boolean }>(
      `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
        has_schema_privilege('public', 'create') as may_create`,
    )
    const [server] = rows
    if (!server) throw new Error("no answer")
    const major = Math.floor(Number(server.version) / 10_000)
    if (major < leastVersion) {
      throw new StartupError(`DATABASE_URL leads to PostgreSQL ${major}: ${leastVersion} or later is needed.`)
    }
    if (server.encoding !== "UTF8") {
      throw new StartupError(
        `The database of DATABASE_URL is encoded in ${server.encoding}: create one with ENCODING 'UTF8'.`,
      )
    }
    if (!server.may_create) {
      throw new StartupError(
        "The user of DATABASE_URL may not create tables: make him the owner of the database.",
      )
    }
  } finally {
    await client.end()
  }
}

/** Cause and remedy of connection errors. The password never appears. */
export function explainDatabaseFault(error: unknown, url: string): unknown {
  if (error instanceof StartupError) return error
  const target = new URL(url.replace("@/", "@localhost/"))
  const host = target.searchParams.get("host") ?? `${target.hostname}:${target.port || "5432"}`
  const database = decodeURIComponent(target.pathname.slice(1)) || target.username
  const user = decodeURIComponent(target.username) || "this user"
  const refuse = (line: string) => new StartupError(`DATABASE_URL: ${line}`, { cause: error })
  const code = codeOf(error instanceof AggregateError ? error.errors[0] : error) ?? ""
  switch (code) {
    case "ECONNREFUSED":
    case "ENOENT":
      return refuse(`no PostgreSQL answers at ${host}. Start it, or correct host and port.`)
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return refuse(`the host of ${host} is not known. Correct it.`)
    case "ETIMEDOUT":
    case "EHOSTUNREACH":
    case "ENETUNREACH":
    case "ECONNRESET":
      return refuse(`${host} cannot be reached (${code}). Check the network and the firewall.`)
    case "28P01":
    case "28000":
      return refuse(
        `PostgreSQL at ${host} refuses ${user}. Correct user and password, or allow this host in pg_hba.conf.`,
      )
    case "3D000":
      return refuse(`there is no database ${database} at ${host}. Create it: createdb ${database}`)
    case "42501":
      return refuse(`${user} may not use the database ${database}. Make him its owner.`)
    case "53300":
      return refuse(
        `PostgreSQL at ${host} has no free connection. Raise max_connections or stop other programs.`,
      )
    case startingUp:
      return refuse(`PostgreSQL at ${host} is still starting or stopping. Try again when it is up.`)
    default:
      return refuse(
        `${host} does not answer as PostgreSQL (${error instanceof Error ? error.message : "unknown fault"}). Correct the address.`,
      )
  }
}
