/** Incoming money. */
export interface IncomingLine {
  readonly reference: string
  readonly at: Date
  /** VND. */
  readonly amount: number
  readonly message: string
}
