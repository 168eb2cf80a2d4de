import { childrenOfKind, findAny, levelOf, levelsOf, onLevel } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { meshKinds } from "../solids/mesh-kinds.ts"
import type { MeshKind, Solid } from "../solids/mesh-kind.ts"

/** What stands in a home for one of its elements. */
export interface StandingSolid {
  readonly id: ElementId
  readonly solid: Solid
  /** Metres of its level's floor above the zero of the house. */
  readonly elevation: number
}

/** All that stands in a document, element by element. */
export const standSolids = (scene: Scene): readonly StandingSolid[] =>
  meshKinds.flatMap((kind) =>
    idsOfKind(scene, kind).flatMap((id): StandingSolid[] => {
      const element = findAny(scene, id)
      const level = element && levelOf(scene, id)
      const solid = level && kind.build(scene, { id, element })
      if (!solid) return []
      const storey = findAny(scene, level)
      const elevation = storey?.kind === "level" ? storey.elevation / 1000 : 0
      return [{ id, solid, elevation }]
    }),
  )

function idsOfKind(scene: Scene, { kind }: MeshKind): readonly ElementId[] {
  const levels = levelsOf(scene).map(({ id }) => id)
  if (kind === "level") return levels
  if (kind !== "opening") return levels.flatMap((level) => onLevel(scene, level, kind).map(({ id }) => id))
  return levels.flatMap((level) =>
    childrenOfKind(scene, level, "wall").flatMap(({ id }) =>
      childrenOfKind(scene, id, "opening").map((opening) => opening.id),
    ),
  )
}
