import { onLevel } from "@roomwright/scene/document/scene-index"
import type { ForeignElement } from "@roomwright/scene/kinds/foreign/foreign-element"
import type { ElementKind } from "../element-kind.tsx"
import { LitMark, Mark } from "../mark.tsx"
import { readForeign } from "./read-foreign.ts"

const sign = "M-5 0L0 -5L5 0L0 5Z"

/** Kinds that a later version of this program knows: they are marked where they say they are, and kept as they came. */
export const foreignKind = {
  kind: "foreign",
  plan: {
    kind: "foreign",
    Layer: ({ scene, level, mmPerPixel }) => (
      <g className="fill-none stroke-plan-item" strokeWidth={1}>
        {onLevel(scene, level, "foreign").map(({ id, element }) => {
          const mark = readForeign(element)
          return mark ? <Mark key={id} {...mark} d={sign} mmPerPixel={mmPerPixel} /> : null
        })}
      </g>
    ),
    Lit: ({ scene, level, ids, mmPerPixel }) =>
      onLevel(scene, level, "foreign").map(({ id, element }) => {
        const mark = ids.has(id) ? readForeign(element) : null
        return mark ? <LitMark key={id} {...mark} mmPerPixel={mmPerPixel} /> : null
      }),
    corners: (_, { element }) => {
      const mark = readForeign(element)
      return mark ? [mark.at] : []
    },
  },
} as const satisfies ElementKind<ForeignElement>
