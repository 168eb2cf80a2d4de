import { Fragment } from "react"
import { planLevel } from "@roomwright/scene/geometry/plan-level"
import { chooseRoom } from "../../kinds/room/place-in-room.ts"
import { useEditor } from "../../editor/use-editor.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { useLengths } from "../parts/use-lengths.ts"
import { nameOfRoom } from "./bill-csv.ts"
import { withWaste, type BillLevel, type BillRow, type BillSums, type billByLevel } from "./bill-rows.ts"

const head = "sticky top-0 bg-card px-3 py-1.5 text-left text-12 font-medium text-ink-2 whitespace-nowrap"
const cell = "border-t border-line px-3 py-1.5"

interface BillTableProps {
  readonly bill: ReturnType<typeof billByLevel>
  /** What is cut off and broken of what one buys, %. */
  readonly waste: number
}

/** Rooms with what they need, level by level, then doors and windows. */
export function BillTable({ bill, waste }: BillTableProps) {
  const t = useStudioText()
  return (
    <>
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{t("bill.roomsTable")}</caption>
        <thead>
          <tr>
            <th scope="col" className={head}>
              {t("bill.room")}
            </th>
            {[
              t("bill.floor"),
              t("bill.walls"),
              t("bill.ceiling"),
              t("bill.skirting"),
              t("bill.paint"),
              t("bill.doors"),
              t("bill.windows"),
            ].map((text) => (
              <th key={text} scope="col" className={`${head} text-right`}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bill.levels.map((level) => (
            <Fragment key={level.id}>
              {bill.levels.length > 1 ? (
                <tr className="font-semibold">
                  <th scope="rowgroup" className={`${cell} text-left font-semibold`}>
                    {level.name}
                  </th>
                  <Sums of={level.sums} />
                </tr>
              ) : null}
              {level.rows.map((row) => (
                <RoomRow key={row.number} level={level} row={row} />
              ))}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className={`${cell} text-left font-semibold`}>
              {t("bill.total")}
            </th>
            <Sums of={bill.sums} />
          </tr>
          <tr className="font-semibold">
            <th scope="row" className={`${cell} text-left font-semibold`}>
              {t("bill.withWaste", { percent: waste })}
            </th>
            <Sums of={withWaste(bill.sums, waste)} />
          </tr>
        </tfoot>
      </table>
      <Openings levels={bill.levels} />
    </>
  )
}

function RoomRow({ level, row }: { readonly level: BillLevel; readonly row: BillRow }) {
  const t = useStudioText()
  const editor = useEditor()
  const choose = (): void => {
    const room = planLevel(editor.read().scene, level.id).rooms[row.number]
    if (room) chooseRoom(editor, level.id, room)
  }
  return (
    <tr className="hover:bg-sunk">
      <th scope="row" className={`${cell} text-left font-normal`}>
        <button type="button" className="text-left hover:underline" onClick={choose}>
          {nameOfRoom(t, row)}
        </button>
      </th>
      <Sums of={row} />
    </tr>
  )
}

function Sums({ of }: { readonly of: BillSums }) {
  const lengths = useLengths()
  const t = useStudioText()
  return (
    <>
      {[lengths.area(of.floorArea), lengths.area(of.wallArea), lengths.area(of.ceilingArea)].map(
        (text, at) => (
          <td key={["floor", "walls", "ceiling"][at]} className={`num ${cell} text-right`}>
            {text}
          </td>
        ),
      )}
      <td className={`num ${cell} text-right`}>{lengths.long(of.skirting)}</td>
      <td className={`num ${cell} text-right`}>
        {t("bill.litres", { litres: lengths.number(of.paintLitres, 1) })}
      </td>
      <td className={`num ${cell} text-right`}>{of.doors}</td>
      <td className={`num ${cell} text-right`}>{of.windows}</td>
    </>
  )
}

function Openings({ levels }: { readonly levels: readonly BillLevel[] }) {
  const t = useStudioText()
  const lengths = useLengths()
  if (levels.every(({ openings }) => openings.length === 0)) return null
  return (
    <table className="mt-3 w-full border-separate border-spacing-0">
      <caption className="sr-only">{t("bill.openingsTable")}</caption>
      <thead>
        <tr>
          {[t("bill.opening"), t("bill.level")].map((text) => (
            <th key={text} scope="col" className={head}>
              {text}
            </th>
          ))}
          {[t("panel.width"), t("panel.height"), t("panel.sill"), t("bill.count")].map((text) => (
            <th key={text} scope="col" className={`${head} text-right`}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {levels.flatMap((level) =>
          level.openings.map(({ type, width, height, sill, count }) => (
            <tr key={[level.id, type, width, height, sill].join(" ")} className="hover:bg-sunk">
              <th scope="row" className={`${cell} text-left font-normal`}>
                {t(`opening.${type}`)}
              </th>
              <td className={cell}>{level.name}</td>
              <td className={`num ${cell} text-right`}>{lengths.format(width)}</td>
              <td className={`num ${cell} text-right`}>{lengths.format(height)}</td>
              <td className={`num ${cell} text-right`}>{lengths.format(sill)}</td>
              <td className={`num ${cell} text-right`}>{count}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}
