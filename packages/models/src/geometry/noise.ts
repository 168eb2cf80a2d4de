/** A number from 0 to 1 that is always the same for the same whole numbers, and looks like chance. */
export function chance(a: number, b = 0, c = 0): number {
  let hash = Math.imul(a | 0, 374_761_393) ^ Math.imul(b | 0, 668_265_263) ^ Math.imul(c | 0, 1_274_126_177)
  hash = Math.imul(hash ^ (hash >>> 13), 1_103_515_245)
  hash = Math.imul(hash ^ (hash >>> 16), 1_540_483_477)
  hash ^= hash >>> 15
  return (hash >>> 0) / 4_294_967_296
}

const ease = (at: number): number => at * at * at * (at * (at * 6 - 15) + 10)

/** Smooth noise in space from -1 to 1, one lump a unit; `seed` gives another field. */
export function noise3(x: number, y: number, z: number, seed = 0): number {
  // Written out: it is asked for every vertex of cloth, and lists and closures would be most of its time.
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const zi = Math.floor(z)
  const u = ease(x - xi)
  const v = ease(y - yi)
  const w = ease(z - zi)
  const near = zi * 131 + seed * 7919
  const far = (zi + 1) * 131 + seed * 7919
  const a = chance(xi, yi, near) * (1 - u) + chance(xi + 1, yi, near) * u
  const b = chance(xi, yi + 1, near) * (1 - u) + chance(xi + 1, yi + 1, near) * u
  const c = chance(xi, yi, far) * (1 - u) + chance(xi + 1, yi, far) * u
  const d = chance(xi, yi + 1, far) * (1 - u) + chance(xi + 1, yi + 1, far) * u
  return ((a * (1 - v) + b * v) * (1 - w) + (c * (1 - v) + d * v) * w) * 2 - 1
}

/** A stream of numbers from 0 to 1, always the same for one seed. */
export function openChance(seed: number): () => number {
  let count = 0
  return () => chance(seed, ++count, 17)
}
