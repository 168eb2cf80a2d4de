import * as z from "zod/mini"
import { get, post, type Access } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { jobNames, jobStates } from "./job-names.ts"
import { Id, PageNumber, PageSize } from "../input-shapes.ts"

const administrators: Access = ["ROLE_ADMIN"]

export const JobName = z.enum(jobNames)
export type JobName = z.infer<typeof JobName>

export const JobState = z.enum(jobStates)
export type JobState = z.infer<typeof JobState>

/** Why a job failed: it exceeded its time limit, its process died, or it threw an error. */
export const JobReason = z.object({
  kind: z.enum(["timeout", "lost", "error"]),
  /** The error's message, without names and addresses of people; empty for the other kinds. */
  text: z.string(),
})
export type JobReason = z.infer<typeof JobReason>

export const QueuedJob = z.object({
  id: z.string(),
  name: JobName,
  state: JobState,
  createdAt: z.string(),
  /** When the last try started. */
  startedAt: z.nullable(z.string()),
  /** When the next try starts; only for queued jobs. */
  dueAt: z.nullable(z.string()),
  failedAt: z.nullable(z.string()),
  /** The tries so far, and the most that are made. */
  tries: z.int(),
  mostTries: z.int(),
  /** The reason of the last failed try. */
  reason: z.nullable(JobReason),
})
export type QueuedJob = z.infer<typeof QueuedJob>

export const JobKind = z.object({
  name: JobName,
  /** The interval in minutes; null for a job that runs only on request. */
  everyMinutes: z.nullable(z.int()),
  queued: z.int(),
  running: z.int(),
  failed: z.int(),
})
export type JobKind = z.infer<typeof JobKind>

export const listJobKinds = get("/admin/job-kinds", {
  summary: "All jobs with their interval and how many wait, run and have failed.",
  access: administrators,
  data: z.array(JobKind),
})

export const listJobs = get("/admin/jobs", {
  summary: "Jobs that wait, run or have failed, the newest first, without their data.",
  access: administrators,
  query: z.strictObject({
    page: PageNumber,
    size: PageSize,
    name: z.optional(JobName),
    state: z.optional(JobState),
  }),
  data: pageOf(QueuedJob),
})

export const retryJob = post("/admin/jobs/{id}/retry", {
  summary: "Retries a failed job at once.",
  access: administrators,
  params: z.object({ id: Id }),
  data: QueuedJob,
})
