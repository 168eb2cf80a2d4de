export interface Deciding {
  readonly id: string
  readonly actorId: string
}

/** With a reason that the owner is told. */
export interface DecidingWhy extends Deciding {
  readonly reason: string
}
