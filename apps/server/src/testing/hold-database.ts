import { startEmbeddedPostgres } from "../platform/database/embedded-postgres.ts"

// A program for tests: starts the database of DATA_DIR, says where, and holds it until told to stop or killed.
process.umask(0o077)
const say = (line: unknown) => process.stderr.write(`${String(line)}\n`)
const database = await startEmbeddedPostgres({
  dataDir: process.env.DATA_DIR ?? "",
  log: { info: say, warn: say, error: say },
})
// The database does not keep its program running; something else has to.
setInterval(() => {}, 60_000)
process.on("SIGTERM", () => void database.stop().then(() => process.exit(0)))
process.send?.({ address: database.url, isAdopted: database.isAdopted })
