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
  const [xi, yi, zi] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const [u, v, w] = [ease(x - xi), ease(y - yi), ease(z - zi)]
  const at = (dx: number, dy: number, dz: number): number =>
    chance(xi + dx, yi + dy, (zi + dz) * 131 + seed * 7919)
  const row = (dy: number, dz: number): number => at(0, dy, dz) * (1 - u) + at(1, dy, dz) * u
  const plane = (dz: number): number => row(0, dz) * (1 - v) + row(1, dz) * v
  return (plane(0) * (1 - w) + plane(1) * w) * 2 - 1
}

/** A stream of numbers from 0 to 1, always the same for one seed. */
export function openChance(seed: number): () => number {
  let count = 0
  return () => chance(seed, ++count, 17)
}
