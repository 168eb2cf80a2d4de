import type { Vector } from "@roomwright/scene/geometry/vectors"
import type { ReactNode } from "react"

/** One way to look at a document and to work on it: the plan, and whatever else shows it. What it shows is its own state. */
export interface StudioView {
  readonly name: string
  /** Fills the place that it is given. */
  Content(): ReactNode
  zoom(factor: number): void
  /** Shows everything on the level. */
  fit(): void
  /** Brings a place of the plan into sight, if it is not. */
  reveal(place: Vector): void
  /** The place in the middle of what is seen. */
  middle(): { readonly at: Vector }
  /** Where it is pointed at, and how large it is shown, mm a pixel. */
  status(): { readonly cursor: Vector | null; readonly mmPerPixel: number }
  subscribe(listener: () => void): () => void
  /** Keeps what is seen as a view of the document, where it is more than a plan. */
  keepView?(name: string): void
  goToNextView?(): void
}
