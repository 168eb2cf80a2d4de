import type { Scene } from "@roomwright/scene/document/scene"

/** Why a file is not read at all. */
export const importFaults = [
  "tooLarge",
  "tooMany",
  "cut",
  "broken",
  "binary",
  "dwg",
  "notZip",
  "noHome",
  "unsafe",
  "tooWide",
  "nothing",
  "tooSlow",
] as const
export type ImportFault = (typeof importFaults)[number]

/** A file that is refused as a whole. */
export class RefusedFile extends Error {
  readonly fault: ImportFault
  constructor(fault: ImportFault) {
    super(`The file was refused: ${fault}.`)
    this.name = "RefusedFile"
    this.fault = fault
  }
}

/** What was not understood, or had to be guessed. */
export type ImportNote =
  /** The file names no unit: this one makes it as large as a home. */
  | { readonly kind: "unitGuessed"; readonly unit: string }
  /** Walls were looked for on these layers only. */
  | { readonly kind: "layers"; readonly names: readonly string[] }
  /** No layer says that it is of walls: all were looked at but those of furniture, texts and dimensions. */
  | { readonly kind: "noWallLayer" }
  /** Lines without a second one that runs beside them as the other face of a wall. */
  | { readonly kind: "single"; readonly count: number }
  /** Things of this type of the file are not read. */
  | { readonly kind: "skipped"; readonly what: string; readonly count: number }
  /** Coordinates that are no numbers, or out of all reach. */
  | { readonly kind: "badNumbers"; readonly count: number }
  /** Doors and windows for which there is no wall, or no room in it. */
  | { readonly kind: "noWall"; readonly count: number }
  /** Room names where no walls close. */
  | { readonly kind: "noRoom"; readonly count: number }
  /** Furniture that stands as a box: the library has nothing like it. */
  | { readonly kind: "box"; readonly name: string; readonly count: number }
  /** Furniture for which the library's piece of another size stands. */
  | { readonly kind: "resized"; readonly count: number }
  | { readonly kind: "tooShort"; readonly count: number }

export interface ImportReport {
  readonly made: {
    readonly levels: number
    readonly walls: number
    readonly openings: number
    readonly rooms: number
    readonly items: number
  }
  readonly notes: readonly ImportNote[]
}

export interface Imported {
  readonly scene: Scene
  readonly report: ImportReport
}

/** What a file may hold. */
export const importLimits = {
  dxfBytes: 40_000_000,
  entities: 200_000,
  /** Straight pieces, with those of blocks wherever they are used. */
  segments: 200_000,
  blockDepth: 6,
  walls: 3_000,
  sh3dBytes: 120_000_000,
  zipEntries: 10_000,
  packedXmlBytes: 4_000_000,
  xmlBytes: 40_000_000,
  xmlElements: 200_000,
  items: 5_000,
  levels: 20,
} as const

/** Counts what is of the same kind. */
export function countNotes<Key extends string>(): {
  readonly add: (key: Key, by?: number) => void
  readonly entries: () => readonly (readonly [Key, number])[]
} {
  const counts = new Map<Key, number>()
  return {
    add: (key, by = 1) => void counts.set(key, (counts.get(key) ?? 0) + by),
    entries: () => [...counts].toSorted(([, a], [, b]) => b - a),
  }
}
