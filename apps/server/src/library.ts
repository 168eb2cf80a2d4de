import { readFile, stat } from "node:fs/promises"
import { basename } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { libraryFileBytes } from "@roomwright/contract/library/furniture-libraries"
import { readConfig, type Config } from "./config.ts"
import { createServices } from "./create-services.ts"
import {
  countPieces,
  importLibrary,
  LibraryFault,
  listLibraries,
  makeWaitingPieces,
  removeLibrary,
} from "./features/library/library.public.ts"
import { AppError } from "./platform/app-error.ts"
import { checkDatabaseUrl } from "./platform/database/check-database-url.ts"
import { connectDatabase } from "./platform/database/connect.ts"
import { migrate } from "./platform/database/migrate.ts"
import { startEmbeddedPostgres } from "./platform/database/embedded-postgres.ts"
import { findDataFolder } from "./platform/database/postgres-home.ts"
import { withSiteDatabase } from "./platform/database/with-site-database.ts"
import { isId } from "./platform/ids.ts"
import { createLog } from "./platform/log.ts"
import type { Services } from "./platform/services.ts"
import { StartupError, explainFileFault } from "./platform/startup-error.ts"

// `npm run library -- import FILE…`, `list`, `remove ID`: open furniture libraries of a site, running or not.
process.umask(0o077)
const usage = "npm run library -- import FILE.sh3f… | list | remove ID"
const progressSeconds = 10
const say = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  const [command = "", ...args] = process.argv.slice(2)
  const isKnown =
    (command === "import" && args.length > 0) ||
    (command === "list" && args.length === 0) ||
    (command === "remove" && args.length === 1)
  if (!isKnown) throw new StartupError(`Say what to do: ${usage}`)
  await withSite(async (services) => {
    if (command === "import") await importFiles(services, args)
    else if (command === "remove") await remove(services, args[0] ?? "")
    else await list(services)
  })
} catch (error) {
  process.exitCode = 1
  if (!(error instanceof StartupError)) throw error
  for (const line of error.lines) process.stderr.write(`Roomwright: ${line}\n`)
}

async function withSite(use: (services: Services) => Promise<void>): Promise<void> {
  const config = readConfig(process.env)
  if (config.databaseUrl !== undefined) await checkDatabaseUrl(config.databaseUrl)
  else if (!findDataFolder(config.dataDir)) return withNewDatabase(config, use)
  await withSiteDatabase(config, (url) => withServices(config, url, use))
}

/** Before the site's first start. */
async function withNewDatabase(config: Config, use: (services: Services) => Promise<void>): Promise<void> {
  const started = await startEmbeddedPostgres({ dataDir: config.dataDir, log: createLog("warn") })
  try {
    await withServices(config, started.url, use)
  } finally {
    await started.stop()
  }
}

async function withServices(
  config: Config,
  url: string,
  use: (services: Services) => Promise<void>,
): Promise<void> {
  const log = createLog("error")
  const database = connectDatabase(url)
  try {
    await migrate(database)
    const clock = { now: () => new Date() }
    const { services } = createServices({ config, database, log, clock, jobsMode: "elsewhere" })
    await use(services)
  } finally {
    await database.close()
  }
}

async function importFiles(services: Services, paths: readonly string[]): Promise<void> {
  const imported: string[] = []
  for (const path of paths) {
    try {
      const { id, name, pieces, outcome } = await importLibrary(services, {
        content: await readLibraryFile(path),
        fileName: basename(path),
        importedBy: null,
      })
      imported.push(id)
      const done = { new: "imported", newer: "takes the place of an older one", same: "is there already" }
      say(`${name}: ${pieces} pieces, ${done[outcome]}.`)
    } catch (error) {
      if (!(error instanceof LibraryFault || error instanceof StartupError)) throw error
      process.exitCode = 1
      process.stderr.write(`Roomwright: ${basename(path)} was not imported. ${explain(error)}\n`)
    }
  }
  // A running server makes pieces, too; each is made once.
  let isMaking = true
  const making = makeWaitingPieces(services, new AbortController().signal).finally(() => (isMaking = false))
  await Promise.all([making, showProgress(services, () => isMaking)])
  await waitForOthers(services)
  await list(services)
}

async function readLibraryFile(path: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(path)
    if (size > libraryFileBytes)
      throw new StartupError(`It is larger than ${libraryFileBytes / 1_000_000} MB.`)
    return await readFile(path)
  } catch (error) {
    if (error instanceof StartupError) throw error
    const explained = explainFileFault(error, path)
    throw explained instanceof StartupError
      ? explained
      : new StartupError("It cannot be read.", { cause: error })
  }
}

const explanations: Readonly<Record<LibraryFault["fault"], string>> = {
  notZip: "It is no .sh3f file (a zip file).",
  cut: "It is not complete: download it again.",
  broken: "It breaks the rules of zip files.",
  encrypted: "It is encrypted.",
  paths: "It holds names that lead out of it, or links.",
  tooLarge: "It holds more than may be: unpacked 2 GB, or far more than its size.",
  noCatalogue: "It lists no furniture: PluginFurnitureCatalog.properties is not in it, or is empty.",
}
const explain = (error: LibraryFault | StartupError): string =>
  error instanceof LibraryFault ? explanations[error.fault] : error.message

async function countQueued({ database }: Services): Promise<{ queued: number; all: number }> {
  const counts = [...(await countPieces(database.db)).values()]
  return {
    queued: counts.reduce((sum, { queued }) => sum + queued, 0),
    all: counts.reduce((sum, { all }) => sum + all, 0),
  }
}

async function showProgress(services: Services, isMaking: () => boolean): Promise<void> {
  for (let seconds = 0; isMaking(); seconds += 1) {
    if (seconds % progressSeconds === 0) {
      const { queued, all } = await countQueued(services)
      say(`${all - queued} of ${all} pieces are done.`)
    }
    await wait(1_000)
  }
}

/** What another process has begun is done within a moment, or begun anew by the server. */
async function waitForOthers(services: Services): Promise<void> {
  for (let tries = 0; tries < 24; tries += 1) {
    if ((await countQueued(services)).queued === 0) return
    await wait(5_000)
  }
}

async function list({ database }: Services): Promise<void> {
  const libraries = await listLibraries(database.db)
  if (libraries.length === 0) say("No library was imported yet.")
  for (const { id, name, license, counts } of libraries) {
    say(
      `${id}  ${name}: ${counts.ready} ready, ${counts.failed} failed, ${counts.queued} waiting. ${license}`,
    )
  }
}

async function remove(services: Services, id: string): Promise<void> {
  try {
    if (!isId(id)) throw new AppError("notFound")
    const { name, pieces } = await removeLibrary(services, { id, removedBy: null })
    say(`${name} was removed with ${pieces} pieces. Where they were placed there are boxes of their size.`)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new StartupError("There is no such library: npm run library -- list shows their ids.")
  }
}
