import { setTimeout as wait } from "node:timers/promises"
import { createJobs } from "../jobs/create-jobs.ts"
import { connectDatabase } from "../platform/database/connect.ts"
import { createLog } from "../platform/log.ts"
import { createMessaging } from "../platform/messaging/messaging.ts"

// A program for tests: writes a message with a transaction, and is killed as soon as it is committed.
const database = connectDatabase(process.env["DATABASE_URL"] ?? "")
const log = createLog("silent")
// So slow that it looks for jobs at its start only.
const jobs = createJobs(database, log, { mode: "queue", pollSeconds: 3_600 })
const messaging = createMessaging({
  config: {
    production: false,
    publicUrl: "http://localhost",
  },
  readChannels: async () => ({
    mail: { smtpUrl: process.env["SMTP_URL"] ?? "", from: "hello@rooms.example" },
    sms: undefined,
  }),
  database,
  log,
  jobs,
})
await database.db.transaction().execute(async (tx) => {
  await messaging.enqueue(tx, {
    name: "password-changed",
    to: { email: "bao@mail.example" },
    language: "en",
    values: { nickname: "Left behind" },
  })
  // That look is over before there is anything to see.
  await wait(3_000)
})
process.kill(process.pid, "SIGKILL")
