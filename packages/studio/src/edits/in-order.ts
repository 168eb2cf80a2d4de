import { applyChange } from "@roomwright/scene/change/apply-change"
import { composeChanges } from "@roomwright/scene/change/compose-changes"
import { noChange } from "@roomwright/scene/change/scene-change"
import type { Outcome } from "@roomwright/scene/commands/outcome"
import type { Command } from "../editor/editor.ts"

/** One command of several, each on what the one before left. If one refuses, nothing is done. */
export const inOrder =
  (commands: readonly Command[]): Command =>
  (scene, newId) =>
    commands.reduce<Outcome>(
      (outcome, command) => {
        if ("refused" in outcome) return outcome
        const next = command(applyChange(scene, outcome.change), newId)
        return "refused" in next ? next : { change: composeChanges(outcome.change, next.change) }
      },
      { change: noChange },
    )
