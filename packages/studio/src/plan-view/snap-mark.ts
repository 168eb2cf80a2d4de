import type { SnapKind } from "@roomwright/scene/geometry/snap"

/** What marks a place that was snapped to, px around it. */
export const snapPaths: Readonly<Record<SnapKind, string>> = {
  end: "M-5 -5H5V5H-5Z",
  middle: "M0 -6L6 5H-6Z",
  perpendicular: "M-5 -6V5H6M-5 0H0V5",
  crossing: "M-5 -5L5 5M-5 5L5 -5",
  wall: "M-5 -5H5L-5 5H5Z",
  angle90: "M-5 -6V5H6M-5 0H0V5",
  alignment: "M-6 0H6M0 -6V6",
  extension: "M-7 0H-3M-1.5 0H1.5M3 0H7",
  angle15: "M-5 5H6M-5 5L4 -3M2 5A7 7 0 0 0 0.5 0.5",
  grid: "M0 -3A3 3 0 1 1 0 3A3 3 0 1 1 0 -3",
}
