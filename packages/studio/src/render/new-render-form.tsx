import { findElement } from "@roomwright/scene/document/scene-index"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { useMemo, useState } from "react"
import { useEditorState } from "../editor/use-editor.ts"
import { siteIn } from "../stage-view/site-of-view.ts"
import type { StageControl } from "../stage-view/stage-control.ts"
import { CameraChoices, useCameraChoices } from "./camera-choices.tsx"
import { composeShot } from "./compose-shot.ts"
import { levelOfEye } from "./level-of-eye.ts"
import { momentOf } from "./light-moods.ts"
import { previewSize, samplesOf, usualWishes, type Wishes } from "./render-wishes.ts"
import { RenderOptions } from "./render-options.tsx"
import { ShotPreview } from "./shot-preview.tsx"
import { StartRender } from "./start-render.tsx"
import { useDeskState, useRenderDesk } from "./use-render-desk.ts"

interface NewRenderFormProps {
  readonly control: StageControl
  readonly onStarted: () => void
}

/** Composes a picture: from where, how large, by which light; it is seen before anything is spent. */
export function NewRenderForm({ control, onStarted }: NewRenderFormProps) {
  const { desk } = useRenderDesk()
  const scene = useEditorState((state) => state.scene)
  const offers = useDeskState(desk, (state) => state.offers)
  const [wishes, setWishes] = useState<Wishes>(usualWishes)
  const wish = (part: Partial<Wishes>): void => setWishes((before) => ({ ...before, ...part }))
  const choices = useCameraChoices(control)
  const choice = choices.find(({ key }) => key === wishes.from) ?? choices[0]
  const document = useMemo(() => writeDocument(scene), [scene])
  const offer = offers?.find(({ kind }) => kind === wishes.kind) ?? offers?.[0] ?? null
  const sort = offer?.sort ?? "still"
  const size = offer?.sizes[sort === "still" ? wishes.shape : "landscape"] ?? { width: 8, height: 5 }
  const moment = momentOf(siteIn(scene, control.read().site), wishes.mood, wishes.stops)
  const camera = useMemo(() => {
    if (!choice) return null
    const level = levelOfEye(scene, choice.camera.eye[1])
    const floor = (findElement(scene, level, "level")?.elevation ?? 0) / 1000
    return composeShot(choice.camera, wishes, { shape: sort === "still" ? wishes.shape : null, floor })
  }, [choice, scene, sort, wishes])
  const samples = samplesOf(wishes.quality)
  return (
    <div className="grid gap-5 p-5 md:grid-cols-[minmax(0,1fr)_300px]">
      <div className="grid min-w-0 content-start gap-4">
        <ShotPreview
          order={camera && { document, sort, camera, moment, ...previewSize(size), samples: 12 }}
          size={size}
          hasThirds={wishes.hasThirds && sort === "still"}
        />
        <CameraChoices
          choices={choices}
          chosen={choice?.key ?? ""}
          document={document}
          moment={moment}
          onPick={(from) => wish({ from })}
        />
      </div>
      <div className="grid content-start gap-4">
        <RenderOptions wishes={wishes} offers={offers ?? []} sort={sort} onWish={wish} />
        {camera && choice ? (
          <StartRender
            offer={offer}
            order={{ shape: sort === "still" ? wishes.shape : "landscape", camera, moment, samples }}
            size={size}
            usualName={choice.name}
            onStarted={onStarted}
          />
        ) : null}
      </div>
    </div>
  )
}
