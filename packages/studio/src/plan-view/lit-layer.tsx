import { memo } from "react"
import type { LitProps } from "../kinds/plan-kind.tsx"
import { planKinds } from "../kinds/plan-kinds.ts"

/** Elements drawn once more in clay: strongly what is chosen, lightly what is pointed at. */
export const LitLayer = memo(function LitLayer(props: LitProps) {
  if (props.ids.size === 0 && props.selection.kind !== "room") return null
  return (
    <g
      className={
        props.isChosen
          ? "pointer-events-none fill-accent/20 stroke-accent"
          : "pointer-events-none fill-accent/10 stroke-accent/70"
      }
      strokeWidth={props.isChosen ? 1.6 : 1.4}
    >
      {planKinds.map(({ kind, Lit }) => (Lit ? <Lit key={kind} {...props} /> : null))}
    </g>
  )
})
