import { Expand, Map as MapIcon, Shrink, Smartphone, Tag } from "lucide-react"
import type { ReactNode, RefObject } from "react"
import type { PanoramaStage } from "../model-view/panorama-stage.ts"
import { useStudioText } from "../use-studio-text.ts"
import { ToolButton } from "../visit/visit-tools.tsx"
import type { TourTexts } from "./tour-texts.ts"
import { useFullScreen } from "./use-full-screen.ts"
import { useTilt } from "./use-tilt.ts"

interface TourToolsProps {
  readonly texts: TourTexts
  readonly stage: PanoramaStage | null
  /** What is around it fills the screen. */
  readonly root: RefObject<HTMLElement | null>
  readonly hasSpots: boolean
  readonly hasTags: boolean
  readonly hasSketch: boolean
  readonly hasPlan: boolean
  readonly tools: ReactNode
  readonly onTags: () => void
  readonly onPlan: () => void
}

/** Tags, plan, turning with the device, the full screen, and what the page adds. */
export function TourTools(props: TourToolsProps) {
  const { texts, stage, root, hasSpots, hasTags, hasSketch, hasPlan, tools, onTags, onPlan } = props
  const t = useStudioText()
  const tilting = useTilt(stage)
  const isFull = useFullScreen()
  return (
    <>
      <div className="pointer-events-auto flex flex-none gap-1 rounded-pill border border-line bg-glass p-1 shadow-float">
        {hasSpots ? (
          <ToolButton
            icon={Tag}
            label={t(hasTags ? "visit.hideTags" : "visit.showTags")}
            isPressed={hasTags}
            onPress={onTags}
          />
        ) : null}
        {hasSketch ? (
          <ToolButton
            icon={MapIcon}
            label={hasPlan ? texts.hidePlan : texts.showPlan}
            isPressed={hasPlan}
            onPress={onPlan}
          />
        ) : null}
        {tilting.canTilt ? (
          <ToolButton
            icon={Smartphone}
            label={texts.tilt}
            isPressed={tilting.isOn}
            onPress={tilting.toggle}
          />
        ) : null}
        {tools}
        {document.fullscreenEnabled ? (
          <ToolButton
            icon={isFull ? Shrink : Expand}
            label={t(isFull ? "visit.small" : "visit.full")}
            onPress={() =>
              // Refused, it stays as it is.
              void (
                isFull ? document.exitFullscreen() : root.current?.parentElement?.requestFullscreen()
              )?.catch(() => {})
            }
          />
        ) : null}
      </div>
      {tilting.isRefused ? (
        <p
          role="alert"
          className="absolute inset-x-4 top-20 mx-auto max-w-md rounded-card bg-card p-4 text-15 text-ink"
        >
          {texts.tiltRefused}
        </p>
      ) : null}
    </>
  )
}
