import { chromium } from "@playwright/test"
import { pagePaths, productPath } from "@roomwright/contract/page-paths"
import { browserFlags, findBrowser } from "../scripts/bootstrap/find-browser.mjs"
import { openStage, startBenched } from "./stage.ts"
import { row, type Row } from "./table.ts"
import { timePress, type Answer, type Control } from "./touch.ts"

const tries = Number(process.env.BENCH_TRIES ?? 5)
/** When a page is pressed, after it was loaded, and how long the answer may take then (ms). */
const moments = [
  { afterMs: 1_000, barMs: 1_000 },
  { afterMs: 3_000, barMs: 300 },
  { afterMs: 8_000, barMs: 300 },
]
/** Something is to be seen so soon, always (ms). */
const seenBarMs = 100

/** What a first touch brings, and when: on a phone of 360 px, four times slower, with a slow line and nothing kept. */
export async function benchTouch(): Promise<Row[]> {
  // Pictures are half of what a page weighs: the server works on the folder that holds them.
  const stage = await openStage(1)
  await stage.close()
  const ours = await startBenched({ file: "apps/server/src/main.ts", env: { DATA_DIR: stage.dataDir } })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags] })
  const asked = process.env.BENCH_TOUCH?.split(",")
  const rows: Row[] = []
  try {
    for (const control of await listControls(ours.url)) {
      if (asked && !asked.includes(control.name)) continue
      for (const { afterMs, barMs } of askedMoments()) {
        const answers: Answer[] = []
        for (let at = 0; at < tries; at += 1)
          answers.push(await timePress(browser, ours.url, control, afterMs))
        const [seen, answered] = [median(answers, "seen"), median(answers, "answered")]
        const what = `${control.name}, pressed ${afterMs / 1_000} s after loading`
        const figure = `seen after ${seen.toFixed(0)} ms, answered after ${answered.toFixed(0)} ms`
        const met = seen <= seenBarMs && answered <= barMs
        rows.push(control.isTold ? row(what, figure) : row(what, figure, `${seenBarMs} and ${barMs} ms`, met))
      }
    }
    return rows
  } finally {
    await browser.close()
    await ours.stop()
  }
}

function askedMoments(): typeof moments {
  const asked = process.env.BENCH_AT?.split(",").map(Number)
  return asked ? moments.filter(({ afterMs }) => asked.includes(afterMs / 1_000)) : moments
}

function median(answers: readonly Answer[], of: keyof Answer): number {
  const sorted = answers.map((answer) => answer[of]).toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

const isShown = (selector: string): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some((each) => each.checkVisibility())`

async function listControls(url: string): Promise<readonly Control[]> {
  const product = productPath(await findProduct(url))
  const strip = `document.querySelector("main ul:has(img[fetchpriority=high])")`
  return [
    {
      name: "search",
      path: pagePaths.works,
      selector: "header button[aria-controls]",
      answered: isShown("header [data-menu-list] [role=combobox]"),
    },
    {
      name: "more",
      path: pagePaths.home,
      selector: "nav li:last-child > button[commandfor]",
      answered: isShown("dialog[open] select"),
    },
    {
      name: "filters",
      path: pagePaths.products,
      selector: "main button[commandfor]",
      answered: isShown("dialog[open] a"),
    },
    {
      name: "login",
      path: pagePaths.home,
      selector: "header .for-visitors button",
      answered: isShown("dialog[open], [role=dialog]"),
    },
    {
      name: "the form in it",
      path: pagePaths.home,
      selector: "header .for-visitors button",
      answered: isShown("[role=dialog] input"),
      isTold: true,
    },
    {
      name: "heart",
      path: product,
      selector: "main article p > button[aria-pressed], main p > button[aria-pressed]",
      answered: isShown("dialog[open], [role=dialog]"),
    },
    {
      name: "colour",
      path: product,
      selector: "fieldset [data-choice] button[aria-label][aria-pressed=false]",
      state: `document.querySelector("main [aria-live=polite] ~ fieldset:last-of-type legend")?.textContent`,
      answered: "now !== before",
    },
    {
      name: "thumbnail",
      path: product,
      selector: "ul[data-choice] li:nth-child(2) button",
      state: `Math.round(${strip}.scrollLeft / ${strip}.clientWidth)`,
      answered: "now !== before",
    },
    {
      name: "language",
      path: pagePaths.works,
      width: 1_000,
      selector: "header .md\\:block > div > button[aria-controls]",
      answered: isShown("header [data-menu-list] a[hreflang]"),
    },
  ]
}

/** One with several pictures and colours. */
async function findProduct(url: string): Promise<string> {
  const { data } = (await (await fetch(`${url}/api/products?size=48`)).json()) as {
    data: { content: readonly { id: string }[] }
  }
  for (const { id } of data.content) {
    const { data: one } = (await (await fetch(`${url}/api/products/${id}`)).json()) as {
      data: { pictures: readonly unknown[]; variants: readonly { colour: { hex: string } }[] }
    }
    if (one.pictures.length > 1 && new Set(one.variants.map(({ colour }) => colour.hex)).size > 1) return id
  }
  throw new Error("No product has several pictures and colours.")
}
