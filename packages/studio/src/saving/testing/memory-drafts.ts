import type { Draft, Drafts } from "../drafts.ts"

/** Drafts that last as long as the test; `isFull`: they are not taken. */
export interface MemoryDrafts extends Drafts {
  readonly kept: Map<string, Draft>
  isFull: boolean
}

export function createMemoryDrafts(): MemoryDrafts {
  const kept = new Map<string, Draft>()
  const drafts: MemoryDrafts = {
    kept,
    isFull: false,
    read: async (project) => kept.get(project) ?? null,
    write: async (draft) => {
      if (!drafts.isFull) kept.set(draft.project, draft)
      return !drafts.isFull
    },
    remove: async (project) => void kept.delete(project),
  }
  return drafts
}
