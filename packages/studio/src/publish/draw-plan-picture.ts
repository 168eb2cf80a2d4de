import { drawnPieces } from "@roomwright/models/drawings/drawn-pieces"
import { comesAsFile } from "@roomwright/models/model/comes-as-file"
import { levelsOf, onLevel } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import { drawPlan } from "@roomwright/scene/drawing/draw-plan"
import type { Sheet } from "@roomwright/scene/drawing/drawing"
import { boxOfMarks, moveMarks } from "@roomwright/scene/drawing/move-marks"
import { writeSvg } from "@roomwright/scene/drawing/write-svg"
import { nameOfItem } from "../kinds/item/boxes.ts"
import { knownOutlines, loadOutlines } from "../kinds/item/file-outlines.ts"
import { loadLibrary } from "../kinds/item/model-library.ts"
import type { LibraryHost } from "../library/library-host.ts"
import { nameOfRoom } from "../panels/bill/bill-csv.ts"
import { writeArea, type PlanWords } from "../plan-view/plan-words.ts"

/** px across, and mm of paper around the plan. */
const [width, edge] = [1_800, 8]
const scale = 50

/** The furnished plan of the ground floor as a picture. Rejects where nothing is drawn. */
export async function drawPlanPicture(scene: Scene, words: PlanWords, library: LibraryHost): Promise<Blob> {
  // Without the library pieces are boxes.
  await loadLibrary().catch(() => null)
  const level = levelsOf(scene)[0]?.id ?? ""
  const files = onLevel(scene, level, "item").flatMap(({ element }) =>
    comesAsFile(element) ? element.model : [],
  )
  await loadOutlines(library, files)
  const { t } = words
  const { marks } = drawPlan({
    scene,
    level,
    scale,
    words: {
      length: (mm) => String(Math.round(mm)),
      area: (mm2) => writeArea(words, mm2),
      room: (room) => nameOfRoom(t, room),
    },
    pieces: drawnPieces(scene, level, {
      nameOf: (item) => nameOfItem(t, item),
      numberOf: () => null,
      outlineOf: (reference) => knownOutlines().get(reference) ?? null,
    }),
    shows: {
      pieces: "drawn",
      hasNumbers: false,
      hasRoomDimensions: false,
      hasOuterDimensions: false,
      hasRoomNames: true,
    },
    taken: [],
  })
  const box = boxOfMarks(marks)
  if (!box) throw new Error("Nothing is drawn.")
  return toPicture({
    name: "",
    width: box.maxX - box.minX + 2 * edge,
    height: box.maxY - box.minY + 2 * edge,
    marks: moveMarks(marks, { x: edge - box.minX, y: edge - box.minY }),
  })
}

async function toPicture(sheet: Sheet): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([writeSvg(sheet)], { type: "image/svg+xml" }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement("canvas")
    canvas.width = width
    canvas.height = Math.round((width * sheet.height) / sheet.width)
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error("No picture was made."))),
        "image/png",
      ),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}
