interface DimensionDrawingProps {
  readonly widthMm: number
  readonly depthMm: number
  readonly heightMm: number
  readonly title: string
  readonly labels: { readonly front: string; readonly side: string; readonly top: string }
}

/** Space between the two views, and around them for the measures, as parts of the drawing's width. */
const gap = 0.14
const margin = 0.1

/** Things lower than this part of their width lie flat: a rug is drawn from above. */
const flatRatio = 0.05

/** The space a thing takes, to scale; lying things from above, all others from the front and the side. */
export function DimensionDrawing(props: DimensionDrawingProps) {
  return props.heightMm < props.widthMm * flatRatio ? <TopView {...props} /> : <FrontAndSide {...props} />
}

function TopView({ widthMm, depthMm, title, labels }: DimensionDrawingProps) {
  const across = 600
  const scale = Math.min((across * (1 - 2 * margin)) / widthMm, 300 / depthMm)
  const width = widthMm * scale
  const depth = depthMm * scale
  const top = 20
  const left = (across - width) / 2
  const below = top + depth
  return (
    <svg viewBox={`0 0 ${across} ${below + 72}`} role="img" aria-label={title} className="block w-full">
      <rect
        x={left}
        y={top}
        width={width}
        height={depth}
        rx="4"
        className="fill-sunk stroke-ink"
        strokeWidth="1.6"
      />
      <g className="fill-none stroke-ink-2" strokeWidth="1">
        <path d={`M${left} ${below + 22}h${width}m0 -6v12M${left} ${below + 16}v12`} />
        <path d={`M${left - 22} ${top}v${depth}m-6 0h12M${left - 28} ${top}h12`} />
      </g>
      <g className="num fill-ink-2 font-sans text-16" textAnchor="middle">
        <text x={left + width / 2} y={below + 42}>
          {widthMm}
        </text>
        <text x={left + width / 2} y={below + 64}>
          {labels.top}
        </text>
        <text transform={`translate(${left - 30} ${top + depth / 2}) rotate(-90)`}>{depthMm}</text>
      </g>
    </svg>
  )
}

/**
 * Two views to one scale:
 *
 *      ┌──────────┐      ┌─────┐
 *   h  │          │      │     │
 *      └──────────┘      └─────┘
 *           w               d
 */
function FrontAndSide({ widthMm, depthMm, heightMm, title, labels }: DimensionDrawingProps) {
  const across = 600
  const room = across * (1 - gap - 2 * margin)
  const scale = Math.min(room / (widthMm + depthMm), 260 / heightMm)
  const width = widthMm * scale
  const depth = depthMm * scale
  const height = heightMm * scale
  const top = 28
  const between = across * gap
  const left = (across - width - depth - between) / 2
  const floor = top + height
  const side = left + width + between
  return (
    <svg viewBox={`0 0 ${across} ${floor + 72}`} role="img" aria-label={title} className="block w-full">
      <g className="fill-sunk stroke-ink" strokeWidth="1.6">
        <rect x={left} y={top} width={width} height={height} rx="4" />
        <rect x={side} y={top} width={depth} height={height} rx="4" />
      </g>
      <g className="fill-none stroke-ink-2" strokeWidth="1">
        <path d={`M${left} ${floor + 22}h${width}m0 -6v12M${left} ${floor + 16}v12`} />
        <path d={`M${side} ${floor + 22}h${depth}m0 -6v12M${side} ${floor + 16}v12`} />
        <path d={`M${left - 22} ${top}v${height}m-6 0h12M${left - 28} ${top}h12`} />
      </g>
      <g className="num fill-ink-2 font-sans text-16" textAnchor="middle">
        <text x={left + width / 2} y={floor + 42}>
          {widthMm}
        </text>
        <text x={side + depth / 2} y={floor + 42}>
          {depthMm}
        </text>
        <text transform={`translate(${left - 30} ${top + height / 2}) rotate(-90)`}>{heightMm}</text>
        <text x={left + width / 2} y={floor + 64}>
          {labels.front}
        </text>
        <text x={side + depth / 2} y={floor + 64}>
          {labels.side}
        </text>
      </g>
    </svg>
  )
}
