import { ArrowLeft } from "lucide-react"
import { useState } from "react"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import { useStudioText } from "../use-studio-text.ts"
import type { StudioRender } from "./render-host.ts"

interface ComparePicturesProps {
  readonly before: StudioRender
  readonly after: StudioRender
  readonly onBack: () => void
}

/** Two pictures over each other: a slider, moved by pointer or arrow keys, says how much is seen of each. */
export function ComparePictures({ before, after, onBack }: ComparePicturesProps) {
  const t = useStudioText()
  const [share, setShare] = useState(50)
  return (
    <div className="grid gap-3 p-5">
      <PanelButton icon={ArrowLeft} look="quiet" onClick={onBack} className="justify-self-start">
        {t("render.back")}
      </PanelButton>
      <div
        className="relative mx-auto w-full overflow-hidden rounded-inner bg-sunk"
        style={{
          aspectRatio: `${before.width} / ${before.height}`,
          maxWidth: `calc(60dvh * ${before.width / before.height})`,
        }}
      >
        <img
          src={after.picture?.large}
          alt={after.name}
          className="absolute inset-0 size-full object-cover"
        />
        <img
          src={before.picture?.large}
          alt={before.name}
          className="absolute inset-0 size-full object-cover"
          style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
        />
        <span
          aria-hidden="true"
          className="absolute inset-y-0 w-0.5 bg-photo-ink shadow-tag"
          style={{ left: `${share}%` }}
        />
      </div>
      <label className="mx-auto grid w-full max-w-[640px] gap-1">
        <span className="flex justify-between gap-3 text-12 text-ink-2">
          <span className="wrap-anywhere">{before.name}</span>
          <span className="text-right wrap-anywhere">{after.name}</span>
        </span>
        <input
          type="range"
          min={0}
          max={100}
          value={share}
          aria-label={t("render.compare.slider")}
          onChange={(event) => setShare(Number(event.target.value))}
          className="w-full accent-accent"
        />
      </label>
    </div>
  )
}
