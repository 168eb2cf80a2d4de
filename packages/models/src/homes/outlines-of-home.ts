import type { Ring } from "@roomwright/scene/geometry/rings"
import { plus, rotate } from "@roomwright/scene/geometry/vectors"
import { drawSymbol } from "../model/draw-symbol.ts"
import { variantOfPiece, type DemoHome } from "./furnish.ts"

/** Rugs, curtains, and what hangs on a wall would only blacken a small picture. */
const isLeftOut = /^(rug|mat|curtain|blind|decor|mirror|holder|kitchen\.(hood|shelf|wall))\b/

/** The outlines of what stands on the floor of a home, in plan, mm: for a picture of it that is the size of a stamp. */
export function outlinesOfHome({ pieces }: DemoHome): readonly Ring[] {
  return pieces.flatMap((piece) => {
    const { type, values } = variantOfPiece(piece)
    const stands = type.anchor === "floor" || type.anchor === "wall"
    if (piece.on !== undefined || !stands || isLeftOut.test(type.id)) return []
    const [x, y] = piece.at
    return drawSymbol(type, values)
      .filter(({ style }) => style === "outline")
      .map(({ points }) =>
        points.map(([across, front]) =>
          plus({ x, y }, rotate({ x: across * 1_000, y: -front * 1_000 }, piece.turn ?? 0)),
        ),
      )
  })
}
