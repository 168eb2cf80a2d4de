// `node scripts/picture-products.mjs [--site http://localhost:8080] [--product KEY …] [--samples 16] [--to FOLDER] [--again]`: pictures the demo's
// products in a browser, from four sides, by the picture stage of /dev/models on a site that runs here. Stopped, it goes on where it was.
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { chooseNode, nodeFlags } from "./bootstrap/choose-node.mjs"
import { browserFlags, findBrowser } from "./bootstrap/find-browser.mjs"
import { ensureInstalled } from "./bootstrap/install.mjs"
import { root } from "./bootstrap/root.mjs"
import { runProgram } from "./bootstrap/run-program.mjs"

const { values } = parseArgs({
  options: {
    site: { type: "string", default: "http://localhost:8080" },
    product: { type: "string", multiple: true },
    view: { type: "string", multiple: true },
    samples: { type: "string", default: "16" },
    to: { type: "string", default: join(root, "apps", "server", "demo", "pictures", "products") },
    again: { type: "boolean", default: false },
  },
})
const side = 1200
const mostMs = 900_000

await ensureInstalled()
const { chromium } = await import("@playwright/test")
const { default: sharp } = await import("sharp")
const models = await mkdtemp(join(tmpdir(), "product-models-"))
const program = join(root, "apps", "server", "src", "demo", "render", "write-product-files.ts")
const { code } = await runProgram(chooseNode(), [...nodeFlags, program, models])
if (code !== 0) throw new Error("The models were not made.")
const all = JSON.parse(await readFile(join(models, "views.json"), "utf8"))
await mkdir(values.to, { recursive: true })

const isThere = (file) =>
  access(file).then(
    () => true,
    () => false,
  )

const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
try {
  const page = await browser.newPage({ viewport: { width: 1400, height: 1400 } })
  await page.route("**/demo-models/*.glb", async (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1)
    await route.fulfill({ contentType: "model/gltf-binary", body: await readFile(join(models, name)) })
  })
  for (const product of values.product ?? Object.keys(all)) {
    const wanted = []
    for (const view of all[product]) {
      if (values.view && !values.view.includes(view.name)) continue
      const file = join(values.to, `${product}-${view.name}.webp`)
      if (values.again || !(await isThere(file))) wanted.push({ view, file })
    }
    if (wanted.length === 0) continue
    const began = Date.now()
    const query = new URLSearchParams({
      file: `/demo-models/${product}.glb`,
      side: String(side),
      samples: values.samples,
    })
    for (const { view } of wanted) query.append("view", JSON.stringify(view))
    await page.goto(`${values.site}/dev/models?${query}`)
    const last = page.locator("main img").nth(wanted.length - 1)
    await last.or(page.getByRole("alert")).waitFor({ timeout: mostMs })
    const fault = page.getByRole("alert")
    if ((await fault.count()) > 0) throw new Error(`${product}: ${await fault.innerText()}`)
    for (const [at, { file }] of wanted.entries()) {
      const drawn = await page
        .locator("main img")
        .nth(at)
        .evaluate((image) => {
          const canvas = document.createElement("canvas")
          canvas.width = image.naturalWidth
          canvas.height = image.naturalHeight
          canvas.getContext("2d").drawImage(image, 0, 0)
          return canvas.toDataURL("image/png").split(",")[1]
        })
      const picture = await sharp(Buffer.from(drawn, "base64")).webp({ quality: 76, effort: 6 }).toBuffer()
      await writeFile(file, picture)
    }
    process.stdout.write(`${product}: ${wanted.length} in ${Math.round((Date.now() - began) / 1000)} s\n`)
  }
} finally {
  await browser.close()
  await rm(models, { recursive: true, force: true })
}
