import { myWorkSorts } from "@roomwright/contract/works/my-works"
import { useNavigate, useSearchParams } from "react-router"
import { withParameters } from "../../platform/filter-address.ts"
import { NameSearch, searchWithChoice } from "../../platform/lists/name-search.tsx"
import { ChoiceField } from "./choice-field.tsx"
import { useMyWorksText } from "./my-works-texts.ts"

/** Finds works by name and puts them in order; both stand in the address. */
export function WorkSearch({ w, sort }: { readonly w: string; readonly sort: string }) {
  const t = useMyWorksText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <NameSearch
      w={w}
      label={t("myWorks.list.search")}
      find={t("myWorks.list.find")}
      className={searchWithChoice}
    >
      <div className="max-sm:col-span-2">
        <ChoiceField
          label={t("myWorks.list.sort")}
          value={sort}
          options={myWorkSorts.map((value) => ({ value, text: t(`myWorks.sort.${value}`) }))}
          onChange={(value) => void navigate(withParameters(search, { sort: value }))}
        />
      </div>
    </NameSearch>
  )
}
