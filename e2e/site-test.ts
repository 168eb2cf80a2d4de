import type { Language } from "@roomwright/contract/language"
import { expect, test as base, type ConsoleMessage, type Page, type Request } from "@playwright/test"
import { startPair, type Pair } from "./start-pair.ts"

interface SiteFixtures {
  /** What the reader's language cookie says; English unless a test is about languages. */
  readonly language: Language
  /** What the browser complained of, on any page of the test. Must be empty in the end. */
  readonly complaints: string[]
}

interface WorkerFixtures {
  /** Two programs on one database without demo content, for all journeys of a worker; started by the first that asks. */
  readonly pair: Pair
}

/**
 * Pages and data that are not there are what some journeys are about; the browser notes each as an error, and React
 * Router each time that it asks in vain what links lead to.
 */
const isExpectedRefusal = (message: ConsoleMessage): boolean =>
  message.text().startsWith("Failed to fetch manifest patches TypeError: Failed to fetch") ||
  (/^Failed to load resource: the server responded with a status of 4\d\d/.test(message.text()) &&
    !/\.(?:webp|js|css|woff2|svg)(?:\?|$)/.test(message.location().url))

/** Playwright's test for this site: a reader with a language, and a browser that must not complain. */
export const test = base.extend<SiteFixtures, WorkerFixtures>({
  pair: [
    // Playwright wants the pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex }) => {
      const pair = await startPair(`pair-${workerIndex}`)
      await use(pair)
      await pair.stop()
    },
    { scope: "worker", timeout: 240_000 },
  ],
  language: ["en", { option: true }],
  context: async ({ context, language, baseURL }, use) => {
    await readIn(context, baseURL, language)
    await use(context)
  },
  complaints: [
    async ({ context, baseURL }, use) => {
      const complaints: string[] = []
      const isForeign = (request: Request): boolean =>
        /^(?:https?|wss?):/.test(request.url()) &&
        new URL(request.url()).origin !== new URL(baseURL ?? "").origin
      context.on("console", (message) => {
        if (message.type() === "error" && !isExpectedRefusal(message))
          complaints.push(`${message.page()?.url()}: ${message.text()}`)
      })
      context.on("weberror", (failure) => {
        complaints.push(`${failure.page()?.url()}: ${failure.error().message}`)
      })
      context.on("request", (request) => {
        if (isForeign(request)) complaints.push(`Asked another host: ${request.url()}`)
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

interface CookieJar {
  addCookies(cookies: { name: string; value: string; url: string }[]): Promise<void>
}

/** Sets the cookie that says which language a reader wants. */
export async function readIn(
  context: CookieJar,
  baseURL: string | undefined,
  language: string,
): Promise<void> {
  await context.addCookies([{ name: "prg-lang", value: language, url: baseURL ?? "" }])
}

/** Opens a page and waits until its scripts have taken it over, so that buttons do what they say. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitUntilItRuns(page)
}

export async function waitUntilItRuns(page: Page): Promise<void> {
  // Asked inside the page: a poll from outside comes a quarter of a second late, a thousand times.
  await page.waitForFunction(
    () => {
      // A page that is touched runs at once.
      dispatchEvent(new Event("pointermove"))
      const main = document.querySelector("main")
      return main !== null && Object.keys(main).some((key) => key.startsWith("__reactFiber"))
    },
    null,
    { polling: 50, timeout: 20_000 },
  )
}

/**
 * Stops the page's clock a minute on, for `clock.runFor` alone to move it: a clock that runs on counts the time a
 * busy machine takes between two steps. To be called when no timer is under way.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

/** Lets no script arrive until the returned function is called, as a slow network does. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = (): void => {}
  const gone = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await gone
    // The page that asked may have been left by then.
    await route.continue().catch(() => {})
  })
  return letGo
}

interface HeldAnswer {
  /** Ends when the page has asked. */
  readonly asked: Promise<void>
  readonly letGo: () => void
}

/** Holds the first answer that the page's router asks for back, as a slow network does; later ones pass. */
export async function holdFirstAnswer(page: Page): Promise<HeldAnswer> {
  let letGo = (): void => {}
  let recordAsked = (): void => {}
  const gone = new Promise<void>((resolve) => (letGo = resolve))
  const asked = new Promise<void>((resolve) => (recordAsked = resolve))
  await page.route(
    /\.data(?:\?|$)/,
    async (route) => {
      recordAsked()
      await gone
      // The page may have given it up by then.
      await route.continue().catch(() => {})
    },
    { times: 1 },
  )
  return { asked, letGo }
}
