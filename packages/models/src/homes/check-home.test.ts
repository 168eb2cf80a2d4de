import { countedIds } from "@roomwright/scene/commands/element-ids"
import { expect, test } from "vitest"
import { findFaults } from "./check-home.ts"
import { demoHomes } from "./demo-homes.ts"
import { buildHome, piece, type DemoHome, type HomePiece } from "./furnish.ts"
import { homeInPlan } from "./home-in-plan.ts"
import { saigonTerracotta28 } from "./saigon-terracotta-28.ts"
import { findUnreached } from "./walk-home.ts"

const planOf = (home: DemoHome) => homeInPlan(buildHome(home, "1", countedIds()))
const withPiece = (more: HomePiece) =>
  planOf({ ...saigonTerracotta28, pieces: [...saigonTerracotta28.pieces, more] })

test.each(demoHomes.map((home) => [home.id, home] as const))("%s is furnished to be lived in", (_, home) => {
  const plan = planOf(home)
  expect(findFaults(plan)).toEqual([])
  const [x, y] = home.plan.levels[0]?.openings[0]?.opensTo ?? [0, 0]
  expect(findUnreached(plan, { x, y })).toEqual([])
})

test.each([
  [piece("chair.shell", 900, 4600), "chair.shell at 900, 4600 overlap by"],
  [piece("pouf", 3000, 7200), "pouf at 3000, 7200 stands in the swing of a door"],
  [piece("pouf", 2150, 6250), "pouf at 2150, 6250 stands before a door"],
  [piece("rug.plain", 3000, 1000), "rug.plain at 3000, 1000 leaves its room"],
  [piece("bookcase.open", 1900, 3000), "bookcase.open at 1900, 3000 is 1500 mm off the wall"],
  [piece("decor.picture", 1200, 104, { turn: 180 }), "decor.picture at 1200, 104 covers a door"],
  [piece("decor.vase", 2400, 3000, { on: 700 }), "decor.vase at 2400, 3000 stands on nothing at 700 mm"],
])("%j is found to be in a wrong place", (more, fault) => {
  expect(findFaults(withPiece(more)).join("\n")).toContain(fault)
})

test("what closes a way is found", () => {
  const plan = withPiece(piece("pouf", 2600, 5500, { values: { width: 700, depth: 700 } }))
  expect(findUnreached(plan, { x: 3_000, y: 7_000 }).join("\n")).toContain("nobody gets to sofa.sleeper")
})
