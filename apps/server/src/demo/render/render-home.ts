import { access } from "node:fs/promises"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { findBlender } from "../../platform/cycles/find-blender.ts"
import { demoCameras } from "./demo-cameras.ts"
import { renderCamera } from "./render-camera.ts"
import { tourCameras } from "./tour-cameras.ts"

// `node scripts/render-home.mjs --camera NAME [--camera …] [--scale 0.33] [--samples 12] [--threads 1] [--to FOLDER]`: renders cameras of the
// demo homes with Blender, as a worker would. With `--all` it renders every camera whose picture is not in the folder yet: stopped, it goes on
// where it was. The panoramas of tours have the names of their pictures in `demo/tours`, and are rendered when they are named.
const { values } = parseArgs({
  options: {
    camera: { type: "string", multiple: true },
    all: { type: "boolean", default: false },
    scale: { type: "string", default: "1" },
    samples: { type: "string", default: "48" },
    threads: { type: "string" },
    to: { type: "string", default: "." },
  },
})

const isMissing = (file: string): Promise<boolean> =>
  access(file).then(
    () => false,
    () => true,
  )

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`)

async function renderAll(): Promise<boolean> {
  const cameras = values.all ? demoCameras : [...demoCameras, ...tourCameras]
  const unknown = values.camera?.find((name) => !cameras.some((view) => view.name === name))
  const [scale, samples, threads] = [values.scale, values.samples, values.threads ?? "1"].map(Number)
  if (
    !(values.camera || values.all) ||
    unknown !== undefined ||
    !scale ||
    !samples ||
    !threads ||
    scale > 4
  ) {
    say(
      `Cameras are: ${cameras.map(({ name }) => name).join(", ")}. --all takes all of them. Scale (up to 4), samples and threads are numbers.`,
    )
    return false
  }
  const blender = await findBlender()
  if (!blender) {
    say("There is no Blender 3.4 or newer here: install it, or name it by BLENDER=/path/to/blender.")
    return false
  }
  for (const view of cameras) {
    const out = join(values.to, `${view.name}.webp`)
    const isWanted = values.camera?.includes(view.name) ?? (await isMissing(out))
    if (!isWanted) continue
    const began = Date.now()
    await renderCamera(blender, view, { scale, samples, out, ...(values.threads ? { threads } : {}) })
    say(`${out} in ${Math.round((Date.now() - began) / 1000)} s`)
  }
  return true
}

process.exitCode = (await renderAll()) ? 0 : 1
