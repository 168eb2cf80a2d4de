import { Icon } from "@roomwright/ui/icon"
import { Play } from "lucide-react"
import { useStudioText } from "../use-studio-text.ts"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import type { StudioRender } from "./render-host.ts"
import { RenderProgressBar } from "./render-progress-bar.tsx"
import { useDeskState, useRenderDesk } from "./use-render-desk.ts"
import { wordFailure } from "./word-failure.ts"

interface RenderCardProps {
  readonly render: StudioRender
  readonly isCompared: boolean
  readonly onOpen: () => void
  readonly onCompare: () => void
}

/** One render: its picture, or how far it is and what can be done about it. */
export function RenderCard({ render, isCompared, onOpen, onCompare }: RenderCardProps) {
  const t = useStudioText()
  const { id, name, kind, state, picture, duration } = render
  return (
    <li className="grid content-start gap-2">
      {state === "finished" ? (
        <button
          type="button"
          onClick={onOpen}
          aria-label={t("render.open", { name })}
          className="relative aspect-[8/5] overflow-hidden rounded-inner bg-sunk"
        >
          {picture ? <img src={picture.small} alt="" className="size-full object-cover" /> : null}
          {duration === null ? null : (
            <span className="num absolute right-2 bottom-2 flex items-center gap-1 rounded-pill bg-photo-shade px-2 py-0.5 text-12 text-photo-ink">
              <Icon of={Play} size={12} />
              {t("render.seconds", { count: Math.round(duration) })}
            </span>
          )}
        </button>
      ) : (
        <div className="grid aspect-[8/5] content-center gap-3 rounded-inner bg-sunk p-4 text-center">
          <UnderWay render={render} />
        </div>
      )}
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-12 text-ink-2">{t(`render.kind.${kind}`)}</p>
        </div>
        {picture && render.sort === "still" ? (
          <label className="flex flex-none items-center gap-1.5 text-12 text-ink-2">
            <input
              type="checkbox"
              checked={isCompared}
              onChange={onCompare}
              aria-label={t("render.compare.add", { name })}
              className="size-4 accent-accent"
            />
            {t("render.compare")}
          </label>
        ) : null}
      </div>
      {state === "finished" ? null : <Actions id={id} render={render} />}
    </li>
  )
}

function UnderWay({ render }: { readonly render: StudioRender }) {
  const t = useStudioText()
  const { desk } = useRenderDesk()
  const current = useDeskState(desk, (state) => (state.current?.id === render.id ? state.current : null))
  const isNext = useDeskState(desk, (state) => state.next.includes(render.id))
  const note = useDeskState(desk, (state) => state.notes[render.id] ?? null)
  const { state, progress, secondsLeft, failure } = render
  if (current) return <RenderProgressBar share={current.share} secondsLeft={current.secondsLeft} />
  if (note !== null) return <p role="status">{note}</p>
  if (isNext || state === "waiting") return <p>{t(isNext ? "render.state.next" : "render.state.waiting")}</p>
  if (state === "running")
    return render.engine === "worker" || !render.isInterrupted ? (
      <RenderProgressBar share={progress} secondsLeft={secondsLeft} />
    ) : (
      <p>{t("render.state.interrupted", { percent: Math.floor(progress * 100) })}</p>
    )
  if (state === "failed") return <p className="text-bad">{wordFailure(t, failure)}</p>
  if (state === "cancelled")
    return (
      <p>{t(render.quota === "returned" ? "render.state.cancelledReturned" : "render.state.cancelled")}</p>
    )
  return null
}

function Actions({ id, render }: { readonly id: string; readonly render: StudioRender }) {
  const t = useStudioText()
  const { desk } = useRenderDesk()
  const isHere = useDeskState(desk, (state) => state.current?.id === id || state.next.includes(id))
  const isOpen = render.state === "running" || render.state === "waiting"
  return (
    <div className="flex flex-wrap gap-2">
      {render.state === "running" && render.engine === "browser" && !isHere ? (
        <PanelButton look="primary" onClick={() => desk.goOn(id)}>
          {t("render.goOn")}
        </PanelButton>
      ) : null}
      {isOpen ? (
        <PanelButton onClick={() => void desk.cancel(id)}>{t("render.cancel")}</PanelButton>
      ) : (
        <>
          <PanelButton onClick={() => void desk.retry(render)}>{t("render.retry")}</PanelButton>
          <PanelButton look="danger" onClick={() => void desk.remove(id)}>
            {t("render.delete")}
          </PanelButton>
        </>
      )}
    </div>
  )
}
