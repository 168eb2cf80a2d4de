import type { ModelFault } from "@roomwright/contract/catalogue/product-models"

/** A fault of an uploaded model, which makes it unusable. */
export class GlbFault extends Error {
  readonly fault: ModelFault

  /** `detail` is only for the log. */
  constructor(fault: ModelFault, detail: string, cause?: unknown) {
    super(`${fault}: ${detail}`, { cause })
    this.name = "GlbFault"
    this.fault = fault
  }
}
