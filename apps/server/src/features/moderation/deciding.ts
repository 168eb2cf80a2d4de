export interface Deciding {
  readonly id: string
  readonly actorId: string
}

/** With a reason for the owner. */
export interface DecidingWhy extends Deciding {
  readonly reason: string
}
