import { createEditor } from "../editor/editor.ts"
import { usualOptions } from "../editor/usual-options.ts"
import { countedIds, randomIds } from "@roomwright/scene/commands/element-ids"
import { drawWalls } from "@roomwright/scene/kinds/wall/draw-walls"
import { joinWalls } from "@roomwright/scene/kinds/wall/join-walls"
import { addOpening } from "@roomwright/scene/kinds/opening/place-opening"
import { findElement } from "@roomwright/scene/document/scene-index"
import { chordOf } from "@roomwright/scene/kinds/wall/wall-axis"
import { planTemplates } from "@roomwright/scene/templates/plan-templates"
import { after, ground, oneRoom, reasonOf, twoRooms } from "@roomwright/scene/testing/make-scene"
import { expect, test } from "vitest"
import { aimFrom } from "../tools/aim.ts"
import { nameOfTemplate } from "../panels/structure/name-of-template.ts"
import { pictureOf } from "../panels/structure/template-picture.ts"
import { pushElements } from "./push-elements.ts"
import { setOpeningType, turnOpenings, usualShape } from "../kinds/opening/opening-edits.ts"
import {
  addOpeningTo,
  angleOf,
  findJoinable,
  setWallAngle,
  setWallLength,
  splitInMiddle,
} from "../kinds/wall/wall-edits.ts"

const newId = randomIds(Math.random)
const wallOf = (scene: ReturnType<typeof oneRoom>, id: string) => findElement(scene, id, "wall")!

test("a wall gets the length that is typed, and a square room stays square", () => {
  const before = oneRoom()
  const scene = after(before, setWallLength("wall-1", 4_200)(before, newId))
  expect(chordOf(wallOf(scene, "wall-1"))).toBe(4_200)
  expect(wallOf(scene, "wall-2")).toMatchObject({ from: { x: 4_200, y: 0 }, to: { x: 4_200, y: 4_000 } })
  expect(reasonOf(setWallLength("wall-1", 0)(before, newId))).toBe("wallTooShort")
  expect(reasonOf(setWallLength("gone-1", 500)(before, newId))).toBe("notFound")
})

test("where it meets no wall squarely, its far corner moves alone", () => {
  const before = oneRoom()
  const skewed = after(before, setWallAngle("wall-1", 10)(before, newId))
  const scene = after(skewed, setWallLength("wall-1", 5_000)(skewed, newId))
  expect(Math.round(chordOf(wallOf(scene, "wall-1")))).toBe(5_000)
  expect(wallOf(scene, "wall-2").from).toEqual(wallOf(scene, "wall-1").to)
  expect(wallOf(scene, "wall-2").to).toEqual(wallOf(skewed, "wall-2").to)
})

test("a wall is turned about its beginning", () => {
  const before = oneRoom()
  const scene = after(before, setWallAngle("wall-1", 10)(before, newId))
  expect(angleOf(wallOf(scene, "wall-1"))).toBe(10)
  expect(wallOf(scene, "wall-1").from).toEqual(wallOf(before, "wall-1").from)
})

test("a wall is divided beside the window in its middle, and made one again", () => {
  const before = oneRoom()
  const windowed = after(before, addOpeningTo("wall-1", usualShape("window"))(before, newId))
  const divided = after(windowed, splitInMiddle("wall-1")(windowed, newId))
  const other = findJoinable(divided, "wall-1")
  expect(other).not.toBeNull()
  const joined = after(divided, joinWalls(divided, { first: "wall-1", second: other! }, newId))
  expect(joined).toEqual(windowed)
})

test("a second door goes where there is room beside the first", () => {
  const before = twoRooms()
  const one = after(before, addOpeningTo("wall-5", usualShape("hinged"))(before, newId))
  const two = after(one, addOpeningTo("wall-5", usualShape("hinged"))(one, newId))
  const doors = Object.values(two.elements).filter(({ kind }) => kind === "opening")
  expect(doors.length).toBe(2)
})

test("a door that becomes a window gets the height of one", () => {
  const before = oneRoom()
  const scene = after(before, addOpeningTo("wall-1", usualShape("hinged"))(before, countedIds()))
  const changed = after(scene, setOpeningType("opening-1", "window")(scene, newId))
  expect(findElement(changed, "opening-1", "opening")).toMatchObject({ width: 900, sill: 900, height: 1_500 })
  const turned = after(scene, turnOpenings(["opening-1"], "swing")(scene, newId))
  expect(findElement(turned, "opening-1", "opening")?.swing).toBe("right")
})

test("a push of several elements is one step back", () => {
  const editor = createEditor({ scene: oneRoom(), options: usualOptions, newId })
  const found = pushElements(editor.read().scene, ["wall-1", "wall-3"], { x: 0, y: 100 })!
  editor.do(found.what, found.command)
  expect(editor.read().history.done.length).toBe(1)
  expect(wallOf(editor.read().scene, "wall-1").from.y).toBe(100)
  expect(wallOf(editor.read().scene, "wall-3").from.y).toBe(4_100)
  editor.undo()
  expect(editor.read().scene).toEqual(oneRoom())
})

test("every ready plan has a name and a drawing", () => {
  for (const template of planTemplates) {
    expect(nameOfTemplate((id) => id, template.id)).toBe(`template.${template.id}`)
    expect(pictureOf(template).walls).toMatch(/^M-?\d/)
    expect(pictureOf(template).windows).not.toBe("")
  }
})

test("a wall that stands alone turns any way, with its door at the same place of it", () => {
  const home = after(
    oneRoom(),
    drawWalls(
      oneRoom(),
      {
        level: ground,
        thickness: 100,
        points: [
          { x: 9_000, y: 0 },
          { x: 14_000, y: 0 },
        ],
      },
      () => "wall-9",
    ),
  )
  const before = after(
    home,
    addOpening(home, { wall: "wall-9", at: 1_000, ...usualShape("hinged") }, () => "opening-9"),
  )
  for (const degrees of [90, 135, 180, 270, 315]) {
    const scene = after(before, setWallAngle("wall-9", degrees)(before, newId))
    expect(angleOf(wallOf(scene, "wall-9"))).toBe(degrees)
    expect(Math.round(chordOf(wallOf(scene, "wall-9")))).toBe(5_000)
    expect(scene.elements["opening-9"]).toMatchObject({ at: 1_000 })
  }
  // One that joins others at its far end cannot go round.
  expect(reasonOf(setWallAngle("wall-1", 180)(before, newId))).toBe("wallTooShort")
})

test("a length is what was typed, whatever the direction", () => {
  const before = oneRoom()
  for (let degrees = 0; degrees < 360; degrees += 1) {
    for (const length of [105, 1_234, 5_000, 12_345]) {
      const points = [
        { x: 20_000, y: 20_000 },
        aimFrom({ x: 20_000, y: 20_000 }, { x: 0, y: 0 }, { length, angle: degrees }),
      ]
      const scene = after(
        before,
        drawWalls(before, { level: ground, thickness: 100, points }, () => "wall-9"),
      )
      expect(Math.round(chordOf(wallOf(scene, "wall-9"))), `${length} at ${degrees}`).toBe(length)
    }
  }
})
