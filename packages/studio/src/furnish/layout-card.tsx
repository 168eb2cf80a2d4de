import { classNames } from "@roomwright/ui/class-names"
import { Check, Minus, TriangleAlert } from "lucide-react"
import { Icon } from "@roomwright/ui/icon"
import { formatPrice } from "../library/format-piece.ts"
import { useStudioText } from "../use-studio-text.ts"
import type { FoundLayout } from "./make-layouts.ts"

interface LayoutCardProps {
  readonly layout: FoundLayout
  readonly number: number
  readonly isShown: boolean
  readonly onShow: () => void
}

/** A layout to choose: its plan, its score, and what speaks for it. Pressed, it is shown in the plan and in 3D. */
export function LayoutCard({ layout, number, isShown, onShow }: LayoutCardProps) {
  const t = useStudioText()
  const { picture, score, pieces, good, weak, leftOut, instead, bought, spent, least, hasBudget, unlike } =
    layout
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onShow}
      className={classNames(
        "grid w-full gap-2 rounded-control border p-2 text-left hover:border-ink-2",
        isShown ? "border-accent bg-accent-tint" : "border-line bg-paper",
      )}
    >
      <svg viewBox={picture.viewBox} aria-hidden="true" className="h-36 w-full">
        <path
          d={picture.floors}
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
          className="fill-still stroke-ink"
        />
        <path
          d={picture.things}
          strokeWidth={0.8}
          vectorEffect="non-scaling-stroke"
          fillRule="nonzero"
          className="fill-card stroke-ink-2"
        />
      </svg>
      <span className="flex items-baseline justify-between gap-2">
        <span className="font-semibold">{t("furnish.layout", { number })}</span>
        <span className="num">{t("furnish.score", { score })}</span>
      </span>
      <span className="text-12 text-ink-2">{t("furnish.pieces", { count: pieces })}</span>
      {hasBudget ? (
        <span className="text-12">
          {bought > 0
            ? t("furnish.bought", { count: bought, price: formatPrice(spent) })
            : least === null
              ? t("furnish.noProducts")
              : t("furnish.budgetTooSmall", { price: formatPrice(least) })}
        </span>
      ) : null}
      <span className="grid gap-1 text-12">
        {good.map((reason) => (
          <Line key={reason} icon={Check} look="text-ok" text={t(`furnish.good.${reason}`)} />
        ))}
        {weak.map((reason) => (
          <Line key={reason} icon={Minus} look="text-ink-2" text={t(`furnish.weak.${reason}`)} />
        ))}
        {unlike?.inTemplate.map((room) => (
          <Line
            key={`not ${room}`}
            icon={TriangleAlert}
            look="text-wait"
            text={t("furnish.noRoomLike", { room: t(`room.${room}`) })}
          />
        ))}
        {unlike?.inPlan.map((room) => (
          <Line
            key={`own ${room}`}
            icon={Minus}
            look="text-ink-2"
            text={t("furnish.noExample", { room: t(`room.${room}`) })}
          />
        ))}
        {instead.map(({ room, asked, given }) => (
          <Line
            key={`${room}${asked}`}
            icon={TriangleAlert}
            look="text-wait"
            text={t("furnish.instead", {
              room: t(`room.${room}`),
              asked: t(`furnish.group.${asked}`),
              given: t(`furnish.group.${given}`),
            })}
          />
        ))}
        {leftOut.map(({ room, group }) => (
          <Line
            key={`${room}${group}`}
            icon={TriangleAlert}
            look="text-wait"
            text={t("furnish.leftOut", { room: t(`room.${room}`), group: t(`furnish.group.${group}`) })}
          />
        ))}
      </span>
    </button>
  )
}

interface LineProps {
  readonly icon: typeof Check
  readonly look: string
  readonly text: string
}

const Line = ({ icon, look, text }: LineProps) => (
  <span className="flex gap-1.5">
    <Icon of={icon} size={14} className={classNames("mt-0.5 flex-none", look)} />
    <span className="text-pretty">{text}</span>
  </span>
)
