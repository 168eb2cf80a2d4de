import { classNames } from "@roomwright/ui/class-names"
import { ArrowLeft } from "lucide-react"
import { ToolButton } from "../panels/parts/panel-button.tsx"
import type { StudioRender } from "../render/render-host.ts"
import { RenderProgressBar } from "../render/render-progress-bar.tsx"
import { useDeskState, useRenderDesk } from "../render/use-render-desk.ts"
import { useStudioText } from "../use-studio-text.ts"
import { MakeStills } from "./make-stills.tsx"
import { mostPictures } from "./publish-draft.ts"
import { isPicture } from "./use-publish.ts"

interface PicturePickerProps {
  readonly chosen: readonly string[]
  readonly isWrong: boolean
  readonly onChange: (renders: readonly string[]) => void
}

/** The pictures of a work, of the renders of the project: the first that is chosen is the main one. */
export function PicturePicker({ chosen, isWrong, onChange }: PicturePickerProps) {
  const t = useStudioText()
  const { desk } = useRenderDesk()
  const renders = useDeskState(desk, (state) => state.renders)
  const shown = (renders ?? []).filter(
    (render) => isPicture(render) || (chosen.includes(render.id) && render.state !== "finished"),
  )
  const toggle = (id: string): void =>
    onChange(
      chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(0, mostPictures),
    )
  const lead = (id: string): void => onChange([id, ...chosen.filter((one) => one !== id)])
  return (
    <fieldset className="grid gap-2.5" data-field="pictures">
      <legend className="mb-1.5 font-medium">{t("publish.pictures")}</legend>
      <p
        data-fault={isWrong ? "" : undefined}
        className={classNames("text-12 text-pretty", isWrong ? "text-bad" : "text-ink-2")}
      >
        {t(isWrong ? "publish.fault.pictures" : "publish.picturesText", { count: mostPictures })}
      </p>
      {shown.length > 0 ? (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(150px,46%),1fr))] gap-2.5">
          {shown.map((render) => (
            <PictureTile
              key={render.id}
              render={render}
              at={chosen.indexOf(render.id)}
              onToggle={() => toggle(render.id)}
              onLead={() => lead(render.id)}
            />
          ))}
        </ul>
      ) : null}
      <MakeStills onStarted={(ids) => onChange([...chosen, ...ids].slice(0, mostPictures))} />
    </fieldset>
  )
}

interface PictureTileProps {
  readonly render: StudioRender
  /** Its place among the chosen; -1: not one of them. */
  readonly at: number
  readonly onToggle: () => void
  readonly onLead: () => void
}

function PictureTile({ render, at, onToggle, onLead }: PictureTileProps) {
  const t = useStudioText()
  const { desk } = useRenderDesk()
  const current = useDeskState(desk, (state) => (state.current?.id === render.id ? state.current : null))
  const isChosen = at >= 0
  return (
    <li className="relative">
      <label
        className={classNames(
          "grid cursor-pointer gap-1 rounded-inner border p-1 has-focus-visible:outline-2",
          isChosen ? "border-accent bg-accent-tint" : "border-line bg-paper hover:border-ink-2",
        )}
      >
        <span className="relative block aspect-[8/5] overflow-hidden rounded-control bg-sunk">
          {render.picture ? (
            <img src={render.picture.small} alt="" className="size-full object-cover" />
          ) : null}
          {render.state === "finished" ? null : (
            <span className="absolute inset-0 grid content-center p-2">
              {current || render.state === "running" ? (
                <RenderProgressBar
                  share={current?.share ?? render.progress}
                  secondsLeft={current?.secondsLeft ?? null}
                />
              ) : (
                <span className="text-center text-12 text-ink-2">
                  {t(render.state === "waiting" ? "render.state.next" : "publish.notMade")}
                </span>
              )}
            </span>
          )}
          {at === 0 ? (
            <span className="absolute bottom-1 left-1 rounded-pill bg-photo-shade px-2 py-0.5 text-12 text-photo-ink">
              {t("publish.mainPicture")}
            </span>
          ) : null}
        </span>
        <span className="flex min-w-0 items-center gap-1.5 text-12">
          <input
            type="checkbox"
            checked={isChosen}
            onChange={onToggle}
            className="size-4 flex-none accent-accent"
          />
          <span className="truncate">{render.name}</span>
        </span>
      </label>
      {at > 0 ? (
        <ToolButton
          icon={ArrowLeft}
          label={t("publish.makeMain", { name: render.name })}
          onClick={onLead}
          className="absolute top-2 right-2 bg-card"
        />
      ) : null}
    </li>
  )
}
