import { parentKindsOf, type SceneElement } from "../elements/element.ts"
import { refuseDocument, type DocumentRefusal } from "./document-refusal.ts"
import type { Elements } from "./scene.ts"

/**
 * Checks that every parent exists and has a kind that may have this child, and that nothing is its own
 * ancestor.
 */
export function checkParents(elements: Elements): { readonly refused: DocumentRefusal } | null {
  for (const [id, element] of Object.entries(elements)) {
    const fault = faultOfParent(elements, element)
    if (fault) return refuseDocument(fault, { id })
  }
  const cycle = findCycle(elements)
  return cycle === null ? null : refuseDocument("parentCycle", { id: cycle })
}

function faultOfParent(elements: Elements, element: SceneElement): DocumentRefusal["reason"] | null {
  if (element.parent === null) return null
  const parent = elements[element.parent]
  if (!parent) return "parentMissing"
  // An unknown kind may be a child of anything, and its children stay as they came.
  if (element.kind === "foreign" || parent.kind === "foreign") return null
  return parentKindsOf(element).includes(parent.kind) ? null : "parentWrong"
}

function findCycle(elements: Elements): string | null {
  const sound = new Set<string>()
  for (const start of Object.keys(elements)) {
    const path = new Set<string>()
    let at: string | null = start
    while (at !== null && !sound.has(at)) {
      if (path.has(at)) return at
      path.add(at)
      at = elements[at]?.parent ?? null
    }
    for (const id of path) sound.add(id)
  }
  return null
}
