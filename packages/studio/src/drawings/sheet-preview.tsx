import { tones, type Sheet } from "@roomwright/scene/drawing/drawing"
import { printSheet, type PrintMark } from "@roomwright/scene/drawing/print-sheet"
import { memo } from "react"

/** A sheet as it will be printed: the marks that its files are written from. */
export const SheetPreview = memo(function SheetPreview({ sheet }: { readonly sheet: Sheet }) {
  const { name, width, height, marks } = printSheet(sheet)
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto w-full shadow-float"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {/* Paper is white in the dark, too. */}
      <rect width={width} height={height} fill={tones.paper} />
      {marks.map((mark, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- They have no ids, and a sheet is drawn as a whole.
        <PreviewMark key={at} mark={mark} />
      ))}
    </svg>
  )
})

function PreviewMark({ mark }: { readonly mark: PrintMark }) {
  if (mark.kind === "line")
    return (
      <path
        d={mark.d}
        fill={mark.fill ?? "none"}
        fillRule="evenodd"
        {...(mark.pen > 0 ? { stroke: mark.colour, strokeWidth: mark.pen } : {})}
        {...(mark.dash.length > 0 ? { strokeDasharray: mark.dash.join(" ") } : {})}
      />
    )
  const { text, x, y, size, align, turn, isStrong, colour, fit } = mark
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fill={colour}
      textAnchor={align}
      fontWeight={isStrong ? 600 : 400}
      {...(fit === null ? {} : { textLength: fit, lengthAdjust: "spacingAndGlyphs" })}
      {...(turn === 0 ? {} : { transform: `rotate(${turn} ${x} ${y})` })}
    >
      {text}
    </text>
  )
}
