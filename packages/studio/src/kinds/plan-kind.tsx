import type { Entry } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { SceneElement } from "@roomwright/scene/elements/element"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import type { ReactNode } from "react"
import type { Selection } from "../editor/selection.ts"
import type { PlanWords } from "../plan-view/plan-words.ts"
import type { Ghost } from "../tools/overlay.ts"

/** Where a stored picture can be loaded from for a while; null where it is gone. */
export type PictureAddress = (picture: string) => Promise<string | null>

/** What a layer of the plan is drawn from. */
export interface LayerProps {
  readonly scene: Scene
  readonly level: ElementId
  readonly words: PlanWords
  readonly mmPerPixel: number
  /** Without it pictures are left out. */
  readonly pictureAddress: PictureAddress | undefined
}

export interface LitProps extends Pick<LayerProps, "scene" | "level" | "mmPerPixel"> {
  readonly ids: ReadonlySet<ElementId>
  readonly selection: Selection
  /** Chosen, or only pointed at. */
  readonly isChosen: boolean
  /** The room that chosen furniture wants free is shown. */
  readonly hasClearances?: boolean | undefined
}

export interface GhostProps<E extends SceneElement> extends Pick<LayerProps, "scene" | "mmPerPixel"> {
  readonly ghosts: readonly Ghost<E>[]
}

/** How a kind is drawn in the plan: for the studio, and for who may only look. It knows no tools and no panels. */
export interface PlanKind<E extends SceneElement = SceneElement> {
  readonly kind: E["kind"]
  /** All of the kind on a level; coordinates are mm of the plan with y up. */
  Layer?(props: LayerProps): ReactNode
  /** Those with these ids once more, in the colours of what is around. */
  Lit?(props: LitProps): ReactNode
  /** What would be put in. */
  Ghosts?(props: GhostProps<E>): ReactNode
  /** It may stand far outside: what shows all of a home leaves it out. */
  readonly isApart?: true
  /** The corners of one: to see all of it, and to know what lies in a frame. */
  corners?(scene: Scene, entry: Entry<E>): readonly Vector[]
}
