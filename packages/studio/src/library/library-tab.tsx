import { Icon } from "@roomwright/ui/icon"
import { ChevronLeft, Search, X } from "lucide-react"
import { useEffect, useRef } from "react"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import { iconLook } from "../panels/parts/popover.tsx"
import { useStudioText, type StudioText } from "../use-studio-text.ts"
import { CategoryTiles } from "./category-tiles.tsx"
import { formatCount, formatTotal } from "./format-piece.ts"
import { ChosenFilters, LibraryFilters } from "./library-filters.tsx"
import type { LibraryHost } from "./library-host.ts"
import { noWish, type LibraryState, type LibraryWish } from "./library-list.ts"
import { LibraryNote } from "./library-note.tsx"
import { OwnShelf } from "./own-shelf.tsx"
import { PieceGrid } from "./piece-grid.tsx"
import { picturesOf, useLibraryList } from "./use-library.ts"

/** The furniture library: to search, to choose from, and to put into the plan. */
export function LibraryTab({ host }: { readonly host: LibraryHost }) {
  const t = useStudioText()
  const [state, list] = useLibraryList(host)
  const { wish, hits, page, status, answered } = state
  const scroller = useRef<HTMLDivElement>(null)
  const isStart = isAtStart(wish)
  const pictures = picturesOf(host, page?.tag ?? null)
  // What was asked for is read from its beginning.
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0
  }, [answered])
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="grid gap-2 border-b border-line px-3 py-2.5">
        <div className="flex gap-1.5">
          <SearchField wish={wish} total={page && isStart ? page.total : null} onAsk={list.ask} />
          {wish.shelf === "all" ? (
            <LibraryFilters wish={wish} facets={page?.facets ?? null} onAsk={list.ask} />
          ) : null}
        </div>
        <ChosenFilters wish={wish} facets={page?.facets ?? null} onAsk={list.ask} />
        {isStart ? null : <Heading state={state} onAsk={list.ask} />}
      </div>
      <div ref={scroller} className="relative min-h-0 flex-1 overflow-y-auto px-3 py-2.5">
        {isStart && page ? (
          <>
            <CategoryTiles categories={page.facets.categories} onAsk={list.ask} />
            <h2 className="mt-3 mb-2 font-sans text-13 font-semibold tracking-normal">
              {t("library.everything")}
            </h2>
          </>
        ) : null}
        {wish.shelf === "own" ? <OwnShelf pieces={host.own} onChange={list.refresh} /> : null}
        <LibraryNote state={state} list={list} />
        <PieceGrid
          hits={hits}
          pictures={pictures}
          isOld={status === "loading" && hits.length > 0}
          onKeep={(hit, isFavourite) => list.keep(hit.key, isFavourite)}
        />
        {status === "loading" && hits.length === 0 ? <Skeleton /> : null}
        {page?.hasMore && status !== "failed" && hits.length > 0 ? (
          <More isBusy={status === "growing"} onSeen={list.grow} root={scroller} />
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {status === "ready" && !isStart ? t("library.found", { count: formatCount(page?.total ?? 0) }) : ""}
      </p>
    </div>
  )
}

const isAtStart = ({ shelf, text, category, colour, material, source }: LibraryWish): boolean =>
  shelf === "all" && text.trim() === "" && !category && !colour && !material && !source

interface SearchFieldProps {
  readonly wish: LibraryWish
  /** How many pieces there are, where they are all meant. */
  readonly total: number | null
  readonly onAsk: (part: Partial<LibraryWish>) => void
}

const longestText = 100

function SearchField({ wish, total, onAsk }: SearchFieldProps) {
  const t = useStudioText()
  const field = useRef<HTMLInputElement>(null)
  const hint = total === null ? t("library.search") : t("library.searchIn", { total: formatTotal(total) })
  return (
    <div className="relative min-w-0 flex-1">
      <span className="pointer-events-none absolute inset-y-0 left-2.5 grid place-items-center text-ink-2">
        <Icon of={Search} size={15} />
      </span>
      <input
        ref={field}
        type="search"
        value={wish.text}
        maxLength={longestText}
        aria-label={t("library.search")}
        placeholder={hint}
        enterKeyHint="search"
        onChange={(event) =>
          onAsk({ text: event.target.value, ...(wish.shelf === "recent" ? { shelf: "all" } : {}) })
        }
        onKeyDown={(event) => {
          if (event.key !== "Escape" || wish.text === "") return
          event.preventDefault()
          onAsk({ text: "" })
        }}
        className="h-8 w-full min-w-0 rounded-control border border-field bg-paper pr-7 pl-8 placeholder:text-ink-2 focus-visible:-outline-offset-1 [&::-webkit-search-cancel-button]:hidden"
      />
      {wish.text === "" ? null : (
        <button
          type="button"
          aria-label={t("library.clear")}
          onClick={() => {
            onAsk({ text: "" })
            field.current?.focus()
          }}
          className="absolute inset-y-0.5 right-0.5 grid w-7 place-items-center rounded-control text-ink-2 hover:text-ink"
        >
          <Icon of={X} size={14} />
        </button>
      )}
    </div>
  )
}

function Heading({
  state: { wish, page, status },
  onAsk,
}: {
  readonly state: LibraryState
  readonly onAsk: (part: Partial<LibraryWish>) => void
}) {
  const t = useStudioText()
  const categories = page?.facets.categories ?? []
  return (
    <div className="-ml-1.5 flex min-h-8 items-center gap-0.5">
      <button
        type="button"
        aria-label={t("library.back")}
        title={t("library.back")}
        onClick={() => onAsk(noWish)}
        className={iconLook}
      >
        <Icon of={ChevronLeft} size={16} />
      </button>
      <h2 className="min-w-0 flex-1 truncate font-sans text-13 font-semibold tracking-normal">
        {titleOf(wish, categories, t)}
      </h2>
      {status === "ready" && page ? (
        <span className="num text-12 text-ink-2">{formatCount(page.total)}</span>
      ) : null}
    </div>
  )
}

function titleOf(
  { shelf, category }: LibraryWish,
  categories: readonly { readonly id: string; readonly name: string }[],
  t: StudioText,
): string {
  if (shelf !== "all") return t(`library.${shelf}`)
  if (category !== null) return categories.find(({ id }) => id === category)?.name ?? t("library.results")
  return t("library.results")
}

/** Cards to come, in their shape. */
function Skeleton() {
  return (
    <div aria-hidden="true" className="grid grid-cols-2 gap-2">
      {Array.from({ length: 6 }, (_, at) => (
        <div key={at} className="grid gap-2 rounded-inner border border-line p-1.5 pb-3">
          <span className="aspect-square rounded-control bg-still" />
          <span className="mx-1 h-3 rounded-control bg-still" />
          <span className="mx-1 h-2.5 w-2/3 rounded-control bg-still" />
        </div>
      ))}
    </div>
  )
}

interface MoreProps {
  readonly isBusy: boolean
  readonly root: React.RefObject<HTMLElement | null>
  readonly onSeen: () => void
}

/**
 * Asks for more when it comes near, or is pressed. Who came to it by Tab decides by a press: what came by itself would push
 * it out of sight, with the focus.
 */
function More({ isBusy, root, onSeen }: MoreProps) {
  const t = useStudioText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element || isBusy) return
    const hasFocus = (): boolean => element.contains(document.activeElement)
    if (hasFocus()) element.scrollIntoView({ block: "nearest" })
    const watcher = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && !hasFocus() && onSeen(),
      { root: root.current, rootMargin: "240px" },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [isBusy, onSeen, root])
  return (
    <div ref={place} className="grid justify-items-center pt-3 pb-1">
      {/* Not `disabled`: who pressed it by keyboard would lose the focus. */}
      <PanelButton
        look="quiet"
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : onSeen}
        className="aria-disabled:opacity-45"
      >
        {t(isBusy ? "library.loading" : "library.more")}
      </PanelButton>
    </div>
  )
}
