import { workFacetKinds } from "@roomwright/contract/works/facet-kinds"
import { countWorkFacets, listWorks, type WorkFacets } from "@roomwright/contract/works/calls"
import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { galleryValues, openTestGallery, type Gallery } from "../../testing/test-gallery.ts"

let app: TestApp
let gallery: Gallery

beforeAll(async () => {
  app = await startTestApp()
  gallery = await openTestGallery(app)
  // Neither counted nor listed, whatever the filter.
  await app.makeWork({ publishedAt: null, template: true })
})

afterAll(() => app.close())

type Filters = Parameters<typeof app.call<typeof countWorkFacets>>[1]["query"]
const countFacets = (filters: Filters): Promise<WorkFacets> => app.call(countWorkFacets, { query: filters })
const total = async (filters: Filters): Promise<number> =>
  (await app.call(listWorks, { query: { ...filters, size: "1" } })).totalElements

const several = (values: readonly string[]) =>
  fc.subarray([...values], { minLength: 1 }).map((chosen) => chosen.join(","))

test("every count is what the list then holds, whatever is filtered", async () => {
  const filtersArbitrary = fc.record(
    {
      w: fc.constantFrom("nordic", "客厅", "bedroom", "work", "nothing here"),
      style: several(galleryValues.style),
      homeType: several(galleryValues.homeType),
      space: several(galleryValues.space),
      scene: several(galleryValues.scene),
      roomType: several(galleryValues.roomType),
      area: several(galleryValues.area),
      template: fc.constantFrom("true", "false"),
      designerId: fc.constantFrom(...gallery.designers),
      productId: fc.constantFrom(...gallery.products),
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(filtersArbitrary, async (filters) => {
      const facets = await countFacets(filters)
      for (const kind of workFacetKinds) {
        for (const { id, count } of facets[kind])
          expect([kind, id, count]).toEqual([kind, id, await total({ ...filters, [kind]: id })])
      }
      expect(facets.templateCount).toBe(await total({ ...filters, template: "true" }))
    }),
    { numRuns: 25 },
  )
})

test("values that leave something are offered in their order, named in the language asked for", async () => {
  const facets = await app.call(countWorkFacets, { query: {} }, { language: "en" })
  expect(facets.area.map(({ id }) => id)).toEqual(galleryValues.area)
  expect(facets.homeType.map(({ name }) => name)).toEqual([
    { text: "Apartment", language: "en" },
    { text: "Villa", language: "en" },
  ])
  for (const kind of workFacetKinds) {
    expect(facets[kind].reduce((sum, { count }) => sum + count, 0)).toBe(gallery.works.length)
  }
})

test("a value that is chosen stays, though it leaves nothing", async () => {
  const { style, area } = await countFacets({
    style: "indochine",
    area: "20-40",
    designerId: "019b7711-9680-72cb-a276-163fe47378e1",
  })
  expect(style).toMatchObject([{ id: "indochine", count: 0 }])
  expect(area).toEqual([{ id: "20-40", count: 0 }])
})
