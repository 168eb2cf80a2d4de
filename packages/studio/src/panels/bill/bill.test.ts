import vi from "@roomwright/i18n/studio/vi.json" with { type: "json" }
import { compileCatalogue } from "@roomwright/i18n/catalogue"
import { createTranslate } from "@roomwright/i18n/translate"
import { randomIds } from "@roomwright/scene/commands/element-ids"
import { setLevel } from "@roomwright/scene/kinds/level/levels"
import { nameRoom } from "@roomwright/scene/kinds/room-label/name-room"
import { after, ground, twoRooms } from "@roomwright/scene/testing/make-scene"
import { expect, test } from "vitest"
import type { StudioText } from "../../use-studio-text.ts"
import { addOpeningTo } from "../../kinds/wall/wall-edits.ts"
import { usualShape } from "../../kinds/opening/opening-edits.ts"
import { writeBill } from "./bill-csv.ts"
import { billByLevel } from "./bill-rows.ts"
import { writeCsv } from "./write-csv.ts"

const newId = randomIds(Math.random)
const t: StudioText = createTranslate("vi-VN", compileCatalogue(vi))

function home() {
  let scene = twoRooms()
  const run = (command: Parameters<typeof after>[1]) => {
    scene = after(scene, command)
  }
  run(addOpeningTo("wall-5", usualShape("hinged"))(scene, newId))
  run(addOpeningTo("wall-4", usualShape("window"))(scene, newId))
  run(nameRoom(scene, { level: ground, at: { x: 1_000, y: 1_000 }, room: "other", name: "=1+1" }, newId))
  run(setLevel(scene, { level: ground, name: "Trệt, chính" }, newId))
  return scene
}

test("a door between two rooms counts in both, and once in the sum", () => {
  const { levels, sums } = billByLevel(home(), t)
  expect(levels[0]!.rows.map(({ doors, windows }) => [doors, windows])).toEqual([
    [1, 1],
    [1, 0],
  ])
  expect([sums.doors, sums.windows]).toEqual([1, 1])
  const [first, second] = levels[0]!.rows
  expect(sums.floorArea).toBeCloseTo(first!.floorArea + second!.floorArea, 6)
})

test("the bill is written with a sum and openings, and no name becomes a formula", () => {
  const lines = writeBill(home(), "mm", t).split("\r\n")
  expect(lines[0]).toContain('"Sàn (m²)"')
  expect(lines[1]).toMatch(/^"Trệt, chính","'=1\+1",10\.83,/)
  expect(lines.find((line) => line.startsWith('"Tổng cộng"'))).toMatch(/,1,1$/)
  expect(lines.filter((line) => line.includes('"Cửa sổ",1.5,1.5,0.9,1')).length).toBe(1)
})

test("quotes are doubled, numbers stay numbers", () => {
  expect(writeCsv([['a "b"', -3.5, null, "＝x", "\t1"]])).toBe('\uFEFF"a ""b""",-3.5,,"\'＝x","\'\t1"\r\n')
})
