import { Writable } from "node:stream"
import { isDeepStrictEqual } from "node:util"
import type { CallData, CallInput, Endpoint } from "@roomwright/contract/endpoint"
import type { JobName } from "@roomwright/contract/admin/jobs"
import * as z from "zod/mini"
import { buildApp } from "../app.ts"
import { readConfig } from "../config.ts"
import type { JobsMode } from "../jobs/create-jobs.ts"
import { connectDatabase, type Database } from "../platform/database/connect.ts"
import { openFileStore } from "../platform/files/open-file-store.ts"
import { createLog } from "../platform/log.ts"
import type { Services } from "../platform/services.ts"
import { addressCall, send, type Answer, type SendOptions } from "./send-request.ts"
import { nameDataFolder } from "./temporary-data-folder.ts"
import { createTestContent, type TestContent } from "./test-content.ts"
import { createTestDatabase } from "./test-database.ts"

export interface TestApp extends TestContent {
  /** Where it listens, without a slash at the end. */
  readonly url: string
  readonly database: Database
  /** For use cases that have no call. */
  readonly services: Services
  /** What time it is for the program. Goes on by itself; `passes` moves it on. */
  readonly time: { passes(ms: number): void }
  /** Everything that was logged so far. */
  readonly readLog: () => string
  /** Sends a request; `path` begins with a slash. */
  get(path: string, options?: SendOptions): Promise<Answer>
  /**
   * Calls an endpoint of the contract and gives its data. Throws when it is refused, and when the answer holds
   * anything but what the contract names.
   */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: SendOptions): Promise<CallData<E>>
  eraseDueAccounts(): Promise<number>
  /** Does a job now, as the queue would. Throws what it fails of. */
  runJob(name: JobName, data?: object): Promise<void>
  close(): Promise<void>
}

interface TestAppOptions {
  /** Variables as in the environment; `RATE_LIMITS` is off, nothing is kept (`PAGE_CACHE_MB`) and what is paid is given at once (`HOLD_MINUTES`) unless given. */
  readonly env?: Readonly<Record<string, string>>
  /** Turns the database's address into that of something in between. */
  readonly reroute?: (databaseUrl: string) => Promise<string>
  /** `here`, unless given: rounds are done as soon as they are asked for, and by `runJob`; none comes by itself. */
  readonly jobs?: JobsMode
}

/** Starts the whole program but for its pages on a free port, with an empty database of its own. */
export async function startTestApp({
  env = {},
  reroute,
  jobs = "here",
}: TestAppOptions = {}): Promise<TestApp> {
  const testDatabase = await createTestDatabase()
  const dataFolder = nameDataFolder()
  const given = {
    PORT: "0",
    RATE_LIMITS: "off",
    PAGE_CACHE_MB: "0",
    HOLD_MINUTES: "0",
    DATA_DIR: dataFolder.path,
  }
  const config = readConfig({ ...given, ...env })
  const database = connectDatabase(reroute ? await reroute(testDatabase.url) : testDatabase.url)
  const lines: string[] = []
  const log = createLog(config.logLevel, collect(lines))
  let aheadMs = 0
  const clock = { now: () => new Date(Date.now() + aheadMs) }
  const app = await buildApp({ config, database, log, pages: "none", clock, jobs })
  const { address: url } = await app.listen()

  return {
    ...createTestContent(database, openFileStore(config)),
    url,
    database,
    services: app.services,
    eraseDueAccounts: () => app.eraseDueAccounts(),
    runJob: (name, data) => app.jobs.run(name, data),
    time: {
      passes(ms) {
        aheadMs += ms
      },
    },
    readLog: () => lines.join(""),
    get: (path, options) => send(url + path, options),
    async call(endpoint, input, options = {}) {
      const { path, ...sent } = addressCall(endpoint, input)
      const headers = { ...sent.headers, ...options.headers }
      const answer = await send(url + path, { ...options, ...sent, headers, method: endpoint.method })
      if (answer.status !== 200)
        throw new Error(`${endpoint.method} ${path} answered ${answer.status}: ${answer.text}`)
      const data = answer.envelope?.data
      const named = z.parse(endpoint.data, data)
      if (!isDeepStrictEqual(named, data))
        throw new Error(`${path} answers more than its contract names: ${answer.text}`)
      return named as CallData<typeof endpoint>
    },
    async close() {
      await app.close()
      if (!database.pool.ended) await database.close()
      await testDatabase.drop()
      await dataFolder.remove()
    },
  }
}

const collect = (lines: string[]): Writable =>
  new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString("utf8"))
      done()
    },
  })
