import { limits } from "@roomwright/contract/limits"
import { IconButton } from "@roomwright/ui/icon-button"
import { Search, X } from "lucide-react"
import { useEffect, useId, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useText, useLanguage } from "../platform/locale/locale.tsx"
import { SearchForm } from "./search-form.tsx"
import type { SearchScope } from "./search-scope.ts"
import { useOpenedBefore, type OpenMenu } from "./use-open-menu.ts"
import { useRecentSearches } from "./use-recent-searches.ts"
import { cleanKeyword } from "@roomwright/contract/input-shapes"
import type { Suggested } from "./suggested.ts"

/** The header's search: a pill with choices under it on wide screens, a button with a panel on others. */
export function SearchBox({ menus }: { readonly menus: OpenMenu }) {
  const t = useText()
  const [scope, setScope] = useState<SearchScope>("product")
  const [keyword, setKeyword] = useState("")
  const [composing, setComposing] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const panelInput = useRef<HTMLInputElement>(null)
  useOpenedBefore(panel, "search", menus)
  const open = menus.open === "search"
  const found = useSuggestions(keyword, open, composing)
  const recent = useRecentSearches(open)
  const form = {
    scope,
    onScope: setScope,
    keyword,
    onKeyword: setKeyword,
    onComposing: setComposing,
    open,
    found,
    recent,
    onLeave: () => menus.hide("search"),
  }

  useEffect(() => {
    if (!open) return
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) menus.hide("search")
    }
    document.addEventListener("pointerdown", onPress)
    return () => document.removeEventListener("pointerdown", onPress)
  }, [menus, open])

  return (
    // Hovering only adds to what focus and keys do.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      onPointerEnter={menus.keep}
      onPointerLeave={(event) => {
        if (event.pointerType === "mouse" && open && keyword === "")
          menus.hideLater("search", limits.searchCloseMs)
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return
        // What has the focus may go with the panel: it comes back to the button that opened that, or to the field.
        const ways =
          root.current?.querySelectorAll<HTMLElement>("button[aria-expanded], [role=combobox]") ?? []
        ;[...ways].find((way) => way.checkVisibility())?.focus()
        menus.hide("search")
      }}
      onBlur={(event) => {
        const next = event.relatedTarget
        if (next instanceof Node && !event.currentTarget.contains(next)) menus.hide("search")
      }}
    >
      {/* Keys reach the field itself, which opens it by focus and by typing. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        className="hidden min-[80rem]:block"
        onFocus={() => menus.show("search")}
        // A field that has the focus already is asked again by a press.
        onClick={() => menus.show("search")}
        onInput={() => menus.show("search")}
        onPointerEnter={(event) => {
          if (event.pointerType === "mouse") menus.show("search")
        }}
      >
        <SearchForm {...form} look="pill" />
      </div>
      <div className="min-[80rem]:hidden">
        <IconButton
          icon={open ? X : Search}
          label={open ? t("search.close") : t("search.open")}
          // It opens before the page runs, too.
          suppressHydrationWarning
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => {
            if (open) return menus.hide("search")
            // At once, so that nothing typed right after the press is lost.
            flushSync(() => menus.show("search"))
            panelInput.current?.focus()
          }}
        />
        <div
          ref={panel}
          id={panelId}
          data-menu-list
          suppressHydrationWarning
          hidden={!open}
          className="absolute inset-x-0 top-full max-h-[calc(100dvh-9rem)] overflow-y-auto border-b border-line bg-paper px-gutter pt-3 pb-5 shadow-float"
        >
          <SearchForm {...form} look="panel" input={panelInput} />
        </div>
      </div>
    </div>
  )
}

/**
 * What the keyword finds so far, asked for when typing pauses. An answer that a later keyword has overtaken is
 * dropped, and a call that fails suggests nothing. While characters are being composed the last answer stays.
 */
function useSuggestions(keyword: string, open: boolean, composing: boolean): Suggested | null {
  const t = useText()
  const language = useLanguage()
  const [found, setFound] = useState<Suggested | null>(null)
  const w = cleanKeyword(keyword)
  useEffect(() => {
    if (composing) return
    if (!open || w === "") {
      setFound(null)
      return
    }
    let overtaken = false
    const ask = async () => {
      const answer = await import("./suggested.ts")
        .then(({ suggest }) => suggest(w, language, t))
        .catch(() => null)
      if (!overtaken) setFound(answer)
    }
    const timer = setTimeout(() => void ask(), limits.suggestMs)
    return () => {
      overtaken = true
      clearTimeout(timer)
    }
  }, [w, open, composing, language, t])
  return found
}
