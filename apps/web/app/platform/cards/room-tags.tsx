import { productPath } from "@roomwright/contract/page-paths"
import type { PlacedProduct } from "@roomwright/contract/works/calls"
import { Picture } from "@roomwright/ui/picture"
import { Link } from "react-router"
import { formatMoney } from "../locale/format.ts"
import { useLanguage, useText } from "../locale/locale.tsx"

/**
 * Numbered tags on the picture of a room, each a link to its product, with a card on hover and focus. They stand
 * in a box that has exactly the picture's proportions.
 */
export function RoomTags({ products }: { readonly products: readonly PlacedProduct[] }) {
  const language = useLanguage()
  const t = useText()
  return (
    <ul aria-label={t("work.tags")}>
      {products.map(({ product, at }, index) =>
        at === null ? null : (
          <li key={product.id} className="absolute" style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}>
            <Link
              to={productPath(product.id)}
              aria-label={`${index + 1}. ${product.name.text}, ${formatMoney(product.price, language)}`}
              className="num peer absolute -top-3.5 -left-3.5 grid size-7 place-items-center rounded-pill bg-glass text-12 font-semibold shadow-tag hover:bg-accent hover:text-on-accent focus-visible:bg-accent focus-visible:text-on-accent"
            >
              {index + 1}
            </Link>
            <span
              aria-hidden="true"
              className={`pointer-events-none absolute z-10 hidden items-center gap-3 rounded-card bg-card py-2.5 pr-4 pl-2.5 text-14 whitespace-nowrap shadow-float peer-hover:flex peer-focus-visible:flex ${at.x > 0.6 ? "right-6" : "left-6"} ${at.y > 0.7 ? "bottom-2" : "-top-4"}`}
            >
              <span className="block size-12 overflow-hidden rounded-control">
                <Picture source={product.picture} alt="" sizes="48px" />
              </span>
              <span className="leading-snug">
                <strong className="block font-medium">{product.name.text}</strong>
                <span className="num">{formatMoney(product.price, language)}</span>
              </span>
            </span>
          </li>
        ),
      )}
    </ul>
  )
}
