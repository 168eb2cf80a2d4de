import type { TestContent } from "./test-content.ts"

/** What a work of the test gallery was made from, to compare answers with. */
export interface GalleryWork {
  readonly id: string
  readonly style: string
  readonly homeType: string
  readonly space: string
  readonly scene: string
  readonly roomType: string
  readonly areaM2: number
  readonly template: boolean
  readonly designerId: string
  readonly productIds: readonly string[]
}

export interface Gallery {
  /** The oldest first. */
  readonly works: readonly GalleryWork[]
  readonly designers: readonly string[]
  readonly products: readonly string[]
}

export const galleryValues = {
  style: ["nordic", "wabi-sabi", "retro"],
  homeType: ["apartment", "villa"],
  space: ["living-room", "bedroom", "office"],
  scene: ["family", "rest"],
  roomType: ["studio", "two-bedroom"],
  area: ["under-20", "20-40", "40-80", "over-80"],
} as const

/** Both sides of every bucket's edges, and some alike. */
const areas = [12, 19.99, 20, 33.5, 39.99, 40, 40, 79.99, 80, 120]

const pick = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % items.length]
  if (item === undefined) throw new Error("Nothing to pick from.")
  return item
}

/** Fills the platform with works that differ in everything one can filter and sort by. */
export async function openTestGallery(content: TestContent, size = 26): Promise<Gallery> {
  const designers = [await content.makeDesigner(), await content.makeDesigner(), await content.makeDesigner()]
  const products = [await content.makeProduct(), await content.makeProduct()]
  const works: GalleryWork[] = []
  for (let at = 0; at < size; at += 1) {
    // Steps without a common divisor, so that all combinations come up.
    const work = {
      style: pick(galleryValues.style, at),
      homeType: pick(galleryValues.homeType, Math.floor(at / 3)),
      space: pick(galleryValues.space, Math.floor(at / 2)),
      scene: pick(galleryValues.scene, Math.floor(at / 5)),
      roomType: pick(galleryValues.roomType, Math.floor(at / 7)),
      areaM2: pick(areas, at * 3),
      template: at % 4 === 1,
      designerId: pick(designers, Math.floor(at / 4)),
    }
    const productIds = at % 5 === 0 ? products : at % 5 === 1 ? products.slice(1) : []
    const id = await content.makeWork({
      ...work,
      products: productIds.map((productId) => ({ productId, at: [0.25, 0.5] })),
    })
    works.push({ id, ...work, productIds })
  }
  return { works, designers, products }
}
