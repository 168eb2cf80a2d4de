/** An hour as a clock shows it: 10.5 is 10:30. */
export function wordHour(hour: number): string {
  const minutes = Math.round(hour * 60)
  return `${Math.floor(minutes / 60)}:${`${minutes % 60}`.padStart(2, "0")}`
}
