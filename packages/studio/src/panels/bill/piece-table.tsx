import { selectionOf } from "../../editor/selection.ts"
import { useEditor } from "../../editor/use-editor.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { useLengths } from "../parts/use-lengths.ts"
import type { PieceRow } from "./bill-pieces.ts"

const head = "sticky top-0 bg-card px-3 py-1.5 text-left text-12 font-medium text-ink-2 whitespace-nowrap"
const cell = "border-t border-line px-3 py-1.5"

interface PieceTableProps {
  readonly rows: readonly PieceRow[]
  readonly hasLevels: boolean
}

/** The furniture of a home: a press on a name chooses all of them that are on the level. */
export function PieceTable({ rows, hasLevels }: PieceTableProps) {
  const t = useStudioText()
  const editor = useEditor()
  const lengths = useLengths()
  return (
    <table className="mb-3 w-full border-separate border-spacing-0">
      <caption className="sr-only">{t("bill.pieces")}</caption>
      <thead>
        <tr>
          {[
            t("bill.piece"),
            ...(hasLevels ? [t("bill.level")] : []),
            t("piece.finishes"),
            t("bill.size"),
          ].map((text) => (
            <th key={text} scope="col" className={head}>
              {text}
            </th>
          ))}
          <th scope="col" className={`${head} text-right`}>
            {t("bill.count")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, level, name, finishes, size, ids }) => (
          <tr key={key} className="hover:bg-sunk">
            <th scope="row" className={`${cell} text-left font-normal`}>
              <button
                type="button"
                className="text-left hover:underline"
                onClick={() => editor.select(selectionOf(ids))}
              >
                {name}
              </button>
            </th>
            {hasLevels ? <td className={cell}>{level}</td> : null}
            <td className={`${cell} text-ink-2`}>{finishes}</td>
            <td className={`num ${cell} whitespace-nowrap`}>
              {lengths.bare(size.width)} × {lengths.bare(size.depth)} × {lengths.format(size.height)}
            </td>
            <td className={`num ${cell} text-right`}>{ids.length}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
