import { useLocation, useNavigation, useSearchParams } from "react-router"
import { withoutParts, type DroppedPart } from "../filter-address.ts"

interface ListSearch {
  /** What the list will show: links of filters build on it, or a second quick choice would undo the first. */
  readonly search: URLSearchParams
  /** What the list shows now, for what belongs to its present hits, such as their pages. */
  readonly shown: URLSearchParams
}

/** The address of a list, without the parts that nobody knows. */
export function useListSearch(dropped: readonly DroppedPart[] = []): ListSearch {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const pending = next?.pathname === pathname ? new URLSearchParams(next.search) : params
  return { search: withoutParts(pending, dropped), shown: withoutParts(params, dropped) }
}
