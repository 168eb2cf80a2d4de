import { setTimeout as wait } from "node:timers/promises"
import type { Browser, CDPSession, Page } from "@playwright/test"

/** Lighthouse's slow phone: four times slower than this machine, 1.6 Mbit/s with 150 ms to the server and back. */
const processorTimes = 4
const line = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
}

/** A press that is not answered until then is lost (ms). */
const lostAfterMs = 15_000

/** How long a finger rests on the glass in a tap (ms): people take 50 to 150. */
const fingerRestsMs = 80

/** Something to be pressed, and what is then to be seen. */
export interface Control {
  readonly name: string
  /** Of the page that it stands on. */
  readonly path: string
  /** What is pressed: the first of these that is to be seen. */
  readonly selector: string
  /** JavaScript that is true once the press is answered; `before` is what it gave before. */
  readonly answered: string
  /** What is compared with `before`. */
  readonly state?: string
  readonly width?: number
  /** Measured without a bar. */
  readonly isTold?: boolean
}

/** Until a frame that shows it (ms). */
export interface Answer {
  /** From the touch of the finger to anything: the pressed button is dimmed, or what it asks for is there. */
  readonly seen: number
  /** From the lift of the finger, which makes the tap, to what it asks for. */
  readonly answered: number
}

/** Makes a page as slow as on Lighthouse's slow phone. */
export async function asSlowPhone(tools: CDPSession): Promise<void> {
  await tools.send("Emulation.setCPUThrottlingRate", { rate: processorTimes })
  await tools.send("Network.enable")
  await tools.send("Network.emulateNetworkConditions", line)
}

/** Presses once, so long after the page was loaded, as a finger does. */
export async function timePress(
  browser: Browser,
  url: string,
  control: Control,
  afterMs: number,
): Promise<Answer> {
  const context = await browser.newContext({
    viewport: { width: control.width ?? 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  try {
    const page = await context.newPage()
    await page.addInitScript({ content: watching(control) })
    const tools = await context.newCDPSession(page)
    await asSlowPhone(tools)
    await page.goto(url + control.path)
    const { x, y, since } = await findPlace(page, control)
    await page.waitForTimeout(Math.max(0, afterMs - since))
    await tap(tools, x, y)
    return await page.evaluate<Answer>("watchedPress")
  } finally {
    await context.close()
  }
}

async function tap(tools: CDPSession, x: number, y: number): Promise<void> {
  await tools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] })
  await wait(fingerRestsMs)
  await tools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
}

/** The middle of what is pressed, scrolled into sight, and how long ago the page was loaded (ms). */
async function findPlace(
  page: Page,
  { selector }: Control,
): Promise<{ x: number; y: number; since: number }> {
  return page.evaluate(`(() => {
    const target = [...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.checkVisibility())
    target.scrollIntoView({ block: "center", behavior: "instant" })
    const { x, y, width, height } = target.getBoundingClientRect()
    const { loadEventEnd } = performance.getEntriesByType("navigation")[0]
    return { x: x + width / 2, y: y + height / 2, since: performance.now() - loadEventEnd }
  })()`)
}

/** Runs in the page: looks at each frame after the touch, and notes when it has been painted. */
const watching = ({ selector, state = "null", answered }: Control): string => `
  globalThis.watchedPress = new Promise((resolve) => {
    let liftedAt = 0
    addEventListener("pointerup", (event) => { liftedAt = event.timeStamp }, { once: true, capture: true })
    addEventListener("pointerdown", (event) => {
      const target = event.target.closest(${JSON.stringify(selector)})
      const look = () => ${state}
      const before = look()
      const isAnswered = () => { const now = look(); return ${answered} }
      const isMarked = () => target.matches("[data-touched], [data-pressed], [data-choice] [aria-pressed=true]")
      let seen = 0
      const onFrame = () => {
        if (performance.now() - event.timeStamp > ${lostAfterMs})
          return resolve({ seen: seen || ${lostAfterMs}, answered: ${lostAfterMs} })
        const done = isAnswered()
        if (!done) requestAnimationFrame(onFrame)
        if (!done && (seen || !isMarked())) return
        // After the frame that shows it.
        const channel = new MessageChannel()
        channel.port1.onmessage = () => {
          const now = performance.now()
          seen ||= now - event.timeStamp
          if (done) resolve({ seen, answered: now - (liftedAt || event.timeStamp) })
        }
        channel.port2.postMessage(null)
      }
      requestAnimationFrame(onFrame)
    }, { once: true, capture: true })
  })`
