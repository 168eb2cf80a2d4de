/** Left top corner and sides, px. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The specification's: the least side of a crop, the largest side of what comes out (px), its quality. */
export const cropLimits = { leastSide: 10, mostSide: 2_000, quality: 1 } as const

interface CropRules {
  /** Width by height; free when it is undefined. */
  readonly ratio: number | undefined
  readonly leastSide: number
}

/** The nearest crop that lies inside, keeps its ratio and is not too small where there is room. */
export function fitCrop(crop: Box, inside: Box, { ratio, leastSide }: CropRules): Box {
  const between = (value: number, from: number, to: number): number =>
    Math.max(from, Math.min(value, Math.max(from, to)))
  let width = between(crop.width, Math.min(leastSide, inside.width), inside.width)
  let height = between(crop.height, Math.min(leastSide, inside.height), inside.height)
  if (ratio !== undefined) {
    const least = Math.max(leastSide, leastSide * ratio)
    width = Math.min(Math.max(width, least), inside.width, inside.height * ratio)
    height = width / ratio
  }
  return {
    x: between(crop.x, inside.x, inside.x + inside.width - width),
    y: between(crop.y, inside.y, inside.y + inside.height - height),
    width,
    height,
  }
}

/** Whether a crop may stand as it is; half a pixel is rounding. */
export function isFitting(crop: Box, inside: Box, { leastSide }: Pick<CropRules, "leastSide">): boolean {
  const slack = 0.5
  return (
    crop.width >= leastSide - slack &&
    crop.height >= leastSide - slack &&
    crop.x >= inside.x - slack &&
    crop.y >= inside.y - slack &&
    crop.x + crop.width <= inside.x + inside.width + slack &&
    crop.y + crop.height <= inside.y + inside.height + slack
  )
}

/** The part that both boxes cover. */
export function overlapOf(one: Box, other: Box): Box {
  const x = Math.max(one.x, other.x)
  const y = Math.max(one.y, other.y)
  return {
    x,
    y,
    width: Math.max(0, Math.min(one.x + one.width, other.x + other.width) - x),
    height: Math.max(0, Math.min(one.y + one.height, other.y + other.height) - y),
  }
}

/** How large a crop comes out that shows so many px of the picture: as it is, or smaller. */
export function outputSize({ width, height }: Pick<Box, "width" | "height">): {
  width: number
  height: number
} {
  const scale = Math.min(1, cropLimits.mostSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
