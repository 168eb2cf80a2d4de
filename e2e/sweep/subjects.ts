import { readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

export type Who = "visitor" | "user" | "applicant" | "designer" | "merchant" | "staff"

/** What the sweep's addresses are about; made once by `make-subjects.prepare.ts`. */
export interface Subjects {
  readonly tokens: Readonly<Record<Exclude<Who, "visitor">, string>>
  readonly work: string
  readonly tour: string
  readonly soldWork: string
  readonly myWork: string
  readonly product: string
  readonly variant: string
  readonly myProduct: string
  readonly designer: string
  readonly merchant: string
  readonly article: string
  readonly answer: string
  readonly openBill: string
  readonly sentBill: string
  readonly order: string
  readonly openOrder: string
  readonly collection: string
  readonly sharedCollection: string
  readonly mail: string
  readonly project: string
  readonly sharedProject: string
  readonly feedback: string
  readonly account: string
  readonly seller: string
  readonly month: string
}

/** Of this site: a site that is already running keeps what was made in it. */
export const subjectsFile = (): string =>
  join(tmpdir(), `roomwright-sweep-${(process.env.SITE_URL ?? "").replaceAll(/\W+/g, "-")}.json`)

let read: Subjects | null = null
export const readSubjects = (): Subjects => {
  const subjects: Subjects = read ?? JSON.parse(readFileSync(subjectsFile(), "utf8"))
  read = subjects
  return subjects
}
