import type { RenderAnswer } from "./render-host.ts"

/** A tour of the project, for its designer. */
export interface StudioTour {
  readonly id: string
  readonly name: string
  /** `making`: its rooms are linked and the products in them found. */
  readonly state: "making" | "ready" | "failed"
  /** Panoramas. */
  readonly stops: number
  /** The work on whose page it is shown. */
  readonly work: string | null
  /** The address of its first panorama. */
  readonly picture: string | null
  /** Where everybody can take it. */
  readonly address: string
}

/** Tours as the studio needs them of the world around it. A call that does not come through rejects with anything. */
export interface TourHost {
  /** Those of a project, the latest first. */
  list(project: string): Promise<readonly StudioTour[]>
  /** Of finished panoramas, in this order; the same key is the same tour. */
  make(
    project: string,
    order: { readonly key: string; readonly name: string; readonly renders: readonly string[] },
  ): Promise<RenderAnswer<StudioTour>>
  /** Shows it on the page of one's work, or on none. */
  show(id: string, work: string | null): Promise<RenderAnswer<StudioTour>>
  remove(id: string): Promise<void>
}
