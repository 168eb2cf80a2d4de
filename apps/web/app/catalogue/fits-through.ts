/** Sides of a thing, mm. */
export interface Sides {
  readonly widthMm: number
  readonly depthMm: number
  readonly heightMm: number
}

/** How a thing gets through: as it stands, laid on a side, or turned while it is carried; and which of its sides pass. */
export interface Way {
  readonly how: "upright" | "laid" | "tilted"
  readonly acrossMm: number
  readonly upMm: number
}

/** Of doors of homes where nothing else is said. */
export const doorHeightMm = 2_000
/** Free on either hand: nobody carries to the millimetre. */
export const spareMm = 10

/** Whether a rectangle fits into another one when it may be turned (Carver, 1957); the sides of either in any order. */
export function fitsTurned(one: number, other: number, width: number, height: number): boolean {
  const [p, q] = [Math.max(one, other), Math.min(one, other)]
  const [a, b] = [Math.max(width, height), Math.min(width, height)]
  if (p <= a) return q <= b
  if (q > b) return false
  return b >= (2 * p * q * a + (p * p - q * q) * Math.sqrt(p * p + q * q - a * a)) / (p * p + q * q)
}

/** The easiest way of a thing through a door; null where there is none. Its third side follows behind. */
export function wayThroughDoor(
  { widthMm, depthMm, heightMm }: Sides,
  door: { readonly widthMm: number; readonly heightMm: number },
): Way | null {
  const [across, up] = [door.widthMm - 2 * spareMm, door.heightMm - spareMm]
  const narrow = Math.min(widthMm, depthMm)
  if (narrow <= across && heightMm <= up) return { how: "upright", acrossMm: narrow, upMm: heightMm }
  const faces = [
    [heightMm, Math.max(widthMm, depthMm)],
    [heightMm, narrow],
    [narrow, Math.max(widthMm, depthMm)],
  ].map(([one = 0, other = 0]) => [Math.min(one, other), Math.max(one, other)] as const)
  const [smallest] = faces.toSorted((one, other) => one[0] * one[1] - other[0] * other[1])
  const laid = faces.filter(([small, large]) => small <= across && large <= up)
  const [first] = laid.toSorted((one, other) => one[0] - other[0])
  if (first) return { how: "laid", acrossMm: first[0], upMm: first[1] }
  if (smallest && fitsTurned(smallest[0], smallest[1], across, up))
    return { how: "tilted", acrossMm: smallest[0], upMm: smallest[1] }
  return null
}

/** The narrowest door that it gets through, in whole centimetres. */
export function narrowestDoorCm(sides: Sides): number {
  for (let cm = 10; cm < 2_000; cm++)
    if (wayThroughDoor(sides, { widthMm: cm * 10, heightMm: doorHeightMm })) return cm
  return 2_000
}

interface Lift extends Sides {
  readonly doorMm: number
}

/** How a thing stands in a lift that it gets into; null where it does not. */
export function wayIntoLift(thing: Sides, lift: Lift): Way | null {
  const door = wayThroughDoor(thing, {
    widthMm: lift.doorMm,
    heightMm: Math.min(doorHeightMm, lift.heightMm),
  })
  if (!door) return null
  const [width, depth, height] = [
    lift.widthMm - 2 * spareMm,
    lift.depthMm - 2 * spareMm,
    lift.heightMm - spareMm,
  ]
  const { widthMm: w, depthMm: d, heightMm: h } = thing
  const stands = (x: number, y: number, z: number): boolean =>
    z <= height && Math.max(x, y) <= Math.max(width, depth) && Math.min(x, y) <= Math.min(width, depth)
  if (stands(w, d, h)) return { how: "upright", acrossMm: Math.max(w, d), upMm: h }
  if (stands(w, h, d)) return { how: "laid", acrossMm: Math.max(w, h), upMm: d }
  if (stands(d, h, w)) return { how: "laid", acrossMm: Math.max(d, h), upMm: w }
  // Leaning: its longest side along a wall of the lift, its thinnest across.
  const [thin = 0, middle = 0, long = 0] = [w, d, h].toSorted((one, other) => one - other)
  for (const [along, across] of [
    [width, depth],
    [depth, width],
  ] as const) {
    if (thin <= across && fitsTurned(middle, long, along, height))
      return { how: "tilted", acrossMm: middle, upMm: long }
    if (middle <= across && fitsTurned(thin, long, along, height))
      return { how: "tilted", acrossMm: thin, upMm: long }
  }
  return null
}
