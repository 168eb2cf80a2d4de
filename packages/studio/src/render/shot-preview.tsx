import type { PicturePlace } from "@roomwright/models/seen/camera-rays"
import { useStudioText } from "../use-studio-text.ts"
import { FocusPlace } from "./focus-place.tsx"
import type { RenderSize } from "./render-host.ts"
import type { PictureOrder } from "./render-order.ts"
import { usePreview } from "./use-preview.ts"

interface ShotPreviewProps {
  /** Null until it is known what is wanted. */
  readonly order: PictureOrder | null
  readonly size: RenderSize
  readonly hasThirds: boolean
  /** What it is focused on, to be set by a press; null: all is sharp. */
  readonly focusedAt: PicturePlace | null
  readonly onFocus: (at: PicturePlace) => void
}

/** What the picture will show, with the lines that divide it into thirds. */
export function ShotPreview({ order, size, hasThirds, focusedAt, onFocus }: ShotPreviewProps) {
  const t = useStudioText()
  const { address, state } = usePreview(order)
  const words = {
    making: t("render.preview.making"),
    paused: t("render.preview.paused"),
    failed: t("render.preview.failed"),
    there: "",
  } as const
  return (
    <div className="grid justify-items-center gap-2">
      <div
        className="relative max-h-[52dvh] w-full overflow-hidden rounded-inner bg-sunk"
        style={{
          aspectRatio: `${size.width} / ${size.height}`,
          maxWidth: `calc(52dvh * ${size.width / size.height})`,
        }}
      >
        {address === null ? null : (
          <img
            src={address}
            alt={t("render.preview")}
            className={`size-full object-cover transition-opacity duration-200 ${state === "there" ? "" : "opacity-60"}`}
          />
        )}
        {hasThirds ? (
          <svg
            viewBox="0 0 3 3"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 size-full fill-none stroke-photo-ink opacity-60"
          >
            <path d="M1 0V3M2 0V3M0 1H3M0 2H3" strokeWidth={1} vectorEffect="non-scaling-stroke" />
          </svg>
        ) : null}
        {focusedAt ? <FocusPlace at={focusedAt} onSet={onFocus} /> : null}
      </div>
      <p role="status" className="min-h-5 text-12 text-ink-2">
        {words[state]}
      </p>
    </div>
  )
}
