import { selectionOf } from "../../editor/selection.ts"
import { useEditor } from "../../editor/use-editor.ts"
import type { ShoppingHost } from "../../shopping/shopping-host.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { useLengths } from "../parts/use-lengths.ts"
import { formatPrice } from "../../library/format-piece.ts"
import { usePrices, type PriceNow } from "./use-prices.ts"
import type { PieceRow } from "./bill-pieces.ts"

const head = "sticky top-0 bg-card px-3 py-1.5 text-left text-12 font-medium text-ink-2 whitespace-nowrap"
const cell = "border-t border-line px-3 py-1.5"

interface PieceTableProps {
  readonly shopping: ShoppingHost
  readonly rows: readonly PieceRow[]
  readonly hasLevels: boolean
}

/** The furniture of a home: a press on a name chooses all of them that are on the level. */
export function PieceTable({ shopping, rows, hasLevels }: PieceTableProps) {
  const t = useStudioText()
  const editor = useEditor()
  const lengths = useLengths()
  const products = [...new Set(rows.flatMap(({ product }) => product ?? []))]
  const prices = usePrices(shopping, products)
  const hasPrices = products.length > 0
  const sum = rows.reduce(
    (all, { product, ids }) => all + (prices.get(product ?? "")?.price ?? 0) * ids.length,
    0,
  )
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
          {hasPrices
            ? [t("bill.price"), t("bill.sum")].map((text) => (
                <th key={text} scope="col" className={`${head} text-right`}>
                  {text}
                </th>
              ))
            : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, level, name, finishes, size, ids, product }) => (
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
            {hasPrices ? (
              <Prices price={product === null ? null : (prices.get(product) ?? null)} count={ids.length} />
            ) : null}
          </tr>
        ))}
      </tbody>
      {hasPrices ? (
        <tfoot>
          <tr>
            <th scope="row" colSpan={hasLevels ? 6 : 5} className={`${cell} text-right font-medium`}>
              {t("bill.priceSum")}
            </th>
            <td className={`num ${cell} text-right font-medium whitespace-nowrap`}>{formatPrice(sum)}</td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  )
}

/** What one costs and all of them together; what is repriced or no longer sold says so. */
function Prices({ price: now, count }: { readonly price: PriceNow | null; readonly count: number }) {
  const t = useStudioText()
  if (!now)
    return (
      <>
        <td className={cell} />
        <td className={cell} />
      </>
    )
  const { price, before, stock } = now
  return (
    <>
      <td className={`num ${cell} text-right whitespace-nowrap`}>
        {price === null ? <span className="text-bad">{t("bill.priceGone")}</span> : formatPrice(price)}
        {before === null ? null : (
          <span className="block text-12 text-wait">
            {t("bill.priceWas", { price: formatPrice(before) })}
          </span>
        )}
        {price === null || stock >= count ? null : (
          <span className="block text-12 text-wait">
            {stock === 0 ? t("shop.soldOut") : t("shop.few", { count: stock })}
          </span>
        )}
      </td>
      <td className={`num ${cell} text-right whitespace-nowrap`}>
        {price === null ? null : formatPrice(price * count)}
      </td>
    </>
  )
}
