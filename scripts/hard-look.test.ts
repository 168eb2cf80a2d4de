import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

const root = join(import.meta.dirname, "..")
const read = (file: string): string => readFileSync(join(root, file), "utf8")
const folders: Readonly<Record<string, string>> = {
  server: "apps/server/src",
  web: "apps/web/app",
  studio: "packages/studio/src",
  scene: "packages/scene/src",
}
/** A file and what stands in it, as the page writes it; "same file" is the one before. */
const reference = /(?:`([^`\s]+\.tsx?)`|same file): "((?:[^"\\]|\\")+)"/g

test("every test that docs/hard-look.md names is there", () => {
  let file = ""
  const named = [...read("docs/hard-look.md").matchAll(reference)].map(([, path, name = ""]) => {
    file = path?.replace(/^\w+/, (folder) => folders[folder] ?? folder) ?? file
    return { file, name: name.replaceAll('\\"', '"') }
  })
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((one) => !read(one.file).includes(one.name))).toEqual([])
})
