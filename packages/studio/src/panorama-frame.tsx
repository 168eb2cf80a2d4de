import { Button } from "@roomwright/ui/button"
import { Maximize, Minimize, Minus, Plus } from "lucide-react"
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react"
import type { PanoramaStage } from "./model-view/panorama-stage.ts"
import { RoundButton } from "./round-button.tsx"
import { stepByKey } from "./turn-direction.ts"
import type { StageState } from "./use-panorama-stage.ts"

export interface PanoramaTexts {
  /** What the frame is, with the room's name. */
  readonly label: string
  /** Which keys do what. */
  readonly keys: string
  readonly loading: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly fullScreen: string
  readonly leaveFullScreen: string
  /** The browser cannot draw it. */
  readonly unable: string
  /** Its picture did not come. */
  readonly failed: string
  readonly retry: string
}

interface PanoramaFrameProps {
  readonly texts: PanoramaTexts
  readonly stage: PanoramaStage | null
  readonly state: StageState
  readonly container: React.RefObject<HTMLDivElement | null>
  readonly frame: React.RefObject<HTMLDivElement | null>
  readonly onRetry: () => void
  /** Hears of keys first; true when it knew what to do. */
  readonly onKey?: (key: string) => boolean
  /** What stands on the picture. */
  readonly children: ReactNode
}

/** How far an arrow key turns (degrees). */
const keyStep = 10

/** The frame of a panorama: turned by pointers, fingers and keys, made larger, filling the screen where that is possible. */
export function PanoramaFrame(props: PanoramaFrameProps) {
  const { texts, stage, state, container, frame, onRetry, onKey, children } = props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const follow = (): void => setFull(document.fullscreenElement === root.current && root.current !== null)
    document.addEventListener("fullscreenchange", follow)
    return () => document.removeEventListener("fullscreenchange", follow)
  }, [])
  useEffect(() => stage?.setWheel(isFull), [stage, isFull])

  const press = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget || !stage || state !== "shown") return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const to = stepByKey(stage.looking(), event.key, keyStep)
    if (to) stage.look(to)
    else if (event.key === "+" || event.key === "=") stage.zoomBy(1)
    else if (event.key === "-") stage.zoomBy(-1)
    else if (!onKey?.(event.key)) return
    event.preventDefault()
  }
  return (
    <div ref={root} className="relative size-full overflow-hidden bg-still">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It is turned by keys. */}
      <div
        ref={frame}
        role="application"
        aria-label={texts.label}
        aria-describedby={`${id}-keys`}
        aria-busy={state === "loading"}
        // It is turned by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={press}
        className="absolute inset-0 outline-offset-[-4px]"
      >
        <div ref={container} className="size-full" />
      </div>
      <p id={`${id}-keys`} className="sr-only">
        {texts.keys}
      </p>
      {state === "shown" ? children : null}
      {state === "failed" || state === "unable" ? (
        <div
          role="alert"
          className="absolute inset-0 grid place-content-center gap-4 bg-still p-6 text-center"
        >
          <p className="max-w-measure">{state === "unable" ? texts.unable : texts.failed}</p>
          {state === "failed" ? (
            <div>
              <Button onClick={onRetry}>{texts.retry}</Button>
            </div>
          ) : null}
        </div>
      ) : (
        <div className="absolute right-3 bottom-3 flex gap-1.5">
          <RoundButton icon={Minus} label={texts.zoomOut} onClick={() => stage?.zoomBy(-1)} />
          <RoundButton icon={Plus} label={texts.zoomIn} onClick={() => stage?.zoomBy(1)} />
          {document.fullscreenEnabled ? (
            <RoundButton
              icon={isFull ? Minimize : Maximize}
              label={isFull ? texts.leaveFullScreen : texts.fullScreen}
              onClick={() =>
                // Refused, it stays as it is.
                void (isFull ? document.exitFullscreen() : root.current?.requestFullscreen())?.catch(() => {})
              }
            />
          ) : null}
        </div>
      )}
    </div>
  )
}
