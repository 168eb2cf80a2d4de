import { finishes as finishTable } from "../finishes/finishes.ts"
import { modelTypes } from "../types/model-types.ts"
import { dress, writeModelId, type ModelVariant } from "./model-id.ts"
import type { ThreeLanguages } from "./shown-in-languages.ts"

let looks: ReadonlyMap<string, ThreeLanguages> | null = null

/** What the catalogue looks are called, by the ids of their pieces. */
function namesOfLooks(): ReadonlyMap<string, ThreeLanguages> {
  looks ??= new Map(
    modelTypes.flatMap((type) =>
      type.looks.flatMap((look) => {
        const variant = dress(type, look.values ?? {}, look.finishes ?? {})
        return "reason" in variant ? [] : [[writeModelId(variant), look.name] as const]
      }),
    ),
  )
  return looks
}

/** What a piece is called: as the catalogue calls this look, else its type with the finish that tells it apart. */
export function nameVariant(variant: ModelVariant, language: keyof ThreeLanguages): string {
  const ofLook = namesOfLooks().get(writeModelId(variant))
  if (ofLook) return ofLook[language]
  const { type, finishes } = variant
  const own = Object.entries(type.slots).find(([slot, { finish }]) => finishes[slot] !== finish)
  const finish = own && finishes[own[0]]
  return finish ? `${type.name[language]} · ${finishTable[finish].name[language]}` : type.name[language]
}
