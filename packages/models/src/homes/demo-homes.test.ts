import { countedIds } from "@roomwright/scene/commands/element-ids"
import { levelsOf, onLevel } from "@roomwright/scene/document/scene-index"
import { readDocument } from "@roomwright/scene/document/read-document"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { planLevel, roomAt } from "@roomwright/scene/geometry/plan-level"
import { expect, test } from "vitest"
import { modelOfItem } from "../model/model-of-item.ts"
import { demoHomes } from "./demo-homes.ts"
import { buildHome } from "./furnish.ts"

test.each(demoHomes.map((home) => [home.id, home] as const))("%s is a whole home", (_, home) => {
  const scene = buildHome(home, "1", countedIds())
  expect(readDocument(writeDocument(scene))).not.toHaveProperty("refused")
  const level = levelsOf(scene)[0]?.id ?? ""
  const plan = planLevel(scene, level)
  expect(plan.rooms).toHaveLength(home.plan.levels[0]?.rooms.length ?? 0)
  const items = onLevel(scene, level, "item")
  expect(items.length).toBeGreaterThan(30)
  for (const { element } of items) {
    expect(modelOfItem(element)).not.toBeNull()
    expect(roomAt(plan, element.at)).not.toBeNull()
    expect(element.elevation + element.size.height).toBeLessThanOrEqual(2_700)
  }
})
