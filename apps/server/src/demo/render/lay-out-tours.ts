import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { demoHomes } from "@roomwright/models/homes/demo-homes"
import { buildHome } from "@roomwright/models/homes/furnish"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { layOutTour } from "../../features/tours/lay-out-tour.ts"
import { demoTours } from "../content/tours.ts"
import { nameProducts } from "../dress-scene.ts"

// `node scripts/lay-out-tours.mjs`: writes how the tours of the demo are linked and what is seen from their stops, beside their pictures.
// Products are named by the keys of the demo's content.
const folder = join(import.meta.dirname, "../../../demo/tours")

for (const { home: id, eyes } of demoTours) {
  const home = demoHomes.find((one) => one.id === id)
  if (!home) throw new Error(`The demo content names the home ${id}, which is not there.`)
  const scene = nameProducts(buildHome(home, "1", countedIds()), (key) => key)
  const laid = await layOutTour({ document: writeDocument(scene), eyes, files: new Map() })
  await writeFile(join(folder, `${id}.json`), `${JSON.stringify(laid)}\n`)
  process.stdout.write(
    `${id}: ${laid.stops.map(({ room, spots }) => `${room} ${spots.length}`).join(", ")}\n`,
  )
}
