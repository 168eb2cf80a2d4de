import { parseArgs } from "node:util"
import { findBlender } from "../../platform/cycles/find-blender.ts"
import { demoCameras } from "./demo-cameras.ts"
import { renderCamera } from "./render-camera.ts"

// `node scripts/render-home.mjs --camera NAME [--camera …] [--scale 0.33] [--samples 12] [--threads 1] [--to FOLDER]`: renders cameras of the
// demo homes with Blender, as a worker would; without a name, all of them.
const { values } = parseArgs({
  options: {
    camera: { type: "string", multiple: true },
    scale: { type: "string", default: "1" },
    samples: { type: "string", default: "48" },
    threads: { type: "string" },
    to: { type: "string", default: "." },
  },
})

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`)

async function renderAll(): Promise<boolean> {
  const unknown = values.camera?.find((name) => !demoCameras.some((view) => view.name === name))
  const [scale, samples, threads] = [values.scale, values.samples, values.threads ?? "1"].map(Number)
  if (unknown !== undefined || !scale || !samples || !threads || scale > 4) {
    say(
      `Cameras are: ${demoCameras.map(({ name }) => name).join(", ")}. Scale (up to 4), samples and threads are numbers.`,
    )
    return false
  }
  const blender = await findBlender()
  if (!blender) {
    say("There is no Blender 3.4 or newer here: install it, or name it by BLENDER=/path/to/blender.")
    return false
  }
  for (const view of demoCameras) {
    if (values.camera && !values.camera.includes(view.name)) continue
    const out = `${values.to}/${view.name}.webp`
    const began = Date.now()
    await renderCamera(blender, view, { scale, samples, out, ...(values.threads ? { threads } : {}) })
    say(`${out} in ${Math.round((Date.now() - began) / 1000)} s`)
  }
  return true
}

process.exitCode = (await renderAll()) ? 0 : 1
