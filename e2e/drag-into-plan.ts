import type { Locator, Page } from "@playwright/test"
import { plan } from "./draw-by-keys.ts"

/** Px of the page. */
interface Point {
  readonly x: number
  readonly y: number
}

/** Drags something of a panel by the mouse. */
export async function drag(page: Page, from: Locator, to: Point): Promise<void> {
  const box = await from.boundingBox()
  if (!box) throw new Error("There is nothing to drag.")
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 30, y + 20, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await page.mouse.up()
}

/** A place of the plan, by its share of the width and the height. */
export async function placeInPlan(page: Page, right: number, down: number): Promise<Point> {
  const box = await plan(page).boundingBox()
  if (!box) throw new Error("There is no plan.")
  return { x: box.x + box.width * right, y: box.y + box.height * down }
}

/** A place on the face of a wall. */
export const placeOnWall = (page: Page): Promise<Point> =>
  page
    .locator("path.fill-plan-wall")
    .first()
    .evaluate((path: SVGPathElement) => {
      const point = path.getPointAtLength(path.getTotalLength() * 0.2)
      const { x, y } = point.matrixTransform(path.getScreenCTM() ?? undefined)
      return { x, y }
    })
