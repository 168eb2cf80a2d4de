import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { expect, test } from "vitest"

/** What works with pictures, fonts, PDFs, models, messages and foreign storage: megabytes that most hours need none of. */
const heavy =
  /^(?:sharp|@img\/|fontkit|subset-font|wawoff2|harfbuzzjs|pdfkit|@aws-sdk\/|nodemailer|pg-boss|@gltf-transform\/|meshoptimizer|csv-parse|vite$)/

test("the program loads what is heavy on first use, not when it starts", async () => {
  const loading = `await import(${JSON.stringify(join(import.meta.dirname, "app.ts"))})`
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--disable-warning=ExperimentalWarning",
    "--import",
    join(import.meta.dirname, "testing/loaded-at-start.ts"),
    "--input-type=module",
    "--eval",
    `${loading}; process.exit()`,
  ])
  const loaded = JSON.parse(stdout) as string[]
  expect(loaded).toContain("fastify")
  expect(loaded.filter((name) => heavy.test(name))).toEqual([])
})
