import { flushCompileCache } from "node:module"
import { readConfig } from "../config.ts"
import { createServices } from "../create-services.ts"
import { connectDatabase, type Database } from "../platform/database/connect.ts"
import { createLog } from "../platform/log.ts"
import type { Services } from "../platform/services.ts"

/**
 * For programs of tests: what the whole program works with, on a database whose user is killed as soon as it has sent
 * so many statements (DIES_AFTER). It goes on to its end when there are not so many.
 */
export function createDyingServices(): Services {
  // At an ordinary end it would be written by itself.
  flushCompileCache()
  const config = readConfig(process.env)
  const database = connectDatabase(config.databaseUrl ?? "")
  dieAfter(Number(process.env["DIES_AFTER"]), database)
  const clock = { now: () => new Date() }
  return createServices({ config, database, log: createLog("silent"), clock, jobsMode: "here" }).services
}

function dieAfter(statements: number, { pool }: Database): void {
  let left = statements
  pool.on("connect", (client) => {
    const { query } = client
    Reflect.set(client, "query", (...statement: unknown[]) => {
      const answer: unknown = Reflect.apply(query, client, statement)
      left -= 1
      if (left === 0) process.kill(process.pid, "SIGKILL")
      return answer
    })
  })
}
