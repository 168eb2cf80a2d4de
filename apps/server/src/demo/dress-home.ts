import { demoHomes } from "@roomwright/models/homes/demo-homes"
import { buildHome } from "@roomwright/models/homes/furnish"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import type { Scene } from "@roomwright/scene/document/scene"
import { homeLooks, type WorkHome } from "./content/work-scenes.ts"
import { swapFinishes } from "./dress-scene.ts"

/** A demo home in one of its looks, furnished from the library alone. Throws where there is no such home. */
export function dressHome({ home: id, look }: WorkHome): Scene {
  const [home, looks] = [demoHomes.find((one) => one.id === id), homeLooks[id]]
  if (!home || !looks) throw new Error(`There is no home ${id} in the demo content.`)
  const scene = buildHome(home, "1", countedIds())
  return look === "own" ? scene : swapFinishes(scene, looks.other)
}
