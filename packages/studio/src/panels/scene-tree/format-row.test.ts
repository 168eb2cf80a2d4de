import { duplicateLevel } from "@roomwright/scene/kinds/level/levels"
import { countedIds, randomIds } from "@roomwright/scene/commands/element-ids"
import { after, emptyHome, ground, twoRooms } from "@roomwright/scene/testing/make-scene"
import { expect, test } from "vitest"
import type { StudioText } from "../../use-studio-text.ts"
import { treeRows } from "./tree-rows.ts"
import { formatRow } from "./format-row.ts"

const t: StudioText = (id: string, values: Readonly<Record<string, unknown>> = {}) =>
  [id, ...Object.values(values)].join(" ")
const lengths = {
  format: (mm: number) => `${mm} mm`,
  area: (mm2: number) => `${(mm2 / 1_000_000).toFixed(2)} m²`,
}

test("a level without a name is called by its number from the ground up", () => {
  const home = emptyHome(countedIds())
  const bare = after(home, duplicateLevel(home, { level: ground, name: "" }, randomIds(Math.random)))
  const scene = {
    ...bare,
    elements: Object.fromEntries(
      Object.entries(bare.elements).map(([id, element]) => [
        id,
        element.kind === "level" ? { ...element, name: "" } : element,
      ]),
    ),
  }
  expect(treeRows(scene, new Set()).map(({ subject }) => formatRow(subject, { t, lengths }).name)).toEqual([
    "level.nth 2",
    "level.nth 1",
  ])
})

test("rooms without names are told apart by their floor, walls by their length", () => {
  const scene = twoRooms()
  const rows = treeRows(scene, new Set([ground]))
  const rooms = rows.filter(({ subject }) => subject.kind === "room")
  expect(rooms.map(({ subject }) => formatRow(subject, { t, lengths }))).toEqual([
    { name: "tree.room 1", fact: "10.83 m²" },
    { name: "tree.room 2", fact: "10.83 m²" },
  ])
  const walls = treeRows(scene, new Set([ground, ...rooms.map(({ key }) => key)])).filter(
    ({ subject }) => subject.kind === "wall",
  )
  expect(walls.map(({ subject }) => formatRow(subject, { t, lengths }).fact)).toContain("4000 mm")
})
