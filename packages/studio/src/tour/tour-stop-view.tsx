import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react"
import type { Direction } from "../panorama-room.ts"
import { stepByKey } from "../turn-direction.ts"
import { usePanoramaStage } from "../use-panorama-stage.ts"
import { ProductCard } from "../visit/product-card.tsx"
import { TourMarks } from "./tour-marks.tsx"
import { TourPlan } from "./tour-plan.tsx"
import { TourProblem } from "./tour-problem.tsx"
import type { TourRoom } from "./tour-room.ts"
import { TourTools } from "./tour-tools.tsx"
import type { TourViewerProps } from "./tour-props.tsx"

/** How far an arrow key turns, degrees. */
const keyStep = 10

interface TourStopViewProps extends TourViewerProps {
  readonly room: TourRoom
  readonly onGo: (id: string, looking: Direction | null) => void
}

/** The room in which one is, with all that lies on it. */
export function TourStopView({
  room,
  rooms,
  sketch,
  products,
  words: t,
  texts,
  linkTarget,
  head,
  tools,
  onGo,
}: TourStopViewProps) {
  const keys = useId()
  const root = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const cone = useRef<SVGGElement>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [hasTags, setTags] = useState(true)
  const [hasPlan, setPlan] = useState(() => globalThis.innerWidth >= 600)
  const { container, arrows, stage, state, retry } = usePanoramaStage({
    room,
    loadingText: texts.loading,
    onPress: () => setChosen(null),
    onLook: ({ yaw }) => cone.current?.setAttribute("transform", `rotate(${yaw})`),
  })
  useEffect(() => stage?.setWheel(true), [stage])
  useEffect(() => setChosen(null), [room.id])
  const nameOf = (id: string): string => rooms.find((one) => one.id === id)?.name ?? ""
  const card = products.find(({ reference }) => reference === chosen)

  const go = (id: string, looking: Direction | null): void => {
    // The arrow goes with its room; whoever came by keys goes on by keys.
    frame.current?.focus({ preventScroll: true })
    onGo(id, looking)
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && chosen !== null) {
      setChosen(null)
      frame.current?.focus({ preventScroll: true })
      return
    }
    if (event.target !== frame.current || !stage || state !== "shown") return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const to = stepByKey(stage.looking(), event.key, keyStep)
    if (to) stage.look(to)
    else if (event.key === "+" || event.key === "=") stage.zoomBy(1)
    else if (event.key === "-") stage.zoomBy(-1)
    else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It hears the keys of what is in it.
    <div
      ref={root}
      onKeyDown={press}
      data-tour={state}
      className={`absolute inset-0 overflow-hidden transition-opacity duration-700 ${state === "loading" && room.id === rooms[0]?.id ? "opacity-0" : "opacity-100"}`}
    >
      <div
        ref={frame}
        role="application"
        aria-label={texts.label(room.name)}
        aria-describedby={keys}
        aria-busy={state === "loading"}
        // It is turned by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="absolute inset-0 -outline-offset-3"
      >
        <div ref={container} className="size-full" />
      </div>
      {state === "shown" ? (
        <TourMarks
          {...{ room, arrows, nameOf, chosen, stage }}
          labels={{ ways: texts.rooms, goTo: texts.goTo, spots: t("visit.tags") }}
          spotNames={products}
          hasSpots={hasTags}
          onGo={(link) => go(link.to, { yaw: link.yaw, pitch: -4 })}
          onChoose={setChosen}
        />
      ) : null}
      <div className="pointer-events-none absolute inset-x-0 top-0 flex items-start justify-between gap-3 p-3">
        <div className="pointer-events-auto min-w-0">{head}</div>
        <TourTools
          {...{ texts, stage, root, hasTags, hasPlan, tools }}
          hasSpots={(room.spots ?? []).length > 0}
          hasSketch={sketch !== null}
          onTags={() => setTags(!hasTags)}
          onPlan={() => setPlan(!hasPlan)}
        />
      </div>
      <div className="pointer-events-none absolute inset-x-0 bottom-0 grid justify-items-center gap-2 pb-3">
        {card ? (
          <div className="relative w-full max-w-md px-3">
            <ProductCard
              shopping={null}
              product={card}
              linkTarget={linkTarget}
              onClose={() => setChosen(null)}
              className="relative"
            />
          </div>
        ) : null}
        {sketch && hasPlan ? (
          <TourPlan
            {...{ sketch, rooms, cone }}
            here={room.id}
            label={texts.plan}
            goTo={texts.goTo}
            onGo={(id) => go(id, null)}
          />
        ) : null}
        <ul
          aria-label={texts.rooms}
          className="no-scrollbar pointer-events-auto flex max-w-full gap-1.5 overflow-x-auto px-3 py-1"
        >
          {rooms.map(({ id, name }) => (
            <li key={id} className="flex-none">
              <button
                type="button"
                aria-current={id === room.id ? "location" : undefined}
                onClick={() => go(id, null)}
                className="inline-flex min-h-10 items-center rounded-pill border border-line bg-glass px-3.5 py-2 text-14 leading-snug whitespace-nowrap text-ink hover:border-ink-2 aria-[current]:border-accent aria-[current]:text-accent-2"
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {state === "failed" || state === "unable" ? (
        <TourProblem
          text={state === "unable" ? texts.unable : texts.failed}
          retry={state === "failed" ? texts.retry : null}
          onRetry={retry}
        />
      ) : null}
      <p id={keys} className="sr-only">
        {texts.keys}
      </p>
      <p role="status" className="sr-only">
        {state === "shown" ? texts.here(room.name) : ""}
      </p>
    </div>
  )
}
