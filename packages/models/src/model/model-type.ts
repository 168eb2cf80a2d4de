import type { FinishClass } from "../finishes/finish.ts"
import type { FinishId } from "../finishes/finishes.ts"
import type { Mesh } from "../geometry/mesh.ts"
import type { Vec2 } from "../geometry/vector.ts"
import type { Category } from "./categories.ts"
import type { Parameters, Values } from "./parameters.ts"
import type { ThreeLanguages } from "./shown-in-languages.ts"

/** A surface of one slot's finish. */
export interface Part {
  readonly slot: string
  readonly mesh: Mesh
}

/** A part whose finish can be chosen. */
export interface Slot {
  readonly finish: FinishId
  /** What may be chosen instead; nothing else where it is missing (screens, bulbs, soil). */
  readonly accepts?: readonly FinishClass[]
  /** What a whole room may dress it in besides, for its style; nobody chooses or finds the piece by it. */
  readonly mayBe?: readonly FinishId[]
}

/** A line of a plan symbol in metres: x to the right, y to the front, around the middle of the piece. */
export interface SymbolLine {
  readonly points: readonly Vec2[]
  readonly isClosed?: boolean
  /** The outline is drawn stronger and filled; dashed is what hangs above the cut (wall cabinets, pendants). */
  readonly style?: "outline" | "detail" | "dashed"
}

/** What pictures of a piece need besides it. */
export interface Shown {
  /** What it lies on: the end of a table, the arm of a sofa. Drawn plain, and no part of the piece. */
  readonly on?: Mesh
  /** Degrees of the camera to the right of the front, and above the horizon. */
  readonly azimuth?: number
  readonly elevation?: number
}

/** A piece as a catalogue would show it. */
export interface Look {
  readonly name: ThreeLanguages
  /** Other than the standard ones; lengths in mm. */
  readonly values?: Readonly<Record<string, number | boolean | string>>
  readonly finishes?: Readonly<Record<string, FinishId>>
}

/**
 * A parametric piece. It is built around x = 0, z = 0 and stands on y = 0, looking to the front (z); its outer size is its width,
 * depth and height to the millimetre.
 */
export interface ModelType<P extends Parameters = Parameters> {
  /** `<family>.<shape>`, for ever. */
  readonly id: string
  readonly category: Category
  readonly name: ThreeLanguages
  /** Other words under which one looks for it. */
  readonly words?: Readonly<Record<"zh" | "en" | "vi", readonly string[]>>
  readonly parameters: P
  readonly slots: Readonly<Record<string, Slot>>
  /** What it stands on, hangs at or hangs from. */
  readonly anchor: "floor" | "wall" | "ceiling" | "surface" | "opening"
  /** Height of its underside over the floor in mm where it does not stand on it. */
  readonly elevation?: number
  /** How far cloth hangs below the top that it lies on, in metres. Lengths of the values are metres. */
  readonly drape?: (values: Values<P>) => number
  /** How the catalogue shows it, where not as its anchor asks for. Lengths of the values are metres. */
  readonly shown?: (values: Values<P>) => Shown
  /** Free room it wants on its sides, in mm. */
  readonly clearance?: { readonly front?: number; readonly back?: number; readonly side?: number }
  /** Surfaces (metres) with finishes by slot. Lengths of the values are metres. */
  readonly build: (values: Values<P>) => readonly Part[]
  /** How architects draw it from above. Lengths of the values are metres. */
  readonly symbol: (values: Values<P>) => readonly SymbolLine[]
  /** Rectangles that it covers where it does not fill its own (an L): middle and size in metres. */
  readonly footprint?: (values: Values<P>) => readonly { readonly at: Vec2; readonly size: Vec2 }[]
  /** Two to four, all of them different enough to stand beside each other in a catalogue. */
  readonly looks: readonly [Look, ...Look[]]
}

/** A type as the library holds it: what it asks of its values is checked before it is built. */
export type AnyModelType = ModelType

/** Says what a type is, and checks that its builder takes its own parameters. */
export function defineModel<const P extends Parameters>(type: ModelType<P>): AnyModelType {
  // Whoever builds has read the values by these parameters (build-model.ts).
  return type as unknown as AnyModelType
}
