import type { ProjectId } from "../studio-host.ts"

/** What was drawn and not stored yet, with what it was drawn on. */
export interface Draft {
  readonly project: ProjectId
  readonly base: number
  readonly baseText: string
  readonly text: string
  /** UTC ms. */
  readonly at: number
}

/** Where drafts lie in this browser. Nothing of it rejects: a browser that keeps nothing says so. */
export interface Drafts {
  read(project: ProjectId): Promise<Draft | null>
  /** False where there is no room, or none at all. */
  write(draft: Draft): Promise<boolean>
  remove(project: ProjectId): Promise<void>
}
