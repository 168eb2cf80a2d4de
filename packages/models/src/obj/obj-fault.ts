/** Why an OBJ file cannot be used. `numbers`: a vertex that is nowhere; `broken`: a face of no vertices; `empty`: nothing to see. */
export type ObjFaultName = "numbers" | "broken" | "tooLarge" | "empty"

/** What is wrong with an OBJ file that somebody sent. */
export class ObjFault extends Error {
  readonly fault: ObjFaultName

  /** `detail` is for the log alone. */
  constructor(fault: ObjFaultName, detail: string) {
    super(`${fault}: ${detail}`)
    this.name = "ObjFault"
    this.fault = fault
  }
}
