import type { Scene } from "@roomwright/scene/document/scene"

/** A version of a project as this window knows it. */
export interface SavedVersion {
  readonly version: number
  readonly scene: Scene
  readonly text: string
  /** UTC, ISO 8601. */
  readonly savedAt: string
}

/** What somebody else saved while this window had changes that contradict it. */
export interface TheirVersion {
  readonly version: number
  readonly text: string
  readonly savedAt: string
  /** Null where this program cannot read it: a newer one wrote it. */
  readonly scene: Scene | null
}

export type SavingPhase =
  /** All that is drawn is stored. */
  | { readonly kind: "saved" }
  /** Something was changed a moment ago. */
  | { readonly kind: "waiting" }
  | { readonly kind: "saving" }
  /** The server is not reached, or is and cannot save; times in ms. */
  | {
      readonly kind: "lost"
      readonly why: "noConnection" | "serverFails"
      readonly since: number
      readonly nextTry: number
    }
  /** Whoever draws here has to choose. `problem`: why what was chosen could not be done. */
  | {
      readonly kind: "conflict"
      readonly theirs: TheirVersion
      readonly isAnswering: boolean
      readonly problem: string | null
    }
  | { readonly kind: "signedOut" }
  | { readonly kind: "gone" }
  | { readonly kind: "refused"; readonly message: string }

export interface SavingState {
  readonly phase: SavingPhase
  /** When what is stored was stored: UTC, ISO 8601. */
  readonly savedAt: string
  /** What is not stored yet is kept in this browser; `full`: the browser does not take it. */
  readonly draft: "none" | "kept" | "full"
  /** Changes that somebody else made were joined with those made here, so often. */
  readonly merges: number
  /** What was drawn here when somebody else's was taken in its place. */
  readonly setAside: string | null
}

/** True while closing the window would leave something that the server does not have. */
export const hasUnsaved = ({ phase }: SavingState): boolean => phase.kind !== "saved"
