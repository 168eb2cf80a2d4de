import type { ModelFault } from "@roomwright/contract/catalogue/product-models"

/** What is wrong with a model that somebody sent: it cannot be used as it is. */
export class GlbFault extends Error {
  readonly fault: ModelFault

  /** `detail` is for the log alone. */
  constructor(fault: ModelFault, detail: string, cause?: unknown) {
    super(`${fault}: ${detail}`, { cause })
    this.name = "GlbFault"
    this.fault = fault
  }
}
