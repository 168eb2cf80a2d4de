import type { Scene } from "@roomwright/scene/document/scene"
import { areaIn, areaUnitOf } from "@roomwright/scene/units/format-area"
import { mmPerFoot, type LengthUnit } from "@roomwright/scene/units/length-units"
import type { StudioText } from "../../use-studio-text.ts"
import { billPieces } from "./bill-pieces.ts"
import { billByLevel, usualWaste, withWaste, type BillRow } from "./bill-rows.ts"
import { writeCsv, type CsvValue } from "./write-csv.ts"

/** What a room is called: its own name, that of its kind, or its number. */
export const nameOfRoom = (
  t: StudioText,
  { name, kind, number }: Pick<BillRow, "name" | "kind" | "number">,
): string => name || (kind ? t(`room.${kind}`) : t("bill.roomNumber", { number: number + 1 }))

/** The bill as a table for worksheets: a row a room, then a row for each kind of door and window, and of furniture. */
export function writeBill(scene: Scene, unit: LengthUnit, t: StudioText, waste: number = usualWaste): string {
  const areaUnit = areaUnitOf(unit)
  const [areaSign, lengthSign] = areaUnit === "m2" ? ["m²", "m"] : ["ft²", "ft"]
  const area = (mm2: number) => round(areaIn(mm2, areaUnit))
  const length = (mm: number) => round(mm / (areaUnit === "m2" ? 1_000 : mmPerFoot))
  const { levels, sums } = billByLevel(scene, t)
  const cells = (of: Omit<BillRow, "level" | "label" | "kind" | "name" | "number" | "perimeter">) => [
    area(of.floorArea),
    area(of.wallArea),
    area(of.ceilingArea),
    length(of.skirting),
    round(of.paintLitres),
    of.doors,
    of.windows,
  ]
  const rooms: readonly (readonly CsvValue[])[] = levels.flatMap((level) =>
    level.rows.map((row) => [level.name, nameOfRoom(t, row), ...cells(row)]),
  )
  const openings: readonly (readonly CsvValue[])[] = levels.flatMap((level) =>
    level.openings.map(({ type, width, height, sill, count }) => [
      level.name,
      t(`opening.${type}`),
      length(width),
      length(height),
      length(sill),
      count,
    ]),
  )
  const pieces: readonly (readonly CsvValue[])[] = billPieces(scene, t).map(
    ({ level, name, size, ids, finishes }) => [
      level,
      name,
      length(size.width),
      length(size.depth),
      length(size.height),
      ids.length,
      finishes,
    ],
  )
  return writeCsv([
    [
      t("bill.level"),
      t("bill.room"),
      `${t("bill.floor")} (${areaSign})`,
      `${t("bill.walls")} (${areaSign})`,
      `${t("bill.ceiling")} (${areaSign})`,
      `${t("bill.skirting")} (${lengthSign})`,
      t("bill.paintLitres"),
      t("bill.doors"),
      t("bill.windows"),
    ],
    ...rooms,
    [t("bill.total"), null, ...cells(sums)],
    [t("bill.withWaste", { percent: waste }), null, ...cells(withWaste(sums, waste))],
    [],
    [
      t("bill.level"),
      t("bill.opening"),
      `${t("panel.width")} (${lengthSign})`,
      `${t("panel.height")} (${lengthSign})`,
      `${t("panel.sill")} (${lengthSign})`,
      t("bill.count"),
    ],
    ...openings,
    ...(pieces.length === 0
      ? []
      : [
          [],
          [
            t("bill.level"),
            t("bill.piece"),
            `${t("panel.width")} (${lengthSign})`,
            `${t("panel.depth")} (${lengthSign})`,
            `${t("panel.height")} (${lengthSign})`,
            t("bill.count"),
            t("piece.finishes"),
          ],
          ...pieces,
        ]),
  ])
}

const round = (value: number): number => Math.round(value * 100) / 100
