import type { PanoramaRoom } from "../panorama-room.ts"

/** A stop of a tour: its spots are products, by `product:<id>`. */
export interface TourRoom extends PanoramaRoom {
  /** In the sketch; null where it is not on it. */
  readonly place: { readonly x: number; readonly y: number } | null
}
