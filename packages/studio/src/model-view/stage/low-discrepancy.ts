/** Solves x^(d+1) = x + 1, the generalised golden ratio of d dimensions. */
function goldenRatio(dimensions: number): number {
  let x = 2
  for (let round = 0; round < 32; round++) x = (1 + x) ** (1 / (dimensions + 1))
  return x
}

const dimensions = 8
const steps = Array.from({ length: dimensions }, (_, at) => goldenRatio(dimensions) ** -(at + 1) % 1)

/** The i-th of points spread evenly over a cube of eight dimensions (the R sequence of Roberts, 2018). */
export const spreadPoint = (i: number): readonly number[] => steps.map((step) => (0.5 + (i + 1) * step) % 1)
