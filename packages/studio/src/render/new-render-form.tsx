import { findElement } from "@roomwright/scene/document/scene-index"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { useMemo, useState } from "react"
import { useEditorState } from "../editor/use-editor.ts"
import { siteIn } from "../stage-view/site-of-view.ts"
import type { StageControl } from "../stage-view/stage-control.ts"
import { useStudioText } from "../use-studio-text.ts"
import { CameraChoices, useCameraChoices } from "./camera-choices.tsx"
import { composeShot } from "./compose-shot.ts"
import { VideoScrubber } from "./video-options.tsx"
import { cameraAt, secondsOf } from "./video-path.ts"
import { pathOfWay } from "./video-ways.ts"
import { levelOfEye } from "./level-of-eye.ts"
import { momentOf } from "./light-moods.ts"
import type { RenderCamera } from "./render-order.ts"
import { previewSize, samplesOf, usualWishes, type Wishes } from "./render-wishes.ts"
import { RenderOptions } from "./render-options.tsx"
import { ShotPreview } from "./shot-preview.tsx"
import { StartRender } from "./start-render.tsx"
import { useFocus } from "./use-focus.ts"
import { useDeskState, useRenderDesk } from "./use-render-desk.ts"

interface NewRenderFormProps {
  readonly control: StageControl
  readonly onStarted: () => void
}

/** Composes a picture or a video: from where, how large, by which light; it is seen before anything is spent. */
export function NewRenderForm({ control, onStarted }: NewRenderFormProps) {
  const t = useStudioText()
  const { desk } = useRenderDesk()
  const level = useEditorState((state) => state.level)
  const [share, setShare] = useState(0)
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
  const kept = useMemo(() => choices.flatMap(({ isKept, camera }) => (isKept ? [camera] : [])), [choices])
  const { camera, path } = useMemo(() => {
    if (!choice) return { camera: null, path: null }
    const compose = (from: RenderCamera): RenderCamera => {
      const at = levelOfEye(scene, from.eye[1])
      const floor = (findElement(scene, at, "level")?.elevation ?? 0) / 1000
      if (sort !== "video")
        return composeShot(from, wishes, { shape: sort === "still" ? wishes.shape : null, floor })
      // The lens of a video is not shifted: its camera turns.
      return composeShot(from, { ...wishes, isStraight: false }, { shape: "landscape", floor })
    }
    const { way, seconds } = wishes
    const video = { scene, level, camera: choice.camera, kept, seconds, compose }
    const found = sort === "video" ? pathOfWay(way, video) : null
    return { camera: found ? cameraAt(found, 0) : compose(choice.camera), path: found }
  }, [choice, kept, scene, level, sort, wishes])
  const { aperture, focusedAt } = wishes
  const hasFocus = sort === "still" && aperture !== null
  const picture = { document, moment, ...previewSize(size), samples: 12 }
  const distance = useFocus(hasFocus && camera ? { ...picture, sort: "still", camera } : null, focusedAt)
  const shot = camera && hasFocus && distance !== null ? { ...camera, focus: { distance, aperture } } : camera
  // What is seen of a video while it is composed.
  const seen = path ? cameraAt(path, share * secondsOf(path)) : shot
  const samples = samplesOf(wishes.quality, sort, hasFocus)
  const isGlide = sort !== "video" || wishes.way === "glide"
  const isWithout = sort === "video" && path === null
  return (
    <div className="grid gap-5 p-5 md:grid-cols-[minmax(0,1fr)_300px]">
      <div className="grid min-w-0 content-start gap-4">
        <ShotPreview
          order={
            seen && {
              ...picture,
              sort: sort === "panorama" ? "panorama" : "still",
              camera: seen,
              samples: hasFocus ? 32 : picture.samples,
            }
          }
          size={size}
          hasThirds={wishes.hasThirds && sort === "still"}
          focusedAt={hasFocus ? focusedAt : null}
          onFocus={(at) => wish({ focusedAt: at })}
        />
        {path ? <VideoScrubber share={share} seconds={secondsOf(path)} onSet={setShare} /> : null}
        {isGlide ? (
          <CameraChoices
            choices={choices}
            chosen={choice?.key ?? ""}
            document={document}
            moment={moment}
            onPick={(from) => wish({ from })}
          />
        ) : null}
      </div>
      <div className="grid content-start gap-4">
        <RenderOptions
          {...{ wishes, sort, distance }}
          offers={offers ?? []}
          kept={kept.length}
          onWish={wish}
        />
        {/* What is ordered is blurred as it was asked for, or not ordered. */}
        {shot && !(hasFocus && distance === null) && choice && !isWithout ? (
          <StartRender
            offer={offer}
            order={{
              shape: sort === "still" ? wishes.shape : "landscape",
              camera: shot,
              moment,
              path,
              samples,
            }}
            size={size}
            usualName={isGlide ? choice.name : t(`render.way.${wishes.way}`)}
            onStarted={onStarted}
          />
        ) : null}
      </div>
    </div>
  )
}
