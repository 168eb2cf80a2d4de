/** A page that did not arrive: its data, or the code that shows it. */
export class Unreached extends Error {
  readonly part: "data" | "code"

  constructor(part: "data" | "code", cause?: unknown) {
    super(`The page's ${part} did not arrive.`, { cause })
    this.name = "Unreached"
    this.part = part
  }
}
