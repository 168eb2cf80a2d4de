import type { Locator, Page } from "@playwright/test"
import { plan } from "./draw-by-keys.ts"

/** Px of the page. */
interface Point {
  readonly x: number
  readonly y: number
}

/** A place of something on the page, by its share of the width and the height. */
export async function placeIn(thing: Locator, right: number, down: number): Promise<Point> {
  const box = await thing.boundingBox()
  if (!box) throw new Error("It is not on the page.")
  return { x: box.x + box.width * right, y: box.y + box.height * down }
}

/** Drags something of a panel by the mouse. */
export const drag = async (page: Page, from: Locator, to: Point): Promise<void> =>
  dragFrom(page, await placeIn(from, 0.5, 0.5), to)

/** Drags whatever is at a place of the page by the mouse. */
export async function dragFrom(page: Page, { x, y }: Point, to: Point): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 30, y + 20, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await page.mouse.up()
}

/** A place of the plan, by its share of the width and the height. */
export const placeInPlan = (page: Page, right: number, down: number): Promise<Point> =>
  placeIn(plan(page), right, down)

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
