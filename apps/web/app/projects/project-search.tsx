import { projectSorts } from "@roomwright/contract/studio/projects"
import { SelectField } from "@roomwright/ui/select-field"
import { useNavigate, useSearchParams } from "react-router"
import { withParameters } from "../platform/filter-address.ts"
import { NameSearch, searchWithChoice } from "../platform/lists/name-search.tsx"
import { useProjectText } from "../platform/projects/project-texts.ts"

/** Finds projects by name and puts them in order; both stand in the address. */
export function ProjectSearch({ w, sort }: { readonly w: string; readonly sort: string }) {
  const t = useProjectText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <NameSearch w={w} label={t("projects.search")} find={t("projects.find")} className={searchWithChoice}>
      <SelectField
        className="min-w-0 max-sm:col-span-2"
        label={t("projects.sort")}
        value={sort}
        onChange={({ target }) => void navigate(withParameters(search, { sort: target.value }))}
      >
        {projectSorts.map((each) => (
          <option key={each} value={each}>
            {t(`projects.sort.${each}`)}
          </option>
        ))}
      </SelectField>
    </NameSearch>
  )
}
