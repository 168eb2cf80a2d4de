import { drawingLayers, pens, type DrawingLayer } from "./drawing.ts"

/** A group of a DXF: its code and value. */
export type Pair = readonly [number, string | number]

/** Colours of AutoCAD's index, and line widths in hundredths of a mm, of the layers. */
const looks: Readonly<Record<DrawingLayer, { readonly colour: number; readonly width: number }>> = {
  WALLS: { colour: 7, width: pens.cut * 100 },
  OPENINGS: { colour: 5, width: pens.symbol * 100 },
  FURNITURE: { colour: 8, width: pens.symbol * 100 },
  LAMPS: { colour: 30, width: pens.symbol * 100 },
  DIMENSIONS: { colour: 3, width: pens.thin * 100 },
  TEXT: { colour: 7, width: pens.thin * 100 },
  FRAME: { colour: 9, width: pens.frame * 100 },
}

/** Under this name entities carry data of ours. */
export const applicationName = "ROOMWRIGHT"

export const section = (name: string, content: readonly Pair[]): readonly Pair[] => [
  [0, "SECTION"],
  [2, name],
  ...content,
  [0, "ENDSEC"],
]

export const variable = (name: string, ...values: readonly Pair[]): readonly Pair[] => [[9, name], ...values]

/** Line types, layers and what else a reader of AutoCAD 2000 wants to find. */
export function tablesOf(modelSpace: string, paperSpace: string, next: () => string): readonly Pair[] {
  const table = (
    name: string,
    kind: string,
    records: readonly (readonly Pair[])[],
    codeOfHandle = 5,
  ): readonly Pair[] => {
    const own = next()
    return [
      [0, "TABLE"],
      [2, name],
      [5, own],
      [330, "0"],
      [100, "AcDbSymbolTable"],
      [70, records.length],
      ...(name === "DIMSTYLE" ? [[100, "AcDbDimStyleTable"] as const] : []),
      ...records.flatMap((record): readonly Pair[] => {
        const [handle, ...rest] = record
        return [
          [0, name],
          handle?.[0] === codeOfHandle ? handle : [codeOfHandle, next()],
          [330, own],
          [100, "AcDbSymbolTableRecord"],
          [100, kind],
          ...(handle?.[0] === codeOfHandle ? rest : record),
        ]
      }),
      [0, "ENDTAB"],
    ]
  }
  const lineType = (name: string, text: string, parts: readonly number[]): readonly Pair[] => [
    [2, name],
    [70, 0],
    [3, text],
    [72, 65],
    [73, parts.length],
    [40, parts.reduce((sum, part) => sum + Math.abs(part), 0)],
    ...parts.flatMap((part): readonly Pair[] => [
      [49, part],
      [74, 0],
    ]),
  ]
  return section("TABLES", [
    ...table("VPORT", "AcDbViewportTableRecord", []),
    ...table("LTYPE", "AcDbLinetypeTableRecord", [
      lineType("ByBlock", "", []),
      lineType("ByLayer", "", []),
      lineType("Continuous", "Solid line", []),
      lineType("DASHED", "__ __ __", [100, -50]),
    ]),
    ...table(
      "LAYER",
      "AcDbLayerTableRecord",
      ["0", ...drawingLayers].map((name): readonly Pair[] => {
        // The layer 0 belongs to every file.
        const look = name === "0" ? { colour: 7, width: 18 } : looks[name as DrawingLayer]
        return [
          [2, name],
          [70, 0],
          [62, look.colour],
          [6, "Continuous"],
          [370, Math.round(look.width)],
        ]
      }),
    ),
    ...table("STYLE", "AcDbTextStyleTableRecord", [
      [
        [2, "Standard"],
        [70, 0],
        [40, 0],
        [41, 1],
        [50, 0],
        [71, 0],
        [42, 2.5],
        [3, "arial.ttf"],
        [4, ""],
      ],
    ]),
    ...table("VIEW", "AcDbViewTableRecord", []),
    ...table("UCS", "AcDbUCSTableRecord", []),
    ...table("APPID", "AcDbRegAppTableRecord", [
      [
        [2, "ACAD"],
        [70, 0],
      ],
      [
        [2, applicationName],
        [70, 0],
      ],
    ]),
    ...table(
      "DIMSTYLE",
      "AcDbDimStyleTableRecord",
      [
        [
          [2, "Standard"],
          [70, 0],
        ],
      ],
      105,
    ),
    ...table("BLOCK_RECORD", "AcDbBlockTableRecord", [
      [
        [5, modelSpace],
        [2, "*Model_Space"],
      ],
      [
        [5, paperSpace],
        [2, "*Paper_Space"],
      ],
    ]),
  ])
}

export const blockOf = (name: string, record: string, next: () => string): readonly Pair[] => [
  [0, "BLOCK"],
  [5, next()],
  [330, record],
  [100, "AcDbEntity"],
  [8, "0"],
  [100, "AcDbBlockBegin"],
  [2, name],
  [70, 0],
  [10, 0],
  [20, 0],
  [30, 0],
  [3, name],
  [1, ""],
  [0, "ENDBLK"],
  [5, next()],
  [330, record],
  [100, "AcDbEntity"],
  [8, "0"],
  [100, "AcDbBlockEnd"],
]

export const dictionary = (
  handle: string,
  owner: string,
  entries: readonly (readonly [string, string])[],
): readonly Pair[] => [
  [0, "DICTIONARY"],
  [5, handle],
  [330, owner],
  [100, "AcDbDictionary"],
  [281, 1],
  ...entries.flatMap(([name, object]): readonly Pair[] => [
    [3, name],
    [350, object],
  ]),
]
