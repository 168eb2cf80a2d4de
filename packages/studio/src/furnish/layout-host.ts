/** Requests to furnish, as the plan of an account counts them. */
export interface LayoutHost {
  offer(): Promise<LayoutOffer>
  /** Reserves the unit of a request; the same key is the same request. */
  start(project: string, key: string): Promise<LayoutAnswer>
  /** Says whether layouts were given: else the unit comes back. Gives how many are left. */
  settle(id: string, isGiven: boolean): Promise<number | null>
  /** Works whose 3D scene one may furnish from: one's own, and those that are offered as templates. */
  templates(): Promise<readonly TemplateWork[]>
  /** The scene of one of them. */
  template(work: string): Promise<TemplateAnswer>
  /** Where plans are bought. */
  readonly plans: string
}

export interface LayoutOffer {
  readonly cost: number
  /** Null: as many as one likes. */
  readonly left: number | null
  /** When more comes back, UTC, ISO 8601; null: never by itself. */
  readonly resetsAt: string | null
}

export type LayoutAnswer =
  | { readonly kind: "started"; readonly id: string; readonly left: number | null }
  /** Nothing is left of the quota. */
  | { readonly kind: "usedUp" }
  | { readonly kind: "refused"; readonly message: string }

export interface TemplateWork {
  readonly id: string
  readonly name: string
  readonly designer: string
}

export type TemplateAnswer =
  | { readonly kind: "there"; readonly document: string }
  /** It may not be used, or is gone: with the server's words. */
  | { readonly kind: "refused"; readonly message: string }
  /** It has no 3D scene. */
  | { readonly kind: "none" }
