import { PickField } from "../panels/parts/pick-field.tsx"
import { useStudioText } from "../use-studio-text.ts"
import { ChoiceRow } from "./choice-row.tsx"
import { FocusOptions } from "./focus-options.tsx"
import { lenses } from "./compose-shot.ts"
import { VideoOptions } from "./video-options.tsx"
import { renderShapes, type RenderOffer } from "./render-host.ts"
import { renderMoods } from "./render-order.ts"
import { Tick } from "./tick.tsx"
import { renderQualities, type Wishes } from "./render-wishes.ts"

interface RenderOptionsProps {
  readonly wishes: Wishes
  readonly offers: readonly RenderOffer[]
  readonly sort: RenderOffer["sort"]
  /** Views that were kept: a video walks along them. */
  readonly kept: number
  /** Of what a still is focused on, m; null until it is known. */
  readonly distance: number | null
  readonly onWish: (part: Partial<Wishes>) => void
}

/** Size, shape, lens and light of a picture, or the way of a video. */
export function RenderOptions({ wishes, offers, sort, kept, distance, onWish }: RenderOptionsProps) {
  const t = useStudioText()
  const isStill = sort === "still"
  return (
    <>
      <PickField
        label={t("render.kind")}
        value={offers.some(({ kind }) => kind === wishes.kind) ? wishes.kind : null}
        none={t("render.loading")}
        options={offers.map(({ kind }) => ({ value: kind, text: t(`render.kind.${kind}`) }))}
        onPick={(kind) => onWish({ kind })}
      />
      {sort === "video" ? <VideoOptions wishes={wishes} kept={kept} onWish={onWish} /> : null}
      {isStill ? (
        <ChoiceRow
          label={t("render.shape")}
          value={wishes.shape}
          options={renderShapes.map((shape) => ({ value: shape, text: t(`render.shape.${shape}`) }))}
          onPick={(shape) => onWish({ shape })}
        />
      ) : null}
      {sort === "panorama" ? null : (
        <ChoiceRow
          label={t("render.lens")}
          value={wishes.lens}
          options={lenses.map((lens) => ({
            value: lens,
            text: lens === null ? t("render.lens.asSeen") : t("render.lens.mm", { mm: lens }),
          }))}
          onPick={(lens) => onWish({ lens })}
        />
      )}
      <div className="grid gap-1.5">
        <Tick label={t("render.low")} isOn={wishes.isLow} onSet={(isLow) => onWish({ isLow })} />
        {isStill ? (
          <>
            <Tick
              label={t("render.straight")}
              isOn={wishes.isStraight}
              onSet={(isStraight) => onWish({ isStraight })}
            />
            <Tick
              label={t("render.thirds")}
              isOn={wishes.hasThirds}
              onSet={(hasThirds) => onWish({ hasThirds })}
            />
          </>
        ) : null}
      </div>
      {isStill ? <FocusOptions aperture={wishes.aperture} distance={distance} onWish={onWish} /> : null}
      <ChoiceRow
        label={t("render.mood")}
        value={wishes.mood}
        options={[
          { value: null, text: t("render.mood.asSeen") },
          ...renderMoods.map((mood) => ({ value: mood, text: t(`render.mood.${mood}`) })),
        ]}
        onPick={(mood) => onWish({ mood })}
      />
      <label className="grid gap-1">
        <span className="flex justify-between gap-2 text-12 text-ink-2">
          {t("render.brightness")}
          <span className="num">
            {wishes.stops === 0
              ? t("render.brightness.auto")
              : `${wishes.stops > 0 ? "+" : ""}${wishes.stops}`}
          </span>
        </span>
        <input
          type="range"
          min={-2}
          max={2}
          step={0.25}
          value={wishes.stops}
          onChange={(event) => onWish({ stops: Number(event.target.value) })}
          className="w-full accent-accent"
        />
      </label>
      <ChoiceRow
        label={t("render.quality")}
        value={wishes.quality}
        options={renderQualities.map((quality) => ({ value: quality, text: t(`render.quality.${quality}`) }))}
        onPick={(quality) => onWish({ quality })}
      />
    </>
  )
}
