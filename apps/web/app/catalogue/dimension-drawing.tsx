import type { ModelOutline } from "@roomwright/contract/catalogue/product-models"

interface DimensionDrawingProps {
  readonly widthMm: number
  readonly depthMm: number
  readonly heightMm: number
  /** What its model looks like; views that it lacks are the box that the thing takes. */
  readonly drawing: ModelOutline | null
  readonly title: string
  readonly labels: { readonly front: string; readonly side: string; readonly top: string }
  readonly measure: (mm: number) => string
}

type Rings = readonly (readonly number[])[]

interface View {
  readonly label: string
  readonly across: number
  readonly up: number
  readonly shape: Rings
  /** Beside it stands how high it is. */
  readonly saysUp: boolean
}

const box: Rings = [[-500, 500, 500, 500, 500, -500, -500, -500]]

/** Of the drawing's own units. */
const sheet = { across: 640, most: 250, edge: 56, gap: 84, row: 84 } as const
/** Things lower than this part of their width lie flat: a rug is drawn from above alone. */
const flatRatio = 0.05

/**
 * A thing as an architect draws it, to one scale: from the front and from the side on one ground, from above below them, each with its
 * measures.
 */
export function DimensionDrawing({
  widthMm,
  depthMm,
  heightMm,
  drawing,
  title,
  labels,
  measure,
}: DimensionDrawingProps) {
  const isFlat = heightMm < Math.max(widthMm, depthMm) * flatRatio
  const front: View = {
    label: labels.front,
    across: widthMm,
    up: heightMm,
    shape: drawing?.front ?? box,
    saysUp: true,
  }
  const side: View = {
    label: labels.side,
    across: depthMm,
    up: heightMm,
    shape: drawing?.side ?? box,
    saysUp: false,
  }
  const top: View = {
    label: labels.top,
    across: widthMm,
    up: depthMm,
    shape: drawing?.outline ?? box,
    saysUp: true,
  }
  const { across, most, edge, gap, row } = sheet
  const room = across - 2 * edge - (isFlat ? 0 : gap)
  const scale = Math.min(
    room / (isFlat ? widthMm : widthMm + depthMm),
    most / (isFlat ? depthMm : Math.max(heightMm, depthMm)),
  )
  const wide = (isFlat ? widthMm : widthMm + depthMm) * scale + (isFlat ? 0 : gap)
  const left = (across - wide) / 2
  const ground = 24 + (isFlat ? depthMm : heightMm) * scale
  const below = ground + row + 20
  const whole = isFlat ? ground + row : below + depthMm * scale + row
  return (
    <svg viewBox={`0 0 ${across} ${Math.ceil(whole)}`} role="img" aria-label={title} className="block w-full">
      {isFlat ? (
        <DrawnView view={top} {...{ left, ground, scale, measure }} />
      ) : (
        <>
          <path d={`M${left - 14} ${ground}H${left + wide + 14}`} className="stroke-line-2" strokeWidth="1" />
          <DrawnView view={front} {...{ left, ground, scale, measure }} />
          <DrawnView view={side} {...{ left: left + widthMm * scale + gap, ground, scale, measure }} />
          <DrawnView view={top} {...{ left, ground: below + depthMm * scale, scale, measure }} />
        </>
      )}
    </svg>
  )
}

interface DrawnViewProps {
  readonly view: View
  readonly left: number
  /** Where its lower edge is. */
  readonly ground: number
  readonly scale: number
  readonly measure: (mm: number) => string
}

function DrawnView({ view, left, ground, scale, measure }: DrawnViewProps) {
  const [width, height] = [view.across * scale, view.up * scale]
  const pathOf = (rings: Rings): string =>
    rings
      .map((ring) => {
        const points: string[] = []
        for (let at = 0; at + 1 < ring.length; at += 2) {
          const x = left + width * (0.5 + (ring[at] ?? 0) / 1_000)
          const y = ground - height * (0.5 + (ring[at + 1] ?? 0) / 1_000)
          points.push(`${x.toFixed(1)} ${y.toFixed(1)}`)
        }
        return `M${points.join("L")}Z`
      })
      .join("")
  const line = ground + 24
  return (
    <g>
      <path
        d={pathOf(view.shape)}
        fillRule="evenodd"
        strokeWidth="1.8"
        strokeLinejoin="round"
        className="fill-sunk stroke-ink"
      />
      <g className="fill-none stroke-ink-2" strokeWidth="1">
        <path d={`M${left} ${line}h${width}`} />
        {/* Slanted strokes at the ends, as on plans of houses. */}
        <path d={`M${left - 4} ${line + 4}l8 -8M${left + width - 4} ${line + 4}l8 -8`} strokeWidth="1.6" />
        {view.saysUp ? (
          <>
            <path d={`M${left - 24} ${ground - height}v${height}`} />
            <path
              d={`M${left - 28} ${ground + 4}l8 -8M${left - 28} ${ground - height + 4}l8 -8`}
              strokeWidth="1.6"
            />
          </>
        ) : null}
      </g>
      <g className="num fill-ink font-sans text-16" textAnchor="middle">
        <text x={left + width / 2} y={line + 22}>
          {measure(view.across)}
        </text>
        <text x={left + width / 2} y={line + 44} className="fill-ink-2 text-14">
          {view.label}
        </text>
        {view.saysUp ? (
          <text transform={`translate(${left - 32} ${ground - height / 2}) rotate(-90)`}>
            {measure(view.up)}
          </text>
        ) : null}
      </g>
    </g>
  )
}
