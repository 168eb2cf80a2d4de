/**
 * Sides of a polygon that stands for a circle of a radius (metres): at most those wanted, and no more than keep it within a quarter
 * of a millimetre of the circle.
 */
export const countSides = (radius: number, wanted: number): number =>
  Math.min(
    wanted,
    Math.max(5, Math.ceil(Math.PI / Math.acos(Math.max(0.5, 1 - 0.00025 / Math.max(radius, 1e-6))))),
  )
