import { cleanKeyword } from "@roomwright/contract/input-shapes"
import { limits } from "@roomwright/contract/limits"
import { designerResultsPath, pagePaths, productResultsPath } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { Search } from "lucide-react"
import { useId, useRef, type SyntheticEvent, type RefObject } from "react"
import { useNavigate } from "react-router"
import { useText } from "../platform/locale/locale.tsx"
import { showToast } from "../platform/toast-store.ts"

export type SearchScope = "product" | "designer"

interface SearchFormProps {
  readonly scope: SearchScope
  readonly onScope: (scope: SearchScope) => void
  readonly keyword: string
  readonly onKeyword: (keyword: string) => void
  /** `pill` stands in the header, its choices under it while `open`; `panel` shows everything. */
  readonly look: "pill" | "panel"
  readonly open: boolean
  readonly input?: RefObject<HTMLInputElement | null>
}

/** Choose products or designers, type, go. An empty keyword warns and stays. */
export function SearchForm({ scope, onScope, keyword, onKeyword, look, open, input }: SearchFormProps) {
  const t = useText()
  const navigate = useNavigate()
  const name = useId()
  const own = useRef<HTMLInputElement>(null)
  const field = input ?? own

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const wanted = cleanKeyword(keyword)
    if (wanted === "") {
      showToast("warning", t("search.enterKeyword"))
      field.current?.focus()
      return
    }
    void navigate(scope === "product" ? productResultsPath(wanted) : designerResultsPath(wanted))
  }

  return (
    <form role="search" action={pagePaths.productResults} onSubmit={submit} className="relative">
      <label
        className={classNames(
          "flex items-center gap-2 rounded-pill border bg-card px-3.5 text-ink-2 focus-within:border-accent focus-within:ring-1 focus-within:ring-accent",
          look === "pill" ? "h-10 w-63 border-line" : "h-12 border-field",
        )}
      >
        <Icon of={Search} />
        <input
          ref={field}
          name="w"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={limits.keywordLength}
          value={keyword}
          onChange={(event) => onKeyword(event.target.value)}
          placeholder={t("search.placeholder")}
          aria-label={t("search.label")}
          className="h-full w-full min-w-0 bg-transparent text-ink outline-none placeholder:text-ink-2 md:text-15 [&::-webkit-search-cancel-button]:hidden"
        />
      </label>
      <div
        hidden={look === "pill" && !open}
        className={
          look === "pill"
            ? "absolute top-full right-0 z-30 mt-2 w-80 rounded-card border border-line bg-card p-4 shadow-float"
            : "mt-4"
        }
      >
        <fieldset className="flex rounded-inner bg-sunk p-1">
          <legend className="sr-only">{t("search.scope")}</legend>
          {(["product", "designer"] as const).map((value) => (
            <label
              key={value}
              className="flex-1 cursor-pointer rounded-control px-3 py-1.5 text-center text-14 font-medium has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={name}
                value={value}
                checked={scope === value}
                onChange={() => onScope(value)}
                className="sr-only"
              />
              {value === "product" ? t("search.products") : t("search.designers")}
            </label>
          ))}
        </fieldset>
        <button type="submit" className={classNames(buttonClass("primary", look === "pill"), "mt-3 w-full")}>
          {t("search.go")}
        </button>
      </div>
    </form>
  )
}
