/** What a video says of itself. */
export interface VideoFacts {
  readonly type: "video/mp4" | "video/webm"
  /** px */
  readonly width: number
  readonly height: number
  readonly seconds: number
}
