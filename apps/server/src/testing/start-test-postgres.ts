import type { TestProject } from "vitest/node"
import { connectDatabase } from "../platform/database/connect.ts"
import { startEmbeddedPostgres } from "../platform/database/embedded-postgres.ts"
import { migrate } from "../platform/database/migrate.ts"
import { clearLeftFolders, findFastFolder, nameDataFolder } from "./temporary-data-folder.ts"

declare module "vitest" {
  export interface ProvidedContext {
    /** The connection string of the migrated database that test databases are copied from. */
    templateDatabaseUrl: string
  }
}

/** vitest's global set-up: one PostgreSQL for a whole run, with one migrated database as the template for all files. */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  await clearLeftFolders()
  const data = nameDataFolder(findFastFolder())
  const problems: unknown[] = []
  const note = (...what: unknown[]) => void problems.push(what)
  const server = await startEmbeddedPostgres({
    dataDir: data.path,
    log: { info: () => {}, warn: note, error: note },
    // Its data is worth nothing after the run; here and nowhere else may a crash lose some.
    settings: {
      fsync: "off",
      synchronous_commit: "off",
      full_page_writes: "off",
      // Nothing is copied from its log, and what is in memory is to stay small.
      wal_level: "minimal",
      max_wal_senders: "0",
      max_wal_size: "256MB",
      max_connections: "300",
    },
  })
  const database = connectDatabase(server.url)
  await migrate(database)
  // A template must not be in use when it is copied.
  await database.close()
  project.provide("templateDatabaseUrl", server.url)
  return async () => {
    await server.stop()
    await data.remove()
    if (problems.length > 0) console.error("The test database had problems:", ...problems)
  }
}
