/** An angle as documents hold it: 0 to below 360 degrees, in thousandths. What is no number stays none. */
export function normalTurn(degrees: number): number {
  const rounded = Math.round(degrees * 1_000) / 1_000
  return (((rounded % 360) + 360) % 360) + 0
}
