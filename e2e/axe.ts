import axe from "axe-core"
import type { Language } from "@roomwright/contract/language"
import { expect, type Page } from "@playwright/test"
import { isWhole } from "./in-turn.ts"

const everyWidth = [360, 768, 1440] as const
/** Words are longest in Vietnamese. */
const oneWidth = { zh: [1440], en: [768], vi: [360] } as const

/** At which widths a page is looked at in a language: at one in `npm test`, at all in `npm run prove`. */
export const widthsIn = (language: Language): readonly number[] => (isWhole ? everyWidth : oneWidth[language])

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

declare global {
  var axe: typeof import("axe-core") | undefined
}

interface Violation {
  readonly id: string
  readonly nodes: readonly string[]
}

/** The rules that another theme can break. */
const colourRules = ["color-contrast", "link-in-text-block"]

/** What axe finds on the page as it stands: by all rules, or by those about colours alone. */
export async function findViolations(
  page: Page,
  by: "all" | "colours" = "all",
): Promise<readonly Violation[]> {
  // What stands where something is loading is not what is looked at.
  await expect(page.locator("[role=status][aria-busy=true]")).toHaveCount(0)
  // Its half a megabyte is read once a document, not once a look. No page of ours frames another that is looked at.
  if (await page.evaluate(() => globalThis.axe === undefined)) await page.evaluate(axe.source)
  const runOnly = by === "all" ? ({ type: "tag", values: rules } as const) : colourRules
  return page.evaluate(async (runOnly) => {
    // Only what is wrong is put together.
    const options = { runOnly, resultTypes: ["violations" as const] }
    const found = await globalThis.axe?.run(document, options)
    if (!found) throw new Error("axe is not there.")
    return found.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 4).map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }))
  }, runOnly)
}

/** Expects that axe finds nothing on the page as it stands; `state` says what is open, for the report. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  expect(await findViolations(page), state).toEqual([])
}

/** Expects that nothing makes the page scroll sideways; a failure names what sticks out. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  // What follows the width may still be on its way: only what stays out counts.
  await expect
    .poll(() => findSideways(page), { message: state, timeout: 2_000 })
    .toEqual({ wide: [], cut: [] })
}

interface Sideways {
  /** What makes the page scroll. */
  readonly wide: readonly string[]
  /** Controls that are cut off. */
  readonly cut: readonly string[]
}

/** What sticks out of the page's sides; all in one question, as a page is asked this at many widths. */
export function findSideways(page: Page): Promise<Sideways> {
  return page.evaluate(() => {
    const html = document.documentElement
    const width = html.clientWidth
    const wide =
      html.scrollWidth <= width
        ? []
        : [...html.querySelectorAll("body *")]
            .filter((element) => element.getBoundingClientRect().right > width + 1)
            .map((element) => `${element.tagName} ${element.className}`)
    // The body clips what sticks out of it: a control there would be out of reach.
    const cut = [...html.querySelectorAll("a, button, input, select")]
      .filter((control) => {
        const box = control.getBoundingClientRect()
        const sticksOut = box.left < -1 || box.right > width + 1
        const isSeen =
          box.width > 1 && box.height > 0 && control.checkVisibility({ visibilityProperty: true })
        return sticksOut && isSeen && control.closest(".no-scrollbar, .overflow-x-auto") === null
      })
      .map((control) => control.textContent || (control.getAttribute("aria-label") ?? control.tagName))
    return { wide: wide.slice(0, 5), cut: cut.slice(0, 5) }
  })
}
