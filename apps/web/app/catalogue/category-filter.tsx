import type { Category } from "@roomwright/contract/catalogue/calls"
import { classNames } from "@roomwright/ui/class-names"
import { useId } from "react"
import { Link } from "react-router"
import { withParameters } from "../platform/filter-address.ts"
import { useSeenValues } from "../platform/lists/use-seen-values.ts"
import { formatCount } from "../platform/locale/format.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"

interface CategoryFilterProps {
  readonly categories: readonly Category[]
  /** The address that the list will have. */
  readonly search: URLSearchParams
  /** The counts are of the first hits only: there may be more. */
  readonly isCapped: boolean
}

/** The tree of categories: the chosen branch is open, choosing it again leaves it. */
export function CategoryFilter(props: CategoryFilterProps) {
  const t = useText()
  const language = useLanguage()
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="border-b border-line py-5 first:pt-0 md:first:border-t md:first:pt-5"
    >
      <h2 id={id} className="mb-2 font-sans text-15 font-medium tracking-normal">
        {t("filter.category")}
      </h2>
      {/* What was seen before is worded in the language of then. */}
      <Tree key={language} {...props} />
    </section>
  )
}

function Tree({ categories, search, isCapped }: CategoryFilterProps) {
  const offered = useSeenValues(categories, (top) => ({ ...top, productCount: 0 }))
  const chosen = search.get("category")
  return (
    <ul>
      {offered.map((top) => (
        <li key={top.id}>
          <CategoryLink category={top} search={search} isCapped={isCapped} />
          {top.id === chosen || top.children.some(({ id }) => id === chosen) ? (
            <Branch categories={top.children} search={search} isCapped={isCapped} />
          ) : null}
        </li>
      ))}
    </ul>
  )
}

type Leaf = Omit<Category, "children">

interface BranchProps extends Omit<CategoryFilterProps, "categories"> {
  readonly categories: readonly Leaf[]
}

function Branch({ categories, ...around }: BranchProps) {
  const offered = useSeenValues(categories, (leaf) => ({ ...leaf, productCount: 0 }))
  return (
    <ul>
      {offered.map((leaf) => (
        <li key={leaf.id}>
          <CategoryLink category={leaf} deep {...around} />
        </li>
      ))}
    </ul>
  )
}

interface CategoryLinkProps extends Omit<CategoryFilterProps, "categories"> {
  readonly category: Leaf
  readonly deep?: boolean
}

function CategoryLink({ category: { id, name, productCount }, deep, search, isCapped }: CategoryLinkProps) {
  const language = useLanguage()
  const isChosen = search.get("category") === id
  return (
    <Link
      to={withParameters(search, { category: isChosen ? null : id })}
      preventScrollReset
      // Leaving a leaf closes its branch: focus goes to the branch before its link is gone.
      onClick={({ currentTarget }) => {
        const branch = currentTarget.closest("ul")?.parentElement?.querySelector("a")
        if (deep && isChosen) branch?.focus({ preventScroll: true })
      }}
      className={classNames(
        "flex items-baseline justify-between gap-3 rounded-control py-2 text-15 hover:text-accent md:py-1.5",
        deep && "pl-4",
        isChosen ? "font-medium text-ink" : "text-ink-2",
      )}
      {...(isChosen ? { "aria-current": "true" as const } : {})}
    >
      <span className="min-w-0">{name.text}</span>
      {isCapped && productCount === 0 ? null : (
        <span className="num text-12 font-normal text-ink-2">
          {formatCount(productCount, isCapped, language)}
        </span>
      )}
    </Link>
  )
}
