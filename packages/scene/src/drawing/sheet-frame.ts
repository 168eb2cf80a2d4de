import type { Box } from "../geometry/rings.ts"
import { plus, rotate, type Vector } from "../geometry/vectors.ts"
import type { Mark, Sheet } from "./drawing.ts"
import { circleAround, lineThrough, rectangle, ringThrough } from "./polyline.ts"

/** Sheets of ISO 216 across, mm. */
export const papers = {
  A4: { width: 297, height: 210 },
  A3: { width: 420, height: 297 },
  A2: { width: 594, height: 420 },
  A1: { width: 841, height: 594 },
} as const
export type Paper = keyof typeof papers

/** What stands in the title blocks of all sheets of a set, worded. */
export interface TitleBlock {
  readonly project: string
  readonly designer: string
  readonly date: string
  readonly labels: {
    readonly project: string
    readonly drawing: string
    readonly level: string
    readonly designer: string
    readonly scale: string
    readonly date: string
    readonly sheet: string
    readonly north: string
  }
}

/** A sheet before it is known how many there are. */
export interface SheetContent {
  readonly name: string
  /** Empty: of no level alone. */
  readonly level: string
  /** Null: nothing on it is to scale. */
  readonly scale: number | null
  readonly marks: readonly Mark[]
}

/** mm: the edge for binding, the other edges, the height of the title block. */
const [binding, edge, titleHeight] = [20, 10, 17]

/** What a sheet has for its drawing, mm from the lower left corner of the paper. */
export function drawingArea(paper: Paper): Box {
  const { width, height } = papers[paper]
  return { minX: binding, maxX: width - edge, minY: edge + titleHeight, maxY: height - edge }
}

/** Sheets with their frames and title blocks, numbered. */
export const frameSheets = (
  contents: readonly SheetContent[],
  paper: Paper,
  title: TitleBlock,
): readonly Sheet[] =>
  contents.map((content, at) => ({
    name: content.level ? `${content.name} · ${content.level}` : content.name,
    ...papers[paper],
    marks: [
      ...content.marks,
      ...frameMarks(paper),
      ...titleMarks(paper, title, content, `${at + 1}/${contents.length}`),
    ],
  }))

function frameMarks(paper: Paper): readonly Mark[] {
  const { minX, maxX, minY, maxY } = drawingArea(paper)
  return [
    {
      kind: "line",
      layer: "FRAME",
      pen: "frame",
      lines: [
        rectangle(minX, edge, maxX - minX, maxY - edge),
        lineThrough({ x: minX, y: minY }, { x: maxX, y: minY }),
      ],
    },
  ]
}

/** Shares of the width that the fields of a title block take. */
const shares = [0.27, 0.22, 0.11, 0.17, 0.07, 0.1, 0.06] as const

function titleMarks(
  paper: Paper,
  { project, designer, date, labels }: TitleBlock,
  { name, level, scale }: SheetContent,
  number: string,
): readonly Mark[] {
  const { minX, maxX } = drawingArea(paper)
  const width = maxX - minX
  const fields = [
    [labels.project, project],
    [labels.drawing, name],
    [labels.level, level || "–"],
    [labels.designer, designer || "–"],
    [labels.scale, scale === null ? "–" : `1:${scale}`],
    [labels.date, date],
    [labels.sheet, number],
  ] as const
  let x = minX
  return fields.flatMap(([label, value], at): readonly Mark[] => {
    const own = width * (shares[at] ?? 0)
    const left = x
    x += own
    const text = { kind: "text", layer: "FRAME", align: "start", turn: 0, fit: own - 4 } as const
    return [
      ...(at === 0
        ? []
        : [
            {
              kind: "line",
              layer: "FRAME",
              pen: "symbol",
              lines: [lineThrough({ x: left, y: edge }, { x: left, y: edge + titleHeight })],
            } as const,
          ]),
      { ...text, text: label, at: { x: left + 2, y: edge + titleHeight - 4.2 }, size: 2.4, tone: "grey" },
      {
        ...text,
        text: value,
        at: { x: left + 2, y: edge + 4.6 },
        size: at === 0 ? 4.4 : 3.6,
        isStrong: at < 2,
      },
    ]
  })
}

/** A circle with a needle to the north; `north` in degrees clockwise from the top. */
export function northArrow(middle: Vector, north: number, letter: string): readonly Mark[] {
  const radius = 5
  const at = (x: number, y: number): Vector => plus(middle, rotate({ x, y }, -north))
  return [
    { kind: "line", layer: "FRAME", pen: "symbol", lines: [circleAround(middle, radius)] },
    {
      kind: "line",
      layer: "FRAME",
      pen: "thin",
      fill: "ink",
      lines: [ringThrough([at(0, radius), at(-1.9, -radius * 0.8), at(0, -radius * 0.45)])],
    },
    {
      kind: "line",
      layer: "FRAME",
      pen: "thin",
      lines: [ringThrough([at(0, radius), at(1.9, -radius * 0.8), at(0, -radius * 0.45)])],
    },
    {
      kind: "text",
      layer: "FRAME",
      text: letter,
      at: plus(at(0, radius + 2.2), { x: 0, y: -1.1 }),
      size: 3,
      align: "middle",
      turn: 0,
      isStrong: true,
    },
  ]
}

/** Metres in black and white, from the lower left corner; as long as it may be. */
export function scaleBar({ x, y }: Vector, scale: number): readonly Mark[] {
  const metre = 1_000 / scale
  const step = metre >= 10 ? 1 : metre >= 4 ? 2 : 5
  const parts = 5
  const [part, height] = [step * metre, 1.6]
  const bars = Array.from({ length: parts }, (_, at) => at)
  return [
    {
      kind: "line",
      layer: "FRAME",
      pen: "thin",
      fill: "ink",
      lines: bars.filter((at) => at % 2 === 0).map((at) => rectangle(x + at * part, y, part, height)),
    },
    { kind: "line", layer: "FRAME", pen: "thin", lines: [rectangle(x, y, parts * part, height)] },
    ...[...bars, parts].map((at): Mark => ({
      kind: "text",
      layer: "FRAME",
      text: at === parts ? `${at * step} m` : `${at * step}`,
      at: { x: x + at * part, y: y + height + 1.2 },
      size: 2.4,
      align: "middle",
      turn: 0,
    })),
  ]
}
