interface Shown {
  readonly picture: { readonly width: number; readonly height: number }
}

/** Six places fill rows of two and of three. A portrait takes two of them, one above the other. */
const places = 6
/** Three portraits beside each other leave a hole in rows of two. */
const mostPortraits = 2
const rowOf3 = 3

export const isPortrait = ({ picture }: Shown): boolean => picture.height > picture.width

/**
 * The first of these that fill whole rows, each as wide or as tall as it is; portraits begin in the first row of three,
 * or the rows would not end together. All of them where they are too few to fill any.
 */
export function fillRows<Each extends Shown>(shown: readonly Each[]): readonly Each[] {
  const wides = shown.filter((each) => !isPortrait(each))
  const early = shown.slice(0, places).filter(isPortrait)
  const tall = early.slice(0, mostPortraits)
  const beside = wides.slice(0, places - 2 * tall.length)
  if (2 * tall.length + beside.length < places) return shown
  const chosen = shown.filter((each) => tall.includes(each) || beside.includes(each))
  if (tall.every((each) => chosen.indexOf(each) < rowOf3)) return chosen
  const before = beside.slice(0, rowOf3 - tall.length)
  return [...before, ...tall, ...beside.slice(before.length)]
}
