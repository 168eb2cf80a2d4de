import { onLevel } from "@roomwright/scene/document/scene-index"
import type { Camera } from "@roomwright/scene/kinds/camera/camera"
import type { ElementKind } from "../element-kind.tsx"
import { LitMark, Mark } from "../mark.tsx"

const sign = "M-4 0A4 4 0 1 1 4 0A4 4 0 1 1 -4 0M4 -3L16 -9M4 3L16 9"

export const cameraKind = {
  kind: "camera",
  plan: {
    kind: "camera",
    Layer: ({ scene, level, mmPerPixel }) => (
      <g className="fill-none stroke-plan-item" strokeWidth={1}>
        {onLevel(scene, level, "camera").map(({ id, element: { at, turn } }) => (
          <Mark key={id} at={at} turn={turn} size={null} d={sign} mmPerPixel={mmPerPixel} />
        ))}
      </g>
    ),
    Lit: ({ scene, level, ids, mmPerPixel }) =>
      onLevel(scene, level, "camera").map(({ id, element: { at, turn } }) =>
        ids.has(id) ? <LitMark key={id} at={at} turn={turn} size={null} mmPerPixel={mmPerPixel} /> : null,
      ),
    // A kept view of a home from outside is far from it.
    isApart: true,
    corners: (_, { element }) => [element.at],
  },
  moved: { what: "move" },
  isCopied: true,
} as const satisfies ElementKind<Camera>
