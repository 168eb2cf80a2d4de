import { onLevel } from "@roomwright/scene/document/scene-index"
import type { Light } from "@roomwright/scene/kinds/light/light"
import type { ElementKind } from "../element-kind.tsx"
import { LitMark, Mark } from "../mark.tsx"

const sizeOf = ({ shape, size }: Light): Light["size"] | null => (shape === "area" ? size : null)

const sign = "M4.5 0A4.5 4.5 0 1 1 -4.5 0A4.5 4.5 0 1 1 4.5 0M0 -7v-3M0 7v3M-7 0h-3M7 0h3"

export const lightKind = {
  kind: "light",
  plan: {
    kind: "light",
    Layer: ({ scene, level, mmPerPixel }) => (
      <g className="fill-none stroke-plan-item" strokeWidth={1}>
        {onLevel(scene, level, "light").map(({ id, element }) => (
          <Mark key={id} {...element} size={sizeOf(element)} d={sign} mmPerPixel={mmPerPixel} />
        ))}
      </g>
    ),
    Lit: ({ scene, level, ids, mmPerPixel }) =>
      onLevel(scene, level, "light").map(({ id, element }) =>
        ids.has(id) ? <LitMark key={id} {...element} size={sizeOf(element)} mmPerPixel={mmPerPixel} /> : null,
      ),
    corners: (_, { element }) => [element.at],
  },
  moved: { what: "move" },
  isCopied: true,
} as const satisfies ElementKind<Light>
