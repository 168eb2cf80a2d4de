import { Pagination } from "@roomwright/ui/pagination"
import { Link, useSearchParams } from "react-router"
import { formatNumber } from "../locale/format.ts"
import { useLanguage, useText } from "../locale/locale.tsx"
import { withParameters } from "../filter-address.ts"

interface ListPagesProps {
  /** As the API answers it: from 0. */
  readonly page: number
  readonly size: number
  readonly totalElements: number
}

/** Links to the other pages of a list, in the address. */
export function ListPages({ page, size, totalElements }: ListPagesProps) {
  const t = useText()
  const language = useLanguage()
  const [search] = useSearchParams()
  return (
    <Pagination
      current={page + 1}
      last={Math.ceil(totalElements / size)}
      labels={{
        all: t("pages.all"),
        previous: t("pages.previous"),
        next: t("pages.next"),
        page: (number) => t("pages.page", { number: formatNumber(number, language) }),
      }}
      renderLink={(number, props) => (
        <Link {...props} to={withParameters(search, { page: number === 1 ? null : String(number) })} />
      )}
    />
  )
}
