import { billOfQuantities } from "../../packages/scene/src/bill/bill-of-quantities.ts"
import { childrenOfKind } from "../../packages/scene/src/document/scene-index.ts"
import type { Scene } from "../../packages/scene/src/document/scene.ts"
import { wallsOfLevel } from "../../packages/scene/src/geometry/plan-level.ts"
import { wallAxis } from "../../packages/scene/src/kinds/wall/wall-axis.ts"

/** The page of docs/plans: what to draw, in numbers, and what has to come out. */
export function describePlan(scene: Scene, level: string, picture: string): string {
  const walls = wallsOfLevel(scene, level)
  const openings = walls.flatMap(({ id }) =>
    childrenOfKind(scene, id, "opening").map(({ element }) => ({ wall: id, ...element })),
  )
  const { rooms } = billOfQuantities(scene)
  const area = rooms.reduce((sum, { floorArea }) => sum + floorArea, 0)
  return `# A two-room flat of 62 m²

![The plan with its dimensions](${picture})

Lengths in mm. In the picture rooms have their clear lengths, from face to face, and the plan its outer ones. Walls are
drawn on their centre lines, as in the tables: x to the right, y up, from the lower left corner of the outer walls. All
walls are 2,700 high.

Made by \`node scripts/plan-docs/write-plan-docs.ts\` from the template \`two-room-62\` of \`packages/scene\`; a test fails when
the two differ.

## Walls

| wall | from | to | length | thickness |
|---|---|---|---|---|
${walls
  .map(({ id, wall }) =>
    row(id, place(wall.from), place(wall.to), Math.round(wallAxis(wall).length), wall.thickness),
  )
  .join("\n")}

## Doors and windows

The middle is measured along the centre line, from the wall's \`from\`.

| wall | kind | middle | width | height | sill |
|---|---|---|---|---|---|
${openings.map(({ wall, type, at, width, height, sill }) => row(wall, type, at, width, height, sill)).join("\n")}

## Rooms

Net inner area: the floor between the faces of the walls.

| room | net area, m² | perimeter | skirting |
|---|---|---|---|
${rooms
  .map(({ kind, floorArea, perimeter, skirting }) =>
    row(kind ?? "", squareMetres(floorArea), Math.round(perimeter), Math.round(skirting)),
  )
  .join("\n")}
| all | ${squareMetres(area)} | | |
`
}

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`
const place = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x}, ${y}`
const squareMetres = (mm2: number): string => (mm2 / 1_000_000).toFixed(4)
