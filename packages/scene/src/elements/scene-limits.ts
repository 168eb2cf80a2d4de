/** The limits of a document. Lengths are mm. */
export const sceneLimits = {
  /** Elements of one document. */
  elements: 20_000,
  /** Characters of its JSON text: 20,000 elements of 800 characters each. */
  textLength: 16_000_000,
  /** The largest coordinate: a square of 500 m around the origin. */
  coordinate: 250_000,
  wallLengthMin: 10,
  thicknessMin: 10,
  thicknessMax: 2_000,
  heightMin: 10,
  heightMax: 20_000,
  elevation: 200_000,
  openingWidthMin: 100,
  openingWidthMax: 20_000,
  itemSizeMax: 50_000,
  nameLength: 80,
  parameters: 60,
  /** Copies that one command makes of one item. */
  copies: 400,
  /** Levels of nesting inside one element of an unknown kind. */
  depth: 12,
} as const
