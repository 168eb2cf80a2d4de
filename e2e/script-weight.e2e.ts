import { readFileSync } from "node:fs"
import { join } from "node:path"
import { pagePaths } from "@roomwright/contract/page-paths"
import { expect, type APIRequestContext } from "@playwright/test"
import { listPages } from "./content.ts"
import { test } from "./site-test.ts"

// What a page's program weighs before anybody touches it, as brotli sends it (docs/performance.md).

const barKb = 130
/** Pages that are not below the bar yet: they may not grow, either. */
const notYetKb: Readonly<Record<string, number>> = {
  [pagePaths.work]: 141,
  [pagePaths.product]: 137.1,
  [pagePaths.productResults]: 130.2,
}

/** The bar of a page; one with an id in its path goes by the beginning. */
function mostOf(address: string): number {
  const [path = ""] = address.split("?")
  const [, most] = Object.entries(notYetKb).find(([key]) => path === key || path.startsWith(`${key}/`)) ?? []
  return most ?? barKb
}

async function weigh(request: APIRequestContext, address: string): Promise<number> {
  const page = await (await request.get(address)).text()
  const [, modules = ""] = /data-modules="([^"]*)"/.exec(page) ?? []
  let bytes = 0
  for (const file of modules.split(" ").filter((each) => each !== "")) {
    const answer = await request.get(file, { headers: { "accept-encoding": "br" } })
    expect(answer.headers()["content-encoding"] ?? "none", file).toMatch(/^(?:br|none)$/)
    bytes += Number(answer.headers()["content-length"])
  }
  return bytes / 1_024
}

test("no public page's program grows beyond its weight", async ({ request }) => {
  const heavy: string[] = []
  for (const { address } of await listPages(request)) {
    const weight = await weigh(request, address)
    const most = mostOf(address)
    if (!(weight > 100 && weight <= most)) heavy.push(`${address}: ${weight.toFixed(1)} kB of ${most}`)
  }
  expect(heavy).toEqual([])
})

test("the bundle of the server's pages takes one byte a character", () => {
  const bundle = readFileSync(join(import.meta.dirname, "../apps/web/build/server/index.js"), "utf8")
  expect(bundle).not.toMatch(/[^\0-\u00ff]/)
})
