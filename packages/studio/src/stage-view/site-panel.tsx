import type { Site } from "@roomwright/scene/kinds/site/site"
import { PickField } from "../panels/parts/pick-field.tsx"
import { FieldPair } from "../panels/parts/section.tsx"
import { TypedField } from "../panels/parts/typed-field.tsx"
import { useLengths } from "../panels/parts/use-lengths.ts"
import { languageOf, useStudioText } from "../use-studio-text.ts"
import { parseCoordinate, placeAt, placeNames, places } from "./places.ts"
import { changeSite } from "./site-of-view.ts"
import { SiteSlider } from "./site-slider.tsx"
import type { StageControl } from "./stage-control.ts"
import { useStageState } from "./use-stage-state.ts"
import { keepQuality, wantedQualities } from "./wanted-quality.ts"
import { wordHour } from "./word-hour.ts"

/** Where the home stands, when it is looked at, where north is, and how bright the picture is. */
export function SitePanel({ control, site }: { readonly control: StageControl; readonly site: Site }) {
  const t = useStudioText()
  const { number } = useLengths()
  const quality = useStageState(control, (state) => state.quality)
  const { latitude, longitude, month, day, hour, north, exposure } = site
  const months = new Intl.DateTimeFormat(languageOf(t), { month: "long", timeZone: "UTC" })
  const lastDay = new Date(Date.UTC(2024, month, 0)).getUTCDate()
  const coordinate = (label: string, name: "latitude" | "longitude", most: number) => (
    <TypedField
      label={label}
      value={site[name]}
      format={(degrees) => number(degrees, 2)}
      parse={(typed) => parseCoordinate(typed, most)}
      problem={t("site.noCoordinate", { most: String(most) })}
      step={1}
      sign="°"
      onSet={(degrees) => changeSite(control, { [name]: Math.max(-most, Math.min(most, degrees)) })}
    />
  )
  return (
    <div className="grid w-68 max-w-full gap-3">
      <PickField
        label={t("site.place")}
        value={placeAt(latitude, longitude)}
        none={t("site.elsewhere")}
        options={placeNames.map((name) => ({ value: name, text: t(`place.${name}`) }))}
        onPick={(name) => changeSite(control, { latitude: places[name][0], longitude: places[name][1] })}
      />
      <FieldPair>
        {coordinate(t("site.latitude"), "latitude", 90)}
        {coordinate(t("site.longitude"), "longitude", 180)}
        <PickField
          label={t("site.month")}
          value={String(month)}
          options={Array.from({ length: 12 }, (_, at) => ({
            value: String(at + 1),
            text: months.format(new Date(Date.UTC(2026, at, 1))),
          }))}
          onPick={(picked) => changeSite(control, { month: Number(picked) })}
        />
        <PickField
          label={t("site.day")}
          value={String(day)}
          options={Array.from({ length: lastDay }, (_, at) => ({
            value: String(at + 1),
            text: String(at + 1),
          }))}
          onPick={(picked) => changeSite(control, { day: Number(picked) })}
        />
      </FieldPair>
      <SiteSlider
        control={control}
        label={t("site.hour")}
        name="hour"
        value={hour}
        min={0}
        max={24}
        step={0.25}
        text={wordHour(hour)}
      />
      <div className="flex items-center gap-3">
        <svg viewBox="-12 -12 24 24" aria-hidden="true" className="size-9 flex-none stroke-ink-2">
          <circle r={11} fill="none" strokeWidth={1} />
          <path d="M0 -9L4 5L0 2L-4 5Z" transform={`rotate(${north})`} className="fill-accent stroke-none" />
        </svg>
        <div className="min-w-0 flex-1">
          <SiteSlider
            control={control}
            label={t("site.north")}
            name="north"
            value={north}
            min={0}
            max={355}
            step={5}
            text={`${number(north, 0)}°`}
          />
        </div>
      </div>
      <SiteSlider
        control={control}
        label={t("site.exposure")}
        name="exposure"
        value={exposure}
        min={-3}
        max={3}
        step={0.25}
        text={t("site.stops", { stops: `${exposure > 0 ? "+" : ""}${number(exposure, 2)}` })}
      />
      <p className="text-12 text-ink-2">{t("site.hint")}</p>
      <PickField
        label={t("stage.quality")}
        value={quality}
        options={wantedQualities.map((one) => ({ value: one, text: t(`stage.quality.${one}`) }))}
        onPick={(picked) => {
          keepQuality(picked)
          control.set({ quality: picked })
        }}
      />
    </div>
  )
}
