import type { StageControl } from "../stage-view/stage-control.ts"
import { useStudioText } from "../use-studio-text.ts"
import { NewTourForm } from "./new-tour-form.tsx"
import { RenderProgressBar } from "./render-progress-bar.tsx"
import { TourCard } from "./tour-card.tsx"
import { useTours } from "./use-tours.ts"

/** The tours of the project, and how another one is made: a panorama of each room, linked through the doors. */
export function TourPanel({ control }: { readonly control: StageControl }) {
  const t = useStudioText()
  const { tours, works, awaited, progress, problem, begin, show, remove } = useTours()
  return (
    <div className="grid gap-6 p-5 md:grid-cols-[minmax(0,1fr)_300px]">
      <div className="grid min-w-0 content-start gap-4">
        {problem === null ? null : (
          <p role="alert" className="rounded-inner bg-wait-tint px-4 py-2.5 text-wait">
            {problem}
          </p>
        )}
        {awaited ? (
          <div role="status" className="grid gap-2 rounded-inner bg-sunk p-4">
            <p className="font-medium">{awaited.name}</p>
            <RenderProgressBar
              share={(progress?.finished.length ?? 0) / Math.max(1, awaited.renders.length)}
              secondsLeft={null}
            />
            <p className="text-12 text-ink-2">
              {t("render.tours.waiting", {
                done: progress?.finished.length ?? 0,
                count: awaited.renders.length,
              })}
            </p>
          </div>
        ) : null}
        {tours === null ? (
          <p aria-busy className="text-ink-2">
            {t("render.loading")}
          </p>
        ) : tours.length === 0 && !awaited ? (
          <div className="grid gap-2 py-8 text-center">
            <p className="text-16">{t("render.tours.empty")}</p>
            <p className="mx-auto max-w-[46ch] text-pretty text-ink-2">{t("render.tours.emptyText")}</p>
          </div>
        ) : (
          <ul className="grid gap-3">
            {tours.map((tour) => (
              <TourCard
                key={tour.id}
                tour={tour}
                works={works}
                onShow={(work) => void show(tour.id, work)}
                onRemove={() => void remove(tour.id)}
              />
            ))}
          </ul>
        )}
      </div>
      <NewTourForm control={control} isOff={awaited !== null} onBegun={begin} />
    </div>
  )
}
