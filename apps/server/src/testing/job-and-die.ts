import * as z from "zod/mini"
import { createJobs } from "../jobs/create-jobs.ts"
import { defineRoundOf } from "../jobs/job.ts"
import { connectDatabase } from "../platform/database/connect.ts"
import { createLog } from "../platform/log.ts"

// A program for tests: begins a job, and is killed in the middle of it.
const database = connectDatabase(process.env["DATABASE_URL"] ?? "")
const jobs = createJobs(database, createLog("silent"), { mode: "queue", roundPollSeconds: 0.5 })
jobs.register(
  defineRoundOf({
    name: "count-level",
    schema: z.strictObject({ designerId: z.string() }),
    longestSeconds: 3_600,
    async work() {
      process.kill(process.pid, "SIGKILL")
    },
  }),
)
jobs.start()
jobs.ask("count-level", { designerId: "left behind" })
