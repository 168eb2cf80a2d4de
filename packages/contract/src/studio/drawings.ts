import * as z from "zod/mini"

/** What a set of drawings may have at most. */
export const drawingLimits = {
  sheets: 60,
  marks: 20_000,
  /** Of one path, characters. */
  path: 400_000,
  text: 300,
  name: 200,
  /** mm of a side of the paper. */
  paper: 1_300,
  bodyBytes: 12_000_000,
} as const

const Length = z.number().check(z.gte(-5_000), z.lte(5_000))
const Width = z.number().check(z.gte(0), z.lte(50))
const Colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/))
const Layer = z.string().check(z.regex(/^[A-Z]{1,20}$/))

const Line = z.strictObject({
  kind: z.literal("line"),
  layer: Layer,
  /** Of an SVG path of M, L, A and Z, mm from the upper left corner. */
  d: z.string().check(z.maxLength(drawingLimits.path), z.regex(/^[MLAZ0-9 .-]*$/)),
  /** mm; 0: only filled. */
  pen: Width,
  colour: Colour,
  fill: z.nullable(Colour),
  /** mm: line and gap by turns. */
  dash: z.array(z.number().check(z.gt(0), z.lte(100))).check(z.maxLength(8)),
})

const Text = z.strictObject({
  kind: z.literal("text"),
  layer: Layer,
  text: z.string().check(z.maxLength(drawingLimits.text)),
  x: Length,
  y: Length,
  /** mm. */
  size: z.number().check(z.gt(0), z.lte(200)),
  align: z.enum(["start", "middle", "end"]),
  /** Degrees clockwise. */
  turn: z.number().check(z.gte(-360), z.lte(360)),
  isStrong: z.boolean(),
  colour: Colour,
  /** The most that it may be long, mm: it is set narrower where it is longer. */
  fit: z.nullable(z.number().check(z.gt(0), z.lte(5_000))),
})

const PaperSide = z.number().check(z.gte(50), z.lte(drawingLimits.paper))

/** A page of drawings in mm: what `printSheet` of packages/scene gives. */
export const PrintedSheet = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(drawingLimits.name)),
  width: PaperSide,
  height: PaperSide,
  marks: z.array(z.discriminatedUnion("kind", [Line, Text])).check(z.maxLength(drawingLimits.marks)),
})
export type PrintedSheet = z.infer<typeof PrintedSheet>
