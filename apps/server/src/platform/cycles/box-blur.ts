/** The mean of `(2 * reach + 1)` squared values around each, as running sums; edges repeat. `spare` is as long as `values`. */
export function boxBlur(
  values: Float32Array,
  width: number,
  height: number,
  reach: number,
  spare: Float32Array,
): void {
  const count = 2 * reach + 1
  for (let row = 0; row < height; row++) {
    const first = row * width
    let sum = 0
    for (let k = -reach; k <= reach; k++) sum += values[first + Math.min(width - 1, Math.max(0, k))] ?? 0
    for (let column = 0; column < width; column++) {
      spare[first + column] = sum / count
      const next = Math.min(width - 1, column + reach + 1)
      const last = Math.max(0, column - reach)
      sum += (values[first + next] ?? 0) - (values[first + last] ?? 0)
    }
  }
  const sums = new Float64Array(width)
  for (let k = -reach; k <= reach; k++) {
    const row = Math.min(height - 1, Math.max(0, k)) * width
    for (let column = 0; column < width; column++)
      sums[column] = (sums[column] ?? 0) + (spare[row + column] ?? 0)
  }
  for (let row = 0; row < height; row++) {
    const next = Math.min(height - 1, row + reach + 1) * width
    const last = Math.max(0, row - reach) * width
    for (let column = 0; column < width; column++) {
      const sum = sums[column] ?? 0
      values[row * width + column] = sum / count
      sums[column] = sum + (spare[next + column] ?? 0) - (spare[last + column] ?? 0)
    }
  }
}
