import { chromium, type Browser } from "@playwright/test"
import { viewPath } from "@roomwright/contract/page-paths"
import { browserFlags, findBrowser } from "../scripts/bootstrap/find-browser.mjs"
import { openStage, startBenched } from "./stage.ts"
import { row, type Row } from "./table.ts"
import { asSlowPhone } from "./touch.ts"
import { weighScripts } from "./weigh-scripts.ts"

const longestMs = 300_000
const tries = Number(process.env.BENCH_TRIES ?? 3)

interface Times {
  /** Until the picture of the work is painted, ms. */
  readonly poster: number
  /** From the press that opens the home: until its program is there, and until the first picture of the home is drawn, ms. */
  readonly program: number
  readonly home: number
  /** Addresses of the scripts that came with the picture, and of those that came until the home was drawn. */
  readonly scripts: readonly string[]
  readonly more: readonly string[]
}

/** When a visitor sees something of a home in 3D: a phone of 360 px, four times slower, with a slow line and nothing kept. */
export async function benchViewer(): Promise<Row[]> {
  const stage = await openStage(1)
  await stage.close()
  const ours = await startBenched({ file: "apps/server/src/main.ts", env: { DATA_DIR: stage.dataDir } })
  // The processor draws in place of a card, so homes are late by whatever a card would have saved.
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserFlags, "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
  })
  try {
    const path = await findViewer(ours.url)
    const all: Times[] = []
    for (let at = 0; at < tries; at += 1) all.push(await timeVisit(browser, ours.url + path))
    const median = (of: "poster" | "program" | "home"): number =>
      all.map((times) => times[of]).toSorted((one, other) => one - other)[Math.floor(tries / 2)] ?? Number.NaN
    const seconds = (of: Parameters<typeof median>[0]): string => `${(median(of) / 1_000).toFixed(1)} s`
    const [first] = all
    const early = await weighScripts(first?.scripts ?? [])
    const late = await weighScripts(first?.more ?? [])
    return [
      row("script with the picture of the work", `${early.toFixed(0)} kB`, "at most 130 kB", early <= 130),
      row("script after the press, until the home is drawn", `${late.toFixed(0)} kB`),
      row(
        "the picture of the work, after the address",
        seconds("poster"),
        "at most 2.5 s",
        median("poster") <= 2_500,
      ),
      row("the viewer's program, after the press", seconds("program")),
      row("the first picture of the home, drawn by the processor, after the press", seconds("home")),
    ]
  } finally {
    await browser.close()
    await ours.stop()
  }
}

/** A work of the demo that can be walked through. */
async function findViewer(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/works?size=50`)
  // It is our own program.
  const { data } = (await answer.json()) as { data: { content: { id: string }[] } }
  for (const { id } of data.content) if ((await fetch(`${url}/api/works/${id}/scene`)).ok) return viewPath(id)
  throw new Error("No work of the demo has a scene.")
}

async function timeVisit(browser: Browser, address: string): Promise<Times> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(300_000)
    const scripts: string[] = []
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url())
    })
    await page.addInitScript({ content: watching })
    await asSlowPhone(await context.newCDPSession(page))
    await page.goto(address)
    const poster = await page.evaluate<number>("watchedPoster()")
    const early = scripts.length
    await page.evaluate("globalThis.pressedAt = performance.now()")
    await page.locator("button[aria-busy]").tap()
    // The page's policy lets nothing wait for a text that it would have to evaluate.
    const [program, home] = await page.evaluate<[number, number]>("watchedHome()")
    return { poster, program, home, scripts: scripts.slice(0, early), more: scripts.slice(early) }
  } finally {
    await context.close()
  }
}

/** Runs in the page: notes when its largest picture is painted, when a home gets its canvas, and when that is first drawn on. */
const watching = `
  let largest = 0
  new PerformanceObserver((list) => { largest = list.getEntries().at(-1).startTime })
    .observe({ type: "largest-contentful-paint", buffered: true })
  globalThis.watchedPoster = () => new Promise((resolve) => setTimeout(() => resolve(largest), 1_500))
  globalThis.watchedHome = () => new Promise((resolve, reject) => {
    const began = performance.now()
    const look = () => {
      const { firstPictureAt, firstContextAt, pressedAt } = globalThis
      if (firstPictureAt) return resolve([firstContextAt - pressedAt, firstPictureAt - pressedAt])
      if (performance.now() - began > ${longestMs}) return reject(new Error("No picture of the home came."))
      setTimeout(look, 50)
    }
    look()
  })
  const getContext = HTMLCanvasElement.prototype.getContext
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    const context = getContext.call(this, kind, ...rest)
    if (kind !== "webgl2" || !context || context.isWatched || !this.isConnected) return context
    context.isWatched = true
    globalThis.firstContextAt ??= performance.now()
    let onScreen = true
    const { bindFramebuffer, drawElements, drawArrays } = context
    context.bindFramebuffer = (target, buffer) => { onScreen = buffer === null; bindFramebuffer.call(context, target, buffer) }
    const note = () => { if (onScreen) globalThis.firstPictureAt ??= performance.now() }
    context.drawElements = (...all) => { drawElements.apply(context, all); note() }
    context.drawArrays = (...all) => { drawArrays.apply(context, all); note() }
    return context
  }`
