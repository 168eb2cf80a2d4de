/** Normalises an angle for documents: 0 to below 360 degrees, in thousandths. NaN stays NaN. */
export function normalTurn(degrees: number): number {
  const rounded = Math.round(degrees * 1_000) / 1_000
  return (((rounded % 360) + 360) % 360) + 0
}
