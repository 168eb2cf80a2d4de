import { access, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { findProducts } from "../../features/renders/tagging/find-products.ts"
import { nameProducts } from "../dress-scene.ts"
import { dressHome } from "../dress-home.ts"
import { demoCameras } from "./demo-cameras.ts"
import { sizesOf, type DemoCamera } from "./frame-camera.ts"

// `node scripts/tag-home-pictures.mjs`: finds by rays which products are seen where in the pictures of the demo's homes, and writes it beside
// them. Products are named by the keys of the demo's content.
const folder = join(import.meta.dirname, "../../../demo/pictures")

const isThere = (file: string): Promise<boolean> =>
  access(join(folder, file)).then(
    () => true,
    () => false,
  )

async function tagsOf(view: DemoCamera) {
  const { camera, format } = view
  const { width, height } = sizesOf[format]
  const { eye, turn, tilt, fieldOfView, lensShift, focus = null } = camera
  return findProducts({
    document: writeDocument(nameProducts(dressHome(view), (key) => key)),
    camera: { eye: [...eye], turn, tilt, fieldOfView, lensShift, focus },
    aspect: width / height,
    files: new Map(),
  })
}

const found: Record<string, Awaited<ReturnType<typeof tagsOf>>> = {}
for (const view of demoCameras) {
  const file = `home-${view.name}.webp`
  if (!(await isThere(file))) continue
  const tags = await tagsOf(view)
  found[file] = tags
  process.stdout.write(`${file}: ${tags.map(({ product }) => product).join(", ")}\n`)
}
await writeFile(join(folder, "home-tags.json"), `${JSON.stringify(found, null, 2)}\n`)
