import type { PieceFault } from "@roomwright/contract/library/furniture-libraries"

/** What is wrong with a piece: the others of its library are not touched by it. */
export class PieceFailed extends Error {
  readonly fault: PieceFault

  /** `detail` is for the log alone. */
  constructor(fault: PieceFault, detail: string, cause?: unknown) {
    super(`${fault}: ${detail}`, { cause })
    this.name = "PieceFailed"
    this.fault = fault
  }
}
