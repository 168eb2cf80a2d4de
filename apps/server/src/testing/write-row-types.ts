// `npm run row-types`: writes the row types of a database that has just been migrated.
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { writeRowTypes } from "../../../../scripts/row-types.ts"
import { connectDatabase } from "../platform/database/connect.ts"
import { startEmbeddedPostgres } from "../platform/database/embedded-postgres.ts"
import { migrate } from "../platform/database/migrate.ts"
import { nameDataFolder } from "./temporary-data-folder.ts"

const data = nameDataFolder()
const server = await startEmbeddedPostgres({
  dataDir: data.path,
  log: { info: () => {}, warn: console.warn, error: console.error },
})
const database = connectDatabase(server.url)
await migrate(database)
const target = join(import.meta.dirname, "../platform/database/row-types.ts")
await writeFile(target, await writeRowTypes(database.pool))
await database.close()
await server.stop()
await data.remove()
