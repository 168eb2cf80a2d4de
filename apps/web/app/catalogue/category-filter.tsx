import type { Category } from "@roomwright/contract/catalogue"
import { classNames } from "@roomwright/ui/class-names"
import { useId } from "react"
import { Link, useSearchParams } from "react-router"
import { withParameters } from "../platform/filter-address.ts"
import { formatNumber } from "../platform/locale/format.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"

/** The tree of categories: the chosen branch is open, choosing it again leaves it. */
export function CategoryFilter({ categories }: { readonly categories: readonly Category[] }) {
  const t = useText()
  const language = useLanguage()
  const [search] = useSearchParams()
  const id = useId()
  const chosen = search.get("category")

  const link = ({ id, name, productCount }: Omit<Category, "children">, deep: boolean) => (
    <Link
      to={withParameters(search, { category: chosen === id ? null : id })}
      preventScrollReset
      className={classNames(
        "flex items-baseline justify-between gap-3 rounded-control py-1.5 text-15 hover:text-accent",
        deep && "pl-4",
        chosen === id ? "font-medium text-ink" : "text-ink-2",
      )}
      {...(chosen === id ? { "aria-current": "true" as const } : {})}
    >
      {name.text}
      <span className="num text-12 font-normal text-ink-2">{formatNumber(productCount, language)}</span>
    </Link>
  )

  return (
    <section
      aria-labelledby={id}
      className="border-b border-line py-5 first:pt-0 md:first:border-t md:first:pt-5"
    >
      <h2 id={id} className="mb-2 font-sans text-15 font-medium tracking-normal">
        {t("filter.category")}
      </h2>
      <ul>
        {categories.map((top) => {
          const open = top.id === chosen || top.children.some(({ id }) => id === chosen)
          return (
            <li key={top.id}>
              {link(top, false)}
              {open ? (
                <ul>
                  {top.children.map((child) => (
                    <li key={child.id}>{link(child, true)}</li>
                  ))}
                </ul>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
