import { findElement } from "@roomwright/scene/document/scene-index"
import { Camera } from "lucide-react"
import { useRef, useState } from "react"
import { useEditor } from "../editor/use-editor.ts"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import { useLengths } from "../panels/parts/use-lengths.ts"
import { composeShot } from "../render/compose-shot.ts"
import { momentOf } from "../render/light-moods.ts"
import { proposeCameras } from "../render/propose-cameras.ts"
import { samplesOf } from "../render/render-wishes.ts"
import { useDeskState, useRenderDesk } from "../render/use-render-desk.ts"
import { siteIn } from "../stage-view/site-of-view.ts"
import { useStudioText } from "../use-studio-text.ts"

/** Views that are taken at a press, one of each of the largest rooms. */
const views = 3

/** Pictures of the largest rooms, made in this window now: what they cost is said first. */
export function MakeStills({ onStarted }: { readonly onStarted: (ids: readonly string[]) => void }) {
  const t = useStudioText()
  const editor = useEditor()
  const { number } = useLengths()
  const { desk, settle } = useRenderDesk()
  const offers = useDeskState(desk, (state) => state.offers)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const keys = useRef<readonly string[]>([])
  const offer = offers?.find(({ sort, engines }) => sort === "still" && engines.includes("browser"))
  if (!offer) return null
  const { scene, level } = editor.read()
  const cameras = proposeCameras(scene, level, 1).slice(0, views)
  const mayMake =
    offer.left === null ? cameras.length : Math.min(cameras.length, Math.floor(offer.left / offer.cost))

  const make = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    // A press after a lost answer orders the same pictures.
    if (keys.current.length === 0) keys.current = cameras.map(() => crypto.randomUUID())
    const started: string[] = []
    try {
      if (!(await settle())) {
        setProblem(t("render.notStored"))
        return
      }
      const floor = (findElement(scene, level, "level")?.elevation ?? 0) / 1_000
      const moment = momentOf(siteIn(scene, null), "day", 0)
      for (const [at, camera] of cameras.slice(0, mayMake).entries()) {
        const answer = await desk.start({
          key: keys.current[at] ?? crypto.randomUUID(),
          name: t("render.from.proposed", { number: at + 1 }),
          kind: offer.kind,
          shape: "landscape",
          engine: "browser",
          camera: composeShot(
            camera,
            { lens: 24, isLow: true, isStraight: true },
            { shape: "landscape", floor },
          ),
          moment,
          path: null,
          samples: samplesOf("draft", "still", false),
        })
        if (answer.kind === "refused") {
          setProblem(answer.message)
          break
        }
        started.push(answer.value.id)
      }
      keys.current = []
    } catch {
      setProblem(t("render.notStarted"))
    } finally {
      if (started.length > 0) onStarted(started)
      setBusy(false)
    }
  }
  return (
    <div className="grid justify-items-start gap-1.5">
      <PanelButton icon={Camera} disabled={isBusy || mayMake === 0} onClick={() => void make()}>
        {t("publish.makeStills", { count: Math.max(1, mayMake) })}
      </PanelButton>
      <p className="text-12 text-pretty text-ink-2">
        {cameras.length === 0
          ? t("publish.noRooms")
          : offer.left === null
            ? t("publish.stillsText")
            : t("publish.stillsCost", {
                count: offer.cost * Math.max(1, mayMake),
                left: number(offer.left, 0),
              })}
      </p>
      <p role="alert" className="text-12 text-bad empty:hidden">
        {problem}
      </p>
    </div>
  )
}
