import { chromium, type Page } from "@playwright/test"
import { browserFlags, findBrowser } from "../scripts/bootstrap/find-browser.mjs"

/** Lighthouse's slow phone: four times slower than this machine, 1.6 Mbit/s with 150 ms to the server and back. */
const processorTimes = 4
const line = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
}

/** How long a touched page takes until its program runs, on a slow phone (ms): the median of `tries`. */
export async function timeTouch(url: string, tries: number): Promise<number> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags] })
  try {
    const times: number[] = []
    for (let at = 0; at < tries; at += 1) {
      const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
      times.push(await timeOnce(await context.newPage(), url))
      await context.close()
    }
    return times.toSorted((one, other) => one - other)[Math.floor(tries / 2)] ?? Number.NaN
  } finally {
    await browser.close()
  }
}

async function timeOnce(page: Page, url: string): Promise<number> {
  const tools = await page.context().newCDPSession(page)
  await tools.send("Emulation.setCPUThrottlingRate", { rate: processorTimes })
  await tools.send("Network.enable")
  await tools.send("Network.emulateNetworkConditions", line)
  await page.goto(url)
  // A reader looks before the first touch; what is fetched ahead is there by then.
  await page.waitForTimeout(2_000)
  return page.evaluate<number>(`new Promise((resolve) => {
    const touchedAt = performance.now()
    addEventListener("page-runs", () => resolve(performance.now() - touchedAt))
    dispatchEvent(new Event("pointerdown"))
  })`)
}
