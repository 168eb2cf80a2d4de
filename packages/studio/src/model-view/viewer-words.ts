import type { Side } from "./dimension-lines.ts"

/** Everything that the viewer says; it knows no texts of its own. */
export interface ViewerWords {
  /** Of what is seen: "Oak table in 3D". */
  readonly name: string
  /** How it is moved by keys. */
  readonly keys: string
  readonly loading: (percent: number) => string
  readonly noWebGl: string
  readonly failed: string
  readonly retry: string
  readonly left: string
  readonly right: string
  readonly nearer: string
  readonly farther: string
  readonly reset: string
  readonly dimensions: string
  readonly full: string
  readonly small: string
  readonly close: string
  /** Puts it into the room of who looks, on devices that can: before, while its file is made, once it is, and when that failed. */
  readonly room: string
  readonly roomMaking: string
  readonly roomReady: string
  readonly roomFailed: string
  /** Of the lines: "Width 1,800 mm" and so on. */
  readonly sides: Readonly<Record<Side, string>>
}
