import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { SlidersHorizontal, X } from "lucide-react"
import type { ReactNode } from "react"
import { Popover, iconLook } from "../panels/parts/popover.tsx"
import { useStudioText } from "../use-studio-text.ts"
import type { LibraryPage } from "./library-host.ts"
import type { LibraryWish } from "./library-list.ts"

interface FiltersProps {
  readonly wish: LibraryWish
  readonly facets: LibraryPage["facets"] | null
  readonly onAsk: (part: Partial<LibraryWish>) => void
}

const chip =
  "inline-flex min-h-7 items-center gap-1.5 rounded-pill border border-line-2 px-2.5 text-12 transition-colors duration-150 hover:border-ink-2 aria-pressed:border-accent aria-pressed:bg-accent-tint aria-pressed:text-accent-2"

/** Colours, materials and sources to narrow the list by. */
export function LibraryFilters({ wish, facets, onAsk }: FiltersProps) {
  const t = useStudioText()
  const isNarrowed = wish.colour !== null || wish.material !== null || wish.source !== null
  return (
    <Popover
      label={t("library.filters")}
      align="start"
      look={classNames(iconLook, "relative border border-field", isNarrowed && "text-accent!")}
      face={
        <>
          <Icon of={SlidersHorizontal} size={16} />
          <span className="sr-only">{t("library.filters")}</span>
          {isNarrowed ? <i className="absolute -top-1 -right-1 size-2.5 rounded-pill bg-accent" /> : null}
        </>
      }
    >
      <div className="grid w-70 gap-4">
        <Group title={t("library.colour")}>
          {(facets?.colours ?? []).map(({ id, name, hex }) => (
            <button
              key={id}
              type="button"
              aria-pressed={wish.colour === id}
              onClick={() => onAsk({ colour: wish.colour === id ? null : id })}
              className={chip}
            >
              <i
                className="size-3.5 rounded-pill shadow-[inset_0_0_0_1px_var(--color-swatch-ring)]"
                style={{ backgroundColor: hex }}
              />
              {name}
            </button>
          ))}
        </Group>
        <Group title={t("library.material")}>
          {(facets?.materials ?? []).map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={wish.material === id}
              onClick={() => onAsk({ material: wish.material === id ? null : id })}
              className={chip}
            >
              {name}
            </button>
          ))}
        </Group>
        {(facets?.sources.length ?? 0) > 1 || wish.source !== null ? (
          <Group title={t("library.source")}>
            {(facets?.sources ?? []).map(({ id }) => (
              <button
                key={id}
                type="button"
                aria-pressed={wish.source === id}
                onClick={() => onAsk({ source: wish.source === id ? null : id })}
                className={chip}
              >
                {t(`library.source.${id}`)}
              </button>
            ))}
          </Group>
        ) : null}
      </div>
    </Popover>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-12 font-medium text-ink-2">{title}</legend>
      <div className="flex flex-wrap gap-1.5">{children}</div>
    </fieldset>
  )
}

/** What the list is narrowed by, each to be taken away again. */
export function ChosenFilters({ wish, facets, onAsk }: FiltersProps) {
  const t = useStudioText()
  const nameIn = (list: readonly { readonly id: string; readonly name: string }[], id: string): string =>
    list.find((one) => one.id === id)?.name ?? id
  const chosen = [
    ...(wish.colour === null
      ? []
      : [{ name: nameIn(facets?.colours ?? [], wish.colour), without: { colour: null } }]),
    ...(wish.material === null
      ? []
      : [{ name: nameIn(facets?.materials ?? [], wish.material), without: { material: null } }]),
    ...(wish.source == null ? [] : [{ name: t(`library.source.${wish.source}`), without: { source: null } }]),
  ]
  if (chosen.length === 0) return null
  return (
    <div className="flex flex-wrap gap-1.5">
      {chosen.map(({ name, without }) => (
        <button
          key={name}
          type="button"
          aria-label={t("library.without", { name })}
          onClick={() => onAsk(without)}
          className="inline-flex min-h-7 items-center gap-1 rounded-pill bg-accent-tint px-2.5 text-12 text-accent-2"
        >
          {name}
          <Icon of={X} size={12} />
        </button>
      ))}
    </div>
  )
}
