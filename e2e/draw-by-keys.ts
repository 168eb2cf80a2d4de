import { expect, type Locator, type Page } from "@playwright/test"
import { studioTextsIn } from "./texts.ts"

const t = studioTextsIn.en

export const plan = (page: Page): Locator => page.getByRole("application")
const properties = (page: Page): Locator =>
  page.getByRole("complementary", { name: t("panel.properties"), exact: true })
const tree = (page: Page): Locator => page.getByRole("tree")

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

/** Presses a key until something has the focus, as somebody without a mouse does. */
async function pressTo(page: Page, key: string, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never came there`)
}

/** Says how thick the next walls are. */
export async function chooseThickness(page: Page, mm: number): Promise<void> {
  await page.keyboard.press("t")
  await pressTo(page, "Tab", page.getByRole("button", { name: `${mm} mm`, exact: true }))
  await page.keyboard.press("Enter")
  await page.keyboard.press("Escape")
}

/** Draws a chain of walls by the wall tool: where it begins, then each direction and length. */
export async function drawChain(
  page: Page,
  from: readonly [number, number],
  walls: readonly (readonly [string, number])[],
): Promise<void> {
  const { keyboard } = page
  await keyboard.press("w")
  await keyboard.type(String(from[0]))
  await keyboard.press("Tab")
  await keyboard.type(String(from[1]))
  await keyboard.press("Enter")
  for (const [arrow, length] of walls) {
    await keyboard.press(arrow)
    await keyboard.type(String(length))
    await keyboard.press("Enter")
  }
}

/** Goes by arrows to a row that is unfolded, from the one that has the focus. */
async function goToRow(page: Page, row: Locator): Promise<void> {
  const steps = await row.evaluate((element) => {
    const rows = [...(element.closest("[role=tree]")?.querySelectorAll("[role=treeitem]") ?? [])]
    return rows.indexOf(element) - rows.findIndex((one) => one === document.activeElement)
  })
  for (let pressed = 0; pressed < Math.abs(steps); pressed += 1)
    await page.keyboard.press(steps > 0 ? "ArrowDown" : "ArrowUp")
  await expect(row).toBeFocused()
}

async function enterTree(page: Page): Promise<void> {
  await page.keyboard.press("e")
  await expect(tree(page).locator(":focus")).toBeVisible()
}

/** Chooses what a row of the tree stands for. */
export async function chooseInTree(page: Page, row: Locator): Promise<void> {
  await enterTree(page)
  await goToRow(page, row)
  await page.keyboard.press("Enter")
  await expect(row).toHaveAttribute("aria-selected", "true")
}

export const rowOfArea = (page: Page, area: string): Locator =>
  tree(page).getByRole("treeitem").filter({ hasText: area })

/** A wall is there once for each room that it is beside: the first will do. */
export const rowOfWall = (page: Page, id: string): Locator => page.locator(`[data-row$="/${id}"]`).first()

export async function unfoldRooms(page: Page): Promise<void> {
  await enterTree(page)
  const rooms = tree(page).locator('[role=treeitem][aria-level="2"]')
  for (let at = 0; at < (await rooms.count()); at += 1) {
    await goToRow(page, rooms.nth(at))
    await page.keyboard.press("ArrowRight")
  }
}

/** Sets fields of what is chosen, by their names: numbers are typed, of lists the first letters. */
export async function setProperties(page: Page, fields: Readonly<Record<string, string | number>>) {
  await page.keyboard.press("p")
  for (const [label, value] of Object.entries(fields)) {
    const field = properties(page).getByLabel(label, { exact: true })
    await pressTo(page, "Tab", field)
    await page.keyboard.type(String(value))
    if (typeof value === "number") await page.keyboard.press("Enter")
  }
  await page.keyboard.press("Escape")
  await expect(plan(page)).toBeFocused()
}

/** Puts a door or window into the wall that is chosen, its middle so far along it. */
export async function putOpening(page: Page, tool: "d" | "n", along: number): Promise<void> {
  await page.keyboard.press(tool)
  await page.keyboard.type(String(along))
  await page.keyboard.press("Enter")
}
