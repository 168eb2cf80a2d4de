import type { FilterLabel } from "@roomwright/contract/settings/filters"
import type { OfferedCategory } from "@roomwright/contract/catalogue/my-products"
import { useLangOf } from "../../platform/locale/locale.tsx"
import { useMyProductsText } from "./my-products-texts.ts"

export interface OfferedCodes {
  readonly categories: readonly OfferedCategory[]
  readonly styles: readonly FilterLabel[]
  readonly materials: readonly FilterLabel[]
  readonly colours: readonly FilterLabel[]
}

/** The codes that cells of a table may hold, with what they mean. */
export function PriceListValues({ categories, styles, materials, colours }: OfferedCodes) {
  const t = useMyProductsText()
  const langOf = useLangOf()
  const groups = [
    {
      column: "category",
      values: categories.flatMap((top) => (top.children.length === 0 ? [top] : top.children)),
    },
    { column: "style", values: styles },
    { column: "materials", values: materials },
    { column: "colour", values: colours },
  ]
  return (
    <details className="mt-5 border-t border-line pt-4">
      <summary className="min-h-8 cursor-pointer font-medium">{t("myProducts.table.values")}</summary>
      <p className="mt-2 max-w-measure text-15 text-ink-2">{t("myProducts.table.valuesText")}</p>
      <div className="mt-4 grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
        {groups.map(({ column, values }) => (
          <section key={column} aria-label={column}>
            <h3 className="num text-15 font-medium">{column}</h3>
            <dl className="mt-1.5 text-14">
              {values.map(({ id, name }) => (
                <div key={id} className="flex flex-wrap justify-between gap-x-3 border-t border-line py-1">
                  <dt className="num select-all wrap-anywhere">{id}</dt>
                  <dd className="text-ink-2" {...langOf(name)}>
                    {name.text}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </details>
  )
}
