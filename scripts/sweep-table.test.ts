import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { statesBy } from "../e2e/sweep/all-states.ts"

const routes = readFileSync(join(import.meta.dirname, "../apps/web/app/routes.ts"), "utf8")
/** The names of the pages' paths, as the routes have them. */
const pages = [
  "home",
  ...[...routes.matchAll(/\broute\((?:pagePaths\.(\w+)|(\w+)Path\(|"\*")/g)].map(
    ([, name, made]) => name ?? made ?? "unmatched",
  ),
]

test("every page of the site is in the table of what is swept for access", () => {
  expect(pages.length).toBe([...routes.matchAll(/\.page\.tsx"/g)].length)
  const swept = new Set<string>(
    Object.values(statesBy)
      .flat()
      .map(({ route }) => route),
  )
  // No reader ever sees the contact sheet of models: it is for developers, outside production.
  expect(pages.filter((page) => !swept.has(page) && page !== "modelSheet")).toEqual([])
})

test("no two states of a part are called the same", () => {
  const names = Object.entries(statesBy).flatMap(([part, rows]) => rows.map(({ name }) => `${part}: ${name}`))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
