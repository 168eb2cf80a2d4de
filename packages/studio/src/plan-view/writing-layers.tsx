import { classNames } from "@roomwright/ui/class-names"
import { memo, useMemo } from "react"
import { dimensionTextSize, outerMarks, roomMarks, type DimensionMark } from "./dimension-marks.ts"
import type { LevelDrawing } from "./draw-level.ts"
import type { RoomShape } from "../kinds/room/draw-rooms.ts"
import { nameOfRoom, writeArea, writeLength, type PlanWords } from "./plan-words.ts"
import { writeName } from "../kinds/room/place-name.ts"
import { nameLine } from "./text-fits.ts"
import { Upright } from "./upright.tsx"

interface WritingProps {
  readonly words: PlanWords
  readonly mmPerPixel: number
}

/** Names and areas of rooms, as far as there is room for them. */
export const NameLayer = memo(function NameLayer({
  rooms,
  words,
  mmPerPixel,
}: WritingProps & Pick<LevelDrawing, "rooms">) {
  return (
    <g
      textAnchor="middle"
      className="pointer-events-none font-medium [paint-order:stroke] [stroke-linejoin:round]"
    >
      {rooms.map((room) => (
        <RoomName key={room.rank} shape={room} words={words} mmPerPixel={mmPerPixel} />
      ))}
    </g>
  )
})

const RoomName = memo(function RoomName({
  shape,
  words,
  mmPerPixel,
}: WritingProps & { readonly shape: RoomShape }) {
  const written = useMemo(
    () =>
      writeName(shape, { name: nameOfRoom(words, shape), area: writeArea(words, shape.netArea) }, mmPerPixel),
    [shape, words, mmPerPixel],
  )
  const { lines: fit, at } = written
  if (fit.length === 0) return null
  // The lines together have their middle at the place.
  const top = (-fit.length * nameLine) / 2 + 13
  return (
    <Upright at={at} mmPerPixel={mmPerPixel}>
      {fit.map(({ text, size, isArea }, line) => (
        <text
          key={text}
          y={top + line * nameLine}
          fontSize={size}
          strokeWidth={4}
          className={isArea ? "num fill-ink-2 stroke-plan-room font-normal" : "fill-ink stroke-plan-room"}
        >
          {text}
        </text>
      ))}
    </Upright>
  )
})

/** Lengths along the outside and inside the rooms. */
export const DimensionLayer = memo(function DimensionLayer({
  plan,
  rooms,
  words,
  mmPerPixel,
  isSmall,
}: WritingProps & Pick<LevelDrawing, "plan" | "rooms"> & { readonly isSmall: boolean }) {
  const outer = useMemo(
    () => outerMarks(plan, mmPerPixel, (mm) => writeLength(words, mm), isSmall),
    [plan, mmPerPixel, words, isSmall],
  )
  return (
    <g textAnchor="middle" className="num pointer-events-none" fontSize={dimensionTextSize}>
      {outer.map((mark) => (
        <Dimension key={mark.key} mark={mark} mmPerPixel={mmPerPixel} />
      ))}
      {rooms.map(({ rank, straight }) => (
        <RoomDimensions key={rank} straight={straight} words={words} mmPerPixel={mmPerPixel} />
      ))}
    </g>
  )
})

const RoomDimensions = memo(function RoomDimensions({
  straight,
  words,
  mmPerPixel,
}: WritingProps & Pick<RoomShape, "straight">) {
  return roomMarks(straight, mmPerPixel, (mm) => writeLength(words, mm)).map((mark) => (
    <Dimension key={mark.key} mark={mark} mmPerPixel={mmPerPixel} />
  ))
})

const isSameMark = (one: DimensionProps, other: DimensionProps): boolean =>
  one.mmPerPixel === other.mmPerPixel &&
  one.mark.d === other.mark.d &&
  one.mark.text === other.mark.text &&
  one.mark.turn === other.mark.turn

interface DimensionProps {
  readonly mark: DimensionMark
  readonly mmPerPixel: number
}

/** What it is made of follows from its line, its text and which way that is read. */
const Dimension = memo(function Dimension({ mark, mmPerPixel }: DimensionProps) {
  return (
    <>
      <path
        d={mark.d}
        vectorEffect="non-scaling-stroke"
        strokeWidth={1}
        className="fill-none stroke-plan-dimension"
      />
      {mark.text === "" ? null : (
        <Upright at={mark.at} turn={mark.turn} mmPerPixel={mmPerPixel}>
          <text
            strokeWidth={3}
            className={classNames(
              "fill-ink-2 [paint-order:stroke]",
              mark.isInside ? "stroke-plan-room/70" : "stroke-plan/70",
            )}
          >
            {mark.text}
          </text>
        </Upright>
      )}
    </>
  )
}, isSameMark)
