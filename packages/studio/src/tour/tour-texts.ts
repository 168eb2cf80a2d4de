/** What a tour says besides the texts of the studio. */
export interface TourTexts {
  /** What the view is, with the room's name. */
  readonly label: (room: string) => string
  readonly keys: string
  readonly loading: string
  readonly goTo: (room: string) => string
  readonly rooms: string
  readonly here: (room: string) => string
  readonly plan: string
  readonly showPlan: string
  readonly hidePlan: string
  readonly tilt: string
  readonly tiltRefused: string
  readonly unable: string
  readonly failed: string
  readonly retry: string
}
