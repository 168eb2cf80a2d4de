import { findElement } from "@roomwright/scene/document/scene-index"
import { useEffect, useMemo, useState } from "react"
import { useEditorState } from "../editor/use-editor.ts"
import { viewsOf } from "../stage-view/go-to-view.ts"
import { eyeOfCamera } from "../stage-view/kept-view.ts"
import type { StageControl } from "../stage-view/stage-control.ts"
import { useStageState } from "../stage-view/use-stage-state.ts"
import { useStudioText } from "../use-studio-text.ts"
import { cameraOfEye } from "./aim-render.ts"
import { proposeCameras } from "./propose-cameras.ts"
import type { RenderCamera, RenderMoment } from "./render-order.ts"
import { usePreview } from "./use-preview.ts"

/** A place to take a picture from. */
export interface CameraChoice {
  readonly key: string
  readonly name: string
  readonly camera: RenderCamera
  /** A view that somebody kept. */
  readonly isKept: boolean
}

/** What is seen now, the views that were kept, and those that a photographer would take of each room. */
export function useCameraChoices(control: StageControl): readonly CameraChoice[] {
  const t = useStudioText()
  const scene = useEditorState((state) => state.scene)
  const level = useEditorState((state) => state.level)
  // Where one looks does not change while this is open, but a stage that is new has not looked yet.
  const sight = useStageState(control, (state) => state.sight)
  return useMemo(() => {
    const floor = findElement(scene, level, "level")?.elevation ?? 0
    const now = sight
      ? [
          {
            key: "now",
            name: t("render.from.now"),
            camera: cameraOfEye(sight.eye, sight.width / Math.max(1, sight.height)),
            isKept: false,
          },
        ]
      : []
    const kept = viewsOf(scene, level).map(({ id, element }) => ({
      key: id,
      name: element.name,
      camera: cameraOfEye(eyeOfCamera(element, { floor, aspect: 1.6 }), 1.6),
      isKept: true,
    }))
    const proposed = proposeCameras(scene, level).map((camera, index) => ({
      key: `proposed ${index}`,
      name: t("render.from.proposed", { number: index + 1 }),
      camera,
      isKept: false,
    }))
    return [...now, ...kept, ...proposed]
  }, [sight, scene, level, t])
}

interface CameraChoicesProps {
  readonly choices: readonly CameraChoice[]
  readonly chosen: string
  readonly document: string
  readonly moment: RenderMoment
  readonly onPick: (key: string) => void
}

/** Small pictures of them, drawn one after the other. */
export function CameraChoices({ choices, chosen, document, moment, onPick }: CameraChoicesProps) {
  const t = useStudioText()
  return (
    <div role="group" aria-label={t("render.from")} className="grid gap-1.5">
      <span className="text-12 text-ink-2">{t("render.from")}</span>
      <ul className="flex gap-2 overflow-x-auto p-0.5 pb-2">
        {choices.map((choice) => (
          <li key={choice.key} className="flex-none">
            <button
              type="button"
              aria-pressed={choice.key === chosen}
              onClick={() => onPick(choice.key)}
              className="grid w-28 gap-1 rounded-control border border-transparent text-left text-12 text-ink-2 hover:text-ink aria-pressed:text-accent-2 [&[aria-pressed=true]>span:first-child]:outline-2 [&[aria-pressed=true]>span:first-child]:outline-accent"
            >
              <SmallPicture camera={choice.camera} document={document} moment={moment} />
              <span className="truncate">{choice.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** px */
const small = { width: 192, height: 120 } as const

/** Drawn once, by the light of its first time. */
function SmallPicture({
  camera,
  document,
  moment,
}: Pick<CameraChoicesProps, "document" | "moment"> & { readonly camera: RenderCamera }) {
  const [first] = useState(moment)
  const { address } = usePreview({ document, sort: "still", camera, moment: first, ...small, samples: 4 })
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    if (address) setShown(address)
  }, [address])
  return (
    <span className="block aspect-[8/5] w-28 overflow-hidden rounded-control bg-sunk outline-offset-1">
      {shown ? <img src={shown} alt="" className="size-full object-cover" /> : null}
    </span>
  )
}
