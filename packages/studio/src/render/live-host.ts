import type { RenderAnswer } from "./render-host.ts"
import type { RenderCamera, RenderMoment } from "./render-order.ts"

/** A real-time session that runs: of the account, in all of its windows. */
export interface LiveSession {
  readonly id: string
  readonly secondsLeft: number
}

/** What a session costs, and what is left of it. */
export interface LiveOffer {
  readonly cost: number
  /** Null: as many as one likes. */
  readonly left: number | null
  /** When more comes back, UTC, ISO 8601; null: never by itself. */
  readonly resetsAt: string | null
}

export interface LiveOrder {
  /** The same where an order is sent once more. */
  readonly key: string
  readonly name: string
  readonly camera: RenderCamera
  readonly moment: RenderMoment
}

/** Real-time sessions as the studio needs them. A call that does not come through rejects with anything. */
export interface LiveHost {
  /** `offer` is null where no sessions are sold, `session` where none runs. */
  look(): Promise<{ readonly offer: LiveOffer | null; readonly session: LiveSession | null }>
  /** Begins one, which is spent with that; while one runs, the answer is that one. */
  start(project: string, order: LiveOrder): Promise<RenderAnswer<LiveSession>>
  end(id: string): Promise<RenderAnswer<null>>
}
