import type { LibraryFaultName } from "@roomwright/contract/library/furniture-libraries"

/** What is wrong with a furniture library that somebody sent: nothing of it can be used. */
export class LibraryFault extends Error {
  readonly fault: LibraryFaultName

  /** `detail` is for the log alone. */
  constructor(fault: LibraryFaultName, detail: string, cause?: unknown) {
    super(`${fault}: ${detail}`, { cause })
    this.name = "LibraryFault"
    this.fault = fault
  }
}
