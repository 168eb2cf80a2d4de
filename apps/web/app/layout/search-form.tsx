import { cleanKeyword } from "@roomwright/contract/input-shapes"
import { limits } from "@roomwright/contract/limits"
import { pagePaths } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { Search } from "lucide-react"
import { lazy, Suspense, useId, useLayoutEffect, useRef, type SyntheticEvent, type RefObject } from "react"
import { useNavigate } from "react-router"
import { useText } from "../platform/locale/locale.tsx"
import { showToast } from "../platform/toast-store.ts"
import { searchPath, type SearchScope, searchScopes } from "./search-scope.ts"
import { optionId } from "./option-id.ts"
import type { Suggested } from "./suggested.ts"
import { useActiveRow } from "./use-active-row.ts"
import type { RecentSearches } from "./use-recent-searches.ts"

/** Most visitors have searched for nothing before. */
const RecentList = lazy(async () => ({ default: (await import("./recent-list.tsx")).RecentList }))

interface SearchFormProps {
  readonly scope: SearchScope
  readonly onScope: (scope: SearchScope) => void
  readonly keyword: string
  readonly onKeyword: (keyword: string) => void
  readonly onComposing: (composing: boolean) => void
  /** `pill` stands in the header, its choices under it while `open`; `panel` shows everything. */
  readonly look: "pill" | "panel"
  readonly open: boolean
  readonly found: Suggested | null
  readonly recent: RecentSearches
  /** Called when the reader leaves for what was looked for. */
  readonly onLeave: () => void
  readonly input?: RefObject<HTMLInputElement | null>
}

/** Choose products or designers, type, go, or take a suggestion. An empty keyword warns and stays. */
export function SearchForm(props: SearchFormProps) {
  const { scope, onScope, keyword, onKeyword, onComposing, look, open, found, recent, onLeave, input } = props
  const t = useText()
  const navigate = useNavigate()
  const listId = useId()
  const own = useRef<HTMLInputElement>(null)
  const field = input ?? own
  useLayoutEffect(() => {
    // Typed into the page before it ran. At once: any other change would first draw the field empty, and an Enter then would
    // search for nothing.
    const typed = field.current?.value
    if (typed) onKeyword(typed)
    // Only what was there at first: afterwards the field tells of every change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const shown = open ? found : null
  const rows = (shown?.groups ?? []).flatMap((group) => group.rows)
  const openSuggestion = () => {
    onKeyword("")
    onLeave()
  }
  const { active, leave, onKeyDown } = useActiveRow(rows, ({ to }) => {
    openSuggestion()
    void navigate(to)
  })

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // What was typed before the page ran is in the field first.
    const wanted = cleanKeyword(field.current?.value ?? keyword)
    if (wanted === "") {
      showToast("warning", t("search.enterKeyword"))
      field.current?.focus()
      return
    }
    recent.remember({ scope, keyword: wanted })
    onLeave()
    void navigate(searchPath(scope, wanted))
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
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={limits.keywordLength}
          value={keyword}
          onChange={(event) => {
            leave()
            onKeyword(event.target.value)
          }}
          onCompositionStart={() => onComposing(true)}
          onCompositionEnd={() => onComposing(false)}
          onKeyDown={onKeyDown}
          onBlur={leave}
          placeholder={t("search.placeholder")}
          aria-label={t("search.label")}
          aria-autocomplete="list"
          aria-expanded={rows.length > 0}
          aria-controls={listId}
          {...(active >= 0 ? { "aria-activedescendant": optionId(listId, active) } : {})}
          className="h-full w-full min-w-0 bg-transparent text-ink outline-none placeholder:text-ink-2 md:text-15"
        />
      </label>
      <div
        hidden={look === "pill" && !open}
        className={
          look === "pill"
            ? "absolute top-full right-0 z-30 mt-2 max-h-[calc(100dvh-6rem)] w-96 overflow-y-auto rounded-card border border-line bg-card p-4 shadow-float"
            : "mt-4"
        }
      >
        <ScopeChoice scope={scope} onScope={onScope} />
        <button type="submit" className={classNames(buttonClass("primary", look === "pill"), "mt-3 w-full")}>
          {t("search.go")}
        </button>
        <p role="status" className="sr-only">
          {rows.length > 0 ? t("search.suggestionsFound", { count: rows.length }) : null}
        </p>
        {shown && rows.length > 0 ? (
          <shown.List id={listId} groups={shown.groups} active={active} onOpen={openSuggestion} />
        ) : null}
        {open && keyword === "" && recent.searches.length > 0 ? (
          <Suspense>
            <RecentList recent={recent} onOpen={onLeave} onForget={() => field.current?.focus()} />
          </Suspense>
        ) : null}
      </div>
    </form>
  )
}

interface ScopeChoiceProps {
  readonly scope: SearchScope
  readonly onScope: (scope: SearchScope) => void
}

/** Whether one looks for products or for designers. */
function ScopeChoice({ scope, onScope }: ScopeChoiceProps) {
  const t = useText()
  const name = useId()
  return (
    <fieldset className="flex rounded-inner bg-sunk p-1">
      <legend className="sr-only">{t("search.scope")}</legend>
      {searchScopes.map((value) => (
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
  )
}
