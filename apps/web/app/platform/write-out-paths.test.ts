import { pagePaths } from "@roomwright/contract/page-paths"
import { expect, test } from "vitest"
import { writePaths } from "../../write-out-paths.ts"

test("a page's path stands where it is used", () => {
  expect(writePaths("<Link to={`${pagePaths.works}?space=${id}`}>")).toBe(
    `<Link to={\`\${${JSON.stringify(pagePaths.works)}}?space=\${id}\`}>`,
  )
})

test("a page that there is not fails the build", () => {
  expect(() => writePaths("pagePaths.nowhere")).toThrow("nowhere")
})

test("the value itself stays for who lists all of them", () => {
  const source = "for (const path of Object.values(pagePaths)) check(path)"
  expect(writePaths(source)).toBe(source)
})
