import { buildApp } from "../app.ts"
import { connectDatabase } from "../platform/database/connect.ts"
import { createLog } from "../platform/log.ts"
import type { Services } from "../platform/services.ts"
import type { TestApp } from "./test-app.ts"

export interface AppBeside {
  readonly url: string
  readonly services: Services
  close(): Promise<void>
}

/** Starts the program once more, as a second process would be: the same database and secret, nothing else shared. */
export async function startBeside(
  { services }: Pick<TestApp, "services">,
  databaseUrl = services.database.url,
): Promise<AppBeside> {
  const { config, clock } = services
  const database = connectDatabase(databaseUrl)
  const log = createLog(config.logLevel, { write: () => {} })
  const app = await buildApp({ config, database, log, pages: "none", clock, jobs: "here" })
  const { address: url } = await app.listen()
  return {
    url,
    services: app.services,
    async close() {
      await app.close()
      await database.close()
    },
  }
}
