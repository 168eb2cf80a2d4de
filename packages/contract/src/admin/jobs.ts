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

/** Why a job did not get through: it took too long, its process is gone, or what it said itself. */
export const JobReason = z.object({
  kind: z.enum(["timeout", "lost", "error"]),
  /** In the words of the program, without names and addresses of people; empty for the other kinds. */
  text: z.string(),
})
export type JobReason = z.infer<typeof JobReason>

export const QueuedJob = z.object({
  id: z.string(),
  name: JobName,
  state: JobState,
  createdAt: z.string(),
  /** When it was begun last. */
  startedAt: z.nullable(z.string()),
  /** When it is begun next: of queued ones alone. */
  dueAt: z.nullable(z.string()),
  failedAt: z.nullable(z.string()),
  /** How often it was begun, and how often it is at most. */
  tries: z.int(),
  mostTries: z.int(),
  /** Of the last try that failed. */
  reason: z.nullable(JobReason),
})
export type QueuedJob = z.infer<typeof QueuedJob>

export const JobKind = z.object({
  name: JobName,
  /** Minutes from one time to the next; null for what is done when it is asked for. */
  everyMinutes: z.nullable(z.int()),
  queued: z.int(),
  running: z.int(),
  failed: z.int(),
})
export type JobKind = z.infer<typeof JobKind>

export const listJobKinds = get("/admin/job-kinds", {
  summary: "Every kind of job, how often it comes by itself, and how many wait, run and have failed.",
  access: administrators,
  data: z.array(JobKind),
})

export const listJobs = get("/admin/jobs", {
  summary: "Jobs that wait, run or have failed, the newest first. What they work on is not told.",
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
  summary: "Has a failed job tried once more, at once.",
  access: administrators,
  params: z.object({ id: Id }),
  data: QueuedJob,
})
