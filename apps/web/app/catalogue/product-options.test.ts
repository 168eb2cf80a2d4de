import type { ProductVariant } from "@roomwright/contract/catalogue/calls"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { nearestVariant, optionsOf } from "./product-options.ts"

const words = (text: string) => ({ text, language: "en" as const })
const colours = {
  oak: { id: "oak", name: words("Oak"), hex: "#C9A274" },
  blue: { id: "blue", name: words("Blue"), hex: "#54697A" },
}

function variant(
  size: string | null,
  colour: keyof typeof colours,
  { price = 1_000_000, stock = 5 } = {},
): ProductVariant {
  return {
    id: `${size}-${colour}`,
    sku: `SKU-${size}-${colour}`,
    size: size === null ? null : words(size),
    colour: colours[colour],
    price,
    stock,
  }
}

describe("the options of a product", () => {
  test("are each size with its lowest price and each colour, once, in their order", () => {
    const { sizes, colours: found } = optionsOf([
      variant("180 cm", "blue", { price: 9 }),
      variant("180 cm", "oak", { price: 7 }),
      variant("140 cm", "blue", { price: 8 }),
    ])
    expect(sizes.map(({ size, price }) => [size.text, price])).toEqual([
      ["180 cm", 7],
      ["140 cm", 8],
    ])
    expect(found.map(({ id }) => id)).toEqual(["blue", "oak"])
  })

  test("have no size when there is only one", () => {
    expect(optionsOf([variant(null, "oak"), variant(null, "blue")]).sizes).toEqual([])
  })
})

describe("choosing an option", () => {
  const small = variant("S", "oak")
  const smallBlue = variant("S", "blue", { stock: 0 })
  const large = variant("L", "oak", { stock: 0 })
  const all = [small, smallBlue, large]

  test("keeps the other option when the two exist together, even sold out", () => {
    expect(nearestVariant(all, small, { size: words("L") }).id).toBe("L-oak")
    expect(nearestVariant(all, small, { colour: colours.blue }).id).toBe("S-blue")
  })

  test("changes the other option when they do not exist together", () => {
    expect(nearestVariant(all, large, { colour: colours.blue }).id).toBe("S-blue")
    expect(nearestVariant(all, smallBlue, { size: words("L") }).id).toBe("L-oak")
  })

  test("prefers what is in stock when the other option has to change", () => {
    const grey = { ...colours.oak, id: "grey", hex: "#9A9790" }
    const here: ProductVariant = { ...variant("M", "oak"), id: "M-grey", colour: grey }
    const offers = [here, variant("L", "oak", { stock: 0 }), variant("L", "blue", { stock: 1 })]
    expect(nearestVariant(offers, here, { size: words("L") }).id).toBe("L-blue")
  })

  test("stays where it is when that is what was chosen", () => {
    expect(nearestVariant(all, small, { size: words("S"), colour: colours.oak })).toBe(small)
  })

  test("always gives what was chosen, whatever the combinations", () => {
    const anyVariants = fc.uniqueArray(
      fc
        .record({
          size: fc.constantFrom("S", "M", "L"),
          colour: fc.constantFrom("oak" as const, "blue" as const),
          stock: fc.integer({ min: 0, max: 3 }),
        })
        .map(({ size, colour, stock }) => variant(size, colour, { stock })),
      { minLength: 1, selector: ({ id }) => id },
    )
    fc.assert(
      fc.property(anyVariants, fc.nat(), fc.nat(), (variants, from, to) => {
        const start = variants[from % variants.length]!
        const { size, colour } = variants[to % variants.length]!
        expect(nearestVariant(variants, start, { size }).size?.text).toBe(size?.text)
        expect(nearestVariant(variants, start, { colour }).colour.hex).toBe(colour.hex)
      }),
    )
  })
})
