import { limits } from "@roomwright/contract/limits"
import { Pagination } from "@roomwright/ui/pagination"
import { Link } from "react-router"
import { pickParameters, withParameters } from "../filter-address.ts"
import { formatNumber } from "../locale/format.ts"
import { useLanguage, useText } from "../locale/locale.tsx"

interface ListPagesProps {
  /** The address of what is shown. */
  readonly search: URLSearchParams
  /** As the API answers it: from 0. */
  readonly page: number
  readonly size: number
  readonly totalElements: number
  readonly totalIsCapped?: boolean | undefined
  readonly next?: string | undefined
  readonly previous?: string | undefined
}

/** Links to the other pages of a list, in the address. */
export function ListPages({
  search,
  page,
  size,
  totalElements,
  totalIsCapped = false,
  next,
  previous,
}: ListPagesProps) {
  const t = useText()
  const language = useLanguage()
  const current = page + 1
  /** A list whose end nobody knows goes on by cursors: they lead to any depth at the same price. */
  const placeOf = (number: number): Readonly<Record<string, string>> => {
    if (number === 1) return {}
    const asked = { page: String(number) }
    if (!totalIsCapped) return asked
    if (number === current) return { ...asked, ...pickParameters(search, ["after", "before"]) }
    if (number === current + 1 && next) return { ...asked, after: next }
    if (number === current - 1 && previous) return { ...asked, before: previous }
    return asked
  }
  return (
    <Pagination
      current={current}
      last={totalIsCapped ? null : Math.ceil(totalElements / size)}
      goesOn={next !== undefined && current <= limits.pageMax}
      labels={{
        all: t("pages.all"),
        previous: t("pages.previous"),
        next: t("pages.next"),
        page: (number) => t("pages.page", { number: formatNumber(number, language) }),
      }}
      renderLink={(number, props) => <Link {...props} to={withParameters(search, placeOf(number))} />}
    />
  )
}
