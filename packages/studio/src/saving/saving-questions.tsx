import { ConflictDialog } from "./conflict-dialog.tsx"
import { DraftOffer } from "./draft-offer.tsx"
import type { Saving } from "./use-saving.ts"

/** What saving has to ask: once in the window, one question at a time. */
export function SavingQuestions({ saving }: { readonly saving: Saving }) {
  const { draft, place } = saving.state
  const { phase } = saving.state.saving
  if (place.kind !== "here") return null
  if (draft) return <DraftOffer saving={saving} draft={draft} />
  return phase.kind === "conflict" ? <ConflictDialog saving={saving} phase={phase} /> : null
}
