import type { Page } from "@playwright/test"
import type { Over } from "./state.ts"
import type { Words } from "./words.ts"

const modal = "dialog:modal, [aria-modal=true]"
const panel = "[popover]:popover-open, [data-menu-list]:not([hidden]), [role=listbox]"

const isOpen = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(
    (given) => [...document.querySelectorAll(given)].some((each) => each.checkVisibility()),
    selector,
  )

/** Waits until it is as it should be; false when it never gets so. */
async function becomes(expected: boolean, read: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 30; tries += 1) {
    if ((await read()) === expected) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

/**
 * Leaves what lies over the page as the specification says, and gives what is wrong: Escape closes it, but no form that
 * one may lose; that has a button. The focus comes back to `opener`, or at least is not lost.
 */
export async function findOnLeaving(page: Page, over: Over, words: Words, opener: string): Promise<string[]> {
  if (over === "page") return []
  const selector = over === "menu" ? panel : modal
  if (over === "firm modal") {
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    if (!(await isOpen(page, selector))) return ["Escape closes a form that one may lose."]
    await page
      .locator(selector)
      .getByRole("button", { name: words.say("action.close") })
      .press("Enter")
  } else await page.keyboard.press("Escape")
  if (!(await becomes(false, () => isOpen(page, selector)))) return ["It does not close."]
  const isBack = () =>
    page.evaluate((given) => {
      const { activeElement } = document
      // What opened by itself, or by keys of the page, has nothing to go back to.
      if (document.querySelector(given) === null) return true
      return activeElement !== null && activeElement !== document.body && activeElement.matches(given)
    }, opener)
  if (await becomes(true, isBack)) return []
  const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? "nothing")
  return [`The focus does not come back to what opened it; it is at ${at}.`]
}
