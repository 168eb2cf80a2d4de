import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { TextField } from "@roomwright/ui/text-field"
import { Check, CircleSlash } from "lucide-react"
import { useState } from "react"
import { formatNumber } from "../platform/locale/format.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import {
  doorHeightMm,
  narrowestDoorCm,
  wayIntoLift,
  wayThroughDoor,
  type Sides,
  type Way,
} from "./fits-through.ts"

const usualDoors = ["70", "80", "90"] as const
const liftFields = ["liftWidth", "liftDepth", "liftHeight", "liftDoor"] as const
type LiftField = (typeof liftFields)[number]
/** Of a usual lift of eight people, cm. */
const usualLift: Readonly<Record<LiftField, string>> = {
  liftWidth: "110",
  liftDepth: "140",
  liftHeight: "220",
  liftDoor: "80",
}

/** Whole centimetres, or with a comma or a point; null for what is no door and no lift. */
function readCm(typed: string): number | null {
  const cm = Number(typed.trim().replace(",", "."))
  return cm >= 20 && cm <= 600 ? cm * 10 : null
}

/** Says plainly whether a thing gets through a door and into a lift, how, and by which of its sides. */
export function DoorCheck({ sides }: { readonly sides: Sides }) {
  const t = useText()
  const [door, setDoor] = useState("80")
  const [lift, setLift] = useState<Readonly<Record<LiftField, string>> | null>(null)
  const narrowest = narrowestDoorCm(sides)
  const doorMm = readCm(door)
  const [width, depth, height, liftDoor] = liftFields.map((field) => (lift ? readCm(lift[field]) : null))
  const isLiftRead = width && depth && height && liftDoor
  return (
    <section aria-labelledby="door-check" className="mt-8 border-t border-line pt-6">
      <h3 id="door-check" className="text-22">
        {t("product.door.title")}
      </h3>
      <p className="mt-1 text-ink-2">{t("product.door.from", { cm: narrowest })}</p>
      <div className="mt-4 flex flex-wrap items-end gap-2">
        <div className="w-32">
          <TextField
            label={t("product.door.width")}
            inputMode="decimal"
            autoComplete="off"
            value={door}
            onChange={(event) => setDoor(event.target.value)}
          />
        </div>
        {usualDoors.map((cm) => (
          <button
            key={cm}
            type="button"
            aria-pressed={door === cm}
            onClick={() => setDoor(cm)}
            className="num min-h-11 rounded-control border border-line-2 bg-card px-3.5 text-15 hover:border-ink-2 aria-pressed:border-ink aria-pressed:ring-1 aria-pressed:ring-ink"
          >
            {cm} cm
          </button>
        ))}
      </div>
      {doorMm === null ? (
        <p role="status" className="mt-3 text-15 text-ink-2">
          {t("product.door.type")}
        </p>
      ) : (
        <Answer
          way={wayThroughDoor(sides, { widthMm: doorMm, heightMm: doorHeightMm })}
          fits={t("product.door.fits", { cm: doorMm / 10 })}
          not={t("product.door.not", { cm: doorMm / 10 })}
        />
      )}
      {lift === null ? (
        <button
          type="button"
          onClick={() => setLift(usualLift)}
          className="mt-3 text-15 text-accent underline underline-offset-4"
        >
          {t("product.lift.open")}
        </button>
      ) : (
        <fieldset className="mt-5">
          <legend className="text-15 font-medium">{t("product.lift.title")}</legend>
          <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-4">
            {liftFields.map((field) => (
              <TextField
                key={field}
                label={t(`product.lift.${field}`)}
                inputMode="decimal"
                autoComplete="off"
                value={lift[field]}
                onChange={(event) => setLift({ ...lift, [field]: event.target.value })}
              />
            ))}
          </div>
          {isLiftRead ? (
            <Answer
              way={wayIntoLift(sides, { widthMm: width, depthMm: depth, heightMm: height, doorMm: liftDoor })}
              fits={t("product.lift.fits")}
              not={t("product.lift.not")}
            />
          ) : (
            <p role="status" className="mt-3 text-15 text-ink-2">
              {t("product.door.type")}
            </p>
          )}
        </fieldset>
      )}
      <p className="mt-3 text-14 text-ink-2">{t("product.door.note")}</p>
    </section>
  )
}

interface AnswerProps {
  readonly way: Way | null
  readonly fits: string
  readonly not: string
}

function Answer({ way, fits, not }: AnswerProps) {
  const t = useText()
  const language = useLanguage()
  const cm = (mm: number): string => formatNumber(Math.round(mm) / 10, language)
  return (
    <p
      role="status"
      className={classNames("mt-3 flex items-start gap-2 text-15", way ? "text-ok" : "text-bad")}
    >
      <Icon of={way ? Check : CircleSlash} />
      <span>
        <b className="font-medium">{way ? fits : not}</b>
        {way ? (
          <span className="text-ink-2">
            {" "}
            {t(`product.door.${way.how}`, { across: cm(way.acrossMm), up: cm(way.upMm) })}
          </span>
        ) : null}
      </span>
    </p>
  )
}
