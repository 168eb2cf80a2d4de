import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import type { PictureSource } from "@roomwright/ui/picture"
import { ChevronLeft, ChevronRight, Maximize2 } from "lucide-react"
import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react"
import { useText } from "../locale/locale.tsx"

const FullPictures = lazy(async () => ({ default: (await import("./full-pictures.tsx")).FullPictures }))

interface Slide {
  readonly picture: PictureSource
  readonly alt: string
  readonly shown: ReactNode
}

interface PictureStripProps {
  readonly slides: readonly Slide[]
  readonly chosen: number
  readonly onChoose: (index: number) => void
  readonly label: string
  readonly className?: string
}

const round =
  "absolute grid size-11 place-items-center rounded-pill bg-glass text-ink shadow-float transition-opacity disabled:opacity-0"

/** Which picture is in view. */
const placeOf = ({ scrollLeft, clientWidth }: Element): number =>
  Math.round(scrollLeft / Math.max(1, clientWidth))

/**
 * Pictures beside each other, one in view: the browser itself swipes from one to the next, arrows lead on by mouse and keys, and a
 * press opens them over the whole window, where one zooms.
 */
export function PictureStrip({ slides, chosen, onChoose, label, className }: PictureStripProps) {
  const t = useText()
  const track = useRef<HTMLUListElement>(null)
  const [full, setFull] = useState<number | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const several = slides.length > 1

  const hasRun = useRef(false)
  const settle = (): void => {
    const at = track.current ? placeOf(track.current) : chosen
    if (at !== chosen && slides[at]) onChoose(at)
  }
  useEffect(() => {
    const { current } = track
    if (!current) return
    // Who swiped before the page ran stays where they are.
    const isSwiped = !hasRun.current && current.scrollLeft > 0
    hasRun.current = true
    if (isSwiped) settle()
    else if (placeOf(current) !== chosen)
      current.scrollTo({ left: chosen * current.clientWidth, behavior: "instant" })
    // Only another choice moves it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen])
  const step = (by: number): void => {
    const { current } = track
    const to = chosen + by
    if (!current || !slides[to]) return
    current.scrollTo({ left: to * current.clientWidth, behavior: calmOr("smooth") })
    onChoose(to)
  }
  const press = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }
  return (
    <div className={classNames("group/strip relative overflow-hidden bg-still", className)}>
      {/* It scrolls: keys have to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={track}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={several ? 0 : -1}
        onKeyDown={press}
        onScrollEnd={settle}
        className="no-scrollbar flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain outline-offset-[-3px]"
      >
        {slides.map(({ picture, shown }, at) => (
          <li
            key={picture.path}
            aria-hidden={at !== chosen}
            className="relative size-full flex-none snap-start"
          >
            {/* Keys have the button below. */}
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
            <div className="size-full cursor-zoom-in" onClick={() => setFull(at)}>
              {shown}
            </div>
          </li>
        ))}
      </ul>
      <button
        ref={opener}
        type="button"
        aria-label={t("gallery.zoom")}
        onClick={() => setFull(chosen)}
        className={`${round} top-3 right-3`}
      >
        <Icon of={Maximize2} size={18} />
      </button>
      {several ? (
        <>
          <button
            type="button"
            aria-label={t("gallery.previous")}
            disabled={chosen === 0}
            onClick={() => step(-1)}
            className={`${round} top-1/2 left-3 -translate-y-1/2 max-md:hidden`}
          >
            <Icon of={ChevronLeft} />
          </button>
          <button
            type="button"
            aria-label={t("gallery.next")}
            disabled={chosen === slides.length - 1}
            onClick={() => step(1)}
            className={`${round} top-1/2 right-3 -translate-y-1/2 max-md:hidden`}
          >
            <Icon of={ChevronRight} />
          </button>
          <p
            aria-live="polite"
            className="num absolute right-3 bottom-3 rounded-pill bg-glass px-3 py-1 text-14 text-ink md:hidden"
          >
            <span aria-hidden="true">
              {chosen + 1} / {slides.length}
            </span>
            <span className="sr-only">
              {t("work.showPicture", { number: chosen + 1, total: slides.length })}
            </span>
          </p>
        </>
      ) : null}
      {full === null ? null : (
        <Suspense>
          <FullPictures
            pictures={slides}
            first={full}
            label={label}
            onClose={(at) => {
              setFull(null)
              onChoose(at)
              requestAnimationFrame(() => opener.current?.focus({ preventScroll: true }))
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Who wants no motion gets none. */
const calmOr = (behavior: ScrollBehavior): ScrollBehavior =>
  globalThis.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : behavior
