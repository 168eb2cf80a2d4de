import { appendFileSync } from "node:fs"
import { join } from "node:path"
import type { Language } from "@roomwright/contract/language"
import type { State } from "./state.ts"

interface Swept {
  readonly part: string
  readonly state: State
  readonly language: Language
  readonly sizes: readonly { readonly width: number }[]
  readonly findings: number
}

const file = process.env.SWEEP_NOTES ?? join(import.meta.dirname, "../../test-results/sweep.jsonl")

/** Keeps what was looked at, one line a state: the table of docs/accessibility.md is counted from it. */
export function recordSwept({ part, state, language, sizes, findings }: Swept): void {
  const { name, route, who, over } = state
  const widths = sizes.map(({ width }) => width)
  appendFileSync(file, `${JSON.stringify({ part, name, route, who, over, language, widths, findings })}\n`)
}
