/** `#rrggbb` as linear light (IEC 61966-2-1). */
export function linearColour(colour: string): readonly [number, number, number] {
  const channel = (from: number): number => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}
