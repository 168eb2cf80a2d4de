import { setTimeout as wait } from "node:timers/promises"
import { type Config, readConfig } from "./config.ts"
import type { FirstAdministrator } from "./features/accounts/first-administrator.ts"
import type { fillDemo } from "./demo/fill-demo.ts"
import { checkDatabaseUrl } from "./platform/database/check-database-url.ts"
import { startEmbeddedPostgres } from "./platform/database/embedded-postgres.ts"
import { checkPort, explainListenFault } from "./platform/check-port.ts"
import { claimDataFolder } from "./platform/data-folder-lock.ts"
import { outboxPath } from "./platform/messaging/dev-paths.ts"
import { hasOutbox } from "./platform/messaging/has-outbox.ts"
import { type Logger, createLog } from "./platform/log.ts"
import type { Database } from "./platform/database/connect.ts"
import { StartupError } from "./platform/startup-error.ts"

interface Options {
  readonly env: NodeJS.ProcessEnv
  /** Which pages the server shows; a `worker` serves nothing and does jobs alone. */
  readonly pages: "built" | "dev" | "none" | "worker"
}

type FillServices = Parameters<typeof fillDemo>[0]

/** Undone in reverse order, whether the program was up or still starting. */
type Undo = () => Promise<void> | void

const longestStopMs = 60_000

/**
 * Runs the program until it is told to stop: database, migrations, demo content, HTTP; the way back in reverse
 * order. What keeps it from starting is told in one line each.
 */
export async function run({ env, pages }: Options): Promise<void> {
  // What is printed can be lost, on a full disk say; the site goes on.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {})
  const undos: Undo[] = []
  let stopping: Promise<void> | undefined
  const leave = async (code: number): Promise<void> => {
    process.exitCode ??= code
    await (stopping ??= stopInOrder(undos))
    process.exit()
  }
  // Ctrl-C reaches the whole process group, so the same signal can come twice: the first one counts.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (!stopping) process.stdout.write("\nStopping ...\n")
      void leave(0)
    })
  }
  process.on("uncaughtException", (error) => {
    notify(error)
    void leave(1)
  })
  // The starter is gone: nobody is left to pass signals on.
  process.once("disconnect", () => void leave(0))

  try {
    const started = await start({ env, pages }, undos, () => stopping !== undefined)
    if (!started) return
    const { address, outbox } = started
    if (address === null) {
      process.stdout.write("\nThe worker is ready.\n")
      process.send?.({ type: "ready", address: "" })
      return
    }
    process.stdout.write(`\nRoomwright is ready at ${address}\n`)
    if (outbox) process.stdout.write(`Emails and SMS that are not sent are at ${address}${outboxPath}\n`)
    process.send?.({ type: "ready", address })
  } catch (error) {
    if (stopping) return
    notify(error)
    await leave(1)
  }
}

async function start(
  { env, pages }: Options,
  undos: Undo[],
  isStopping: () => boolean,
): Promise<{ address: string | null; outbox: boolean } | null> {
  const config = readConfig(env)
  if (pages === "worker") refuseLonelyWorker(config)
  const log = createLog(config.logLevel)
  // Both take a while: the program is loaded while the database starts.
  const loading = Promise.all([
    pages === "worker" ? import("./worker.ts") : import("./app.ts"),
    import("./platform/database/connect.ts"),
    import("./platform/database/migrate.ts"),
  ])
  loading.catch(() => {})
  const url = await openDatabase(config, log, undos, pages !== "worker")
  const [program, { connectDatabase }, { migrate }] = await loading
  if (isStopping()) return null

  const database = connectDatabase(url, {
    onError: (error) => {
      // Only its words: the whole error holds the connection with all its settings.
      if (!isStopping()) log.warn({ reason: error.message }, "a database connection broke")
    },
  })
  // A call that still holds a connection is cut when the database stops: it must not hold up everything.
  undos.push(() => Promise.race([database.close(), wait(5_000)]))
  const { applied } = await migrateOrExplain(database, migrate)
  if (applied.length > 0) log.info({ applied }, "migrated")
  if ("buildWorker" in program) {
    const worker = program.buildWorker({ config, database, log })
    undos.push(() => worker.close())
    worker.start()
    return { address: null, outbox: false }
  }
  if (pages === "worker") throw new Error("The worker was not loaded.")
  if (config.demo) await fillOnFirstStart({ config, database, log })
  if (isStopping()) return null

  const app = await program.buildApp({ config, database, log, pages })
  undos.push(() => app.close())
  const administrator = await app.ensureAdministrator()
  try {
    const { address } = await app.listen()
    if (administrator) notifyAdministrator(administrator)
    return {
      address: config.host === "127.0.0.1" ? address.replace("127.0.0.1", "localhost") : address,
      outbox: hasOutbox(config),
    }
  } catch (error) {
    throw explainListenFault(error, config.host, config.port)
  }
}

/** Printed once, and to nowhere else: the password is not kept. */
function notifyAdministrator({ email, password }: FirstAdministrator): void {
  const secret = password === null ? "the password that you set" : `password ${password}`
  process.stdout.write(`\nThe first administrator signs in as ${email} with ${secret}.\n`)
}

/** The database that a server brings along is its own: nobody else starts or stops it. */
function refuseLonelyWorker({ databaseUrl }: Config): void {
  if (databaseUrl === undefined)
    throw new StartupError(
      "A worker needs the server's database: set DATABASE_URL for both. Without it the server does its jobs itself.",
    )
}

async function openDatabase(config: Config, log: Logger, undos: Undo[], listens: boolean): Promise<string> {
  const { databaseUrl, dataDir } = config
  try {
    if (listens) await checkPort(config.host, config.port)
  } catch (error) {
    // A second start on the same data finds the port taken too: then the data is the cause worth telling.
    claimDataFolder(dataDir, { exclusive: databaseUrl === undefined }).release()
    throw error
  }
  if (databaseUrl !== undefined) {
    const lock = claimDataFolder(dataDir, { exclusive: false })
    undos.push(() => lock.release())
    await checkDatabaseUrl(databaseUrl)
    return databaseUrl
  }
  const starting = startEmbeddedPostgres({ dataDir, log })
  // Also when told to stop meanwhile: a database half started is waited for and stopped.
  undos.push(() =>
    starting.then(
      (database) => database.stop(),
      () => {},
    ),
  )
  return (await starting).url
}

async function migrateOrExplain(
  database: Database,
  migrate: (database: Database) => Promise<{ applied: string[] }>,
) {
  try {
    return await migrate(database)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const cause = error.cause instanceof Error ? ` ${error.cause.message}` : ""
    throw new StartupError(`The database cannot be brought up to date: ${error.message}${cause}`, {
      cause: error,
    })
  }
}

async function fillOnFirstStart(services: FillServices): Promise<void> {
  const { isFilled } = await import("./demo/is-filled.ts")
  if (await isFilled(services.database)) return
  process.stdout.write(
    "Filling the site with demo content (only on the first start; DEMO=0 leaves it out) ...\n",
  )
  const demo = await import("./demo/fill-demo.ts")
  await demo.fillDemo(services)
}

async function stopInOrder(undos: Undo[]): Promise<void> {
  const deadline = setTimeout(() => process.exit(1), longestStopMs)
  deadline.unref()
  for (let undo = undos.pop(); undo; undo = undos.pop()) {
    try {
      await undo()
    } catch (error) {
      notify(error)
      process.exitCode = 1
    }
  }
}

function notify(error: unknown): void {
  if (error instanceof StartupError)
    for (const line of error.lines) process.stderr.write(`Roomwright: ${line}\n`)
  else console.error(error)
}
