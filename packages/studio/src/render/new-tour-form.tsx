import { useMemo, useState } from "react"
import { useEditorState } from "../editor/use-editor.ts"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import { useLengths } from "../panels/parts/use-lengths.ts"
import { siteIn } from "../stage-view/site-of-view.ts"
import type { StageControl } from "../stage-view/stage-control.ts"
import { useStudioText } from "../use-studio-text.ts"
import type { AwaitedTour } from "./awaited-tour.ts"
import { ChoiceRow } from "./choice-row.tsx"
import { momentOf } from "./light-moods.ts"
import type { RenderKind } from "./render-host.ts"
import { renderMoods, type RenderMood } from "./render-order.ts"
import { samplesOf } from "./render-wishes.ts"
import { tourRooms, type TourRoomChoice } from "./tour-rooms.ts"
import { useDeskState, useRenderDesk } from "./use-render-desk.ts"

interface NewTourFormProps {
  readonly control: StageControl
  /** One is being made. */
  readonly isOff: boolean
  readonly onBegun: (tour: AwaitedTour) => void
}

/** Which rooms, how sharp and by which light: a panorama of each room is ordered, and together they make a tour. */
export function NewTourForm({ control, isOff, onBegun }: NewTourFormProps) {
  const t = useStudioText()
  const { number } = useLengths()
  const { desk, settle, name } = useRenderDesk()
  const scene = useEditorState((state) => state.scene)
  const all = useDeskState(desk, (state) => state.offers)
  const offers = (all ?? []).filter(({ sort }) => sort === "panorama")
  const rooms = useMemo(
    () => tourRooms(scene, { kind: (kind) => t(`room.${kind}`), unnamed: t("plan.viewer.unnamed") }),
    [scene, t],
  )
  const [left, setLeft] = useState<readonly string[]>([])
  const [kind, setKind] = useState<RenderKind>("panorama-4k")
  const [mood, setMood] = useState<RenderMood | null>("day")
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const chosen = rooms.filter(({ key }) => !left.includes(key))
  const offer = offers.find((one) => one.kind === kind) ?? offers[0]
  if (!offer)
    return <p className="text-ink-2">{t(all === null ? "render.loading" : "render.tours.notOffered")}</p>
  const isShort = offer.left !== null && offer.left < chosen.length * offer.cost

  const order = async (room: TourRoomChoice): Promise<string | null> => {
    const answer = await desk.start({
      key: crypto.randomUUID(),
      name: room.name,
      kind: offer.kind,
      shape: "landscape",
      engine: "browser",
      camera: room.camera,
      moment: momentOf(siteIn(scene, control.read().site), mood, 0),
      path: null,
      samples: samplesOf("good", "panorama", false),
    })
    if (answer.kind === "done") return answer.value.id
    setProblem(answer.message)
    return null
  }
  const start = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    const renders: string[] = []
    try {
      // A render shows what the server has.
      if (!(await settle())) return setProblem(t("render.notStored"))
      for (const room of chosen) {
        const id = await order(room)
        if (id === null) break
        renders.push(id)
      }
    } catch {
      setProblem(t("render.notStarted"))
    } finally {
      setBusy(false)
      // What was begun is not lost: the tour is made of it.
      if (renders.length > 0) onBegun({ key: crypto.randomUUID(), name, renders })
    }
  }
  return (
    <div className="grid content-start gap-4">
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-12 text-ink-2">{t("render.tours.which")}</legend>
        {rooms.map(({ key, name: room }) => (
          <label key={key} className="flex min-h-7 items-center gap-2">
            <input
              type="checkbox"
              checked={!left.includes(key)}
              onChange={() =>
                setLeft((out) => (out.includes(key) ? out.filter((one) => one !== key) : [...out, key]))
              }
              className="size-4 accent-accent"
            />
            {room}
          </label>
        ))}
        {rooms.length === 0 ? <p className="text-ink-2">{t("render.tours.noRooms")}</p> : null}
      </fieldset>
      <ChoiceRow
        label={t("render.kind")}
        value={offer.kind}
        options={offers.map((one) => ({ value: one.kind, text: t(`render.kind.${one.kind}`) }))}
        onPick={setKind}
      />
      <ChoiceRow
        label={t("render.mood")}
        value={mood}
        options={[
          { value: null, text: t("render.mood.asSeen") },
          ...renderMoods.map((one) => ({ value: one, text: t(`render.mood.${one}`) })),
        ]}
        onPick={setMood}
      />
      <p className="text-12 text-pretty text-ink-2">
        {t("render.tours.cost", { count: chosen.length * offer.cost })}{" "}
        {offer.left === null
          ? t("render.left.unlimited")
          : t("render.tours.left", { count: number(offer.left, 0) })}
      </p>
      {isShort ? (
        <p role="alert" className="text-wait">
          {t("render.tours.short")}
        </p>
      ) : null}
      <PanelButton
        look="primary"
        disabled={isBusy || isOff || isShort || chosen.length === 0}
        onClick={() => void start()}
        className="min-h-10"
      >
        {t("render.tours.start")}
      </PanelButton>
      <p role="status" className="text-bad empty:hidden">
        {problem}
      </p>
    </div>
  )
}
