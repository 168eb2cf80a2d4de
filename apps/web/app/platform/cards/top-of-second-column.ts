interface Sides {
  readonly width: number
  readonly height: number
}

/** What stands below a picture, as a part of the card's width on a phone. */
const captionShare = 0.25

/**
 * Which card begins the second of two balanced columns, or -1: columns are as low as their contents allow, and the
 * first takes what fits. A guess for fetching its picture early, from the pictures' proportions alone.
 */
export function topOfSecondColumn(pictures: readonly Sides[]): number {
  const heights = pictures.map(({ width, height }) => height / width + captionShare)
  const total = heights.reduce((sum, height) => sum + height, 0)
  let above = 0
  const breaks = heights.slice(0, -1).map((height, at) => {
    above += height
    return { top: at + 1, first: above, columns: Math.max(above, total - above) }
  })
  const lowest = Math.min(...breaks.map(({ columns }) => columns))
  return breaks.findLast(({ first }) => first <= lowest)?.top ?? -1
}
