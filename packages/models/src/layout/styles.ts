import type { FinishId } from "../finishes/finishes.ts"

/** What a home is furnished in: the palettes of the furnished homes, as choices for each part of a room. */
export interface Style {
  readonly id: StyleId
  readonly wood: FinishId
  /** Of frames, legs and small tables. */
  readonly woodTwo: FinishId
  readonly fabrics: readonly [FinishId, ...FinishId[]]
  readonly accents: readonly [FinishId, ...FinishId[]]
  readonly curtain: FinishId
  readonly rugs: readonly [FinishId, ...FinishId[]]
  readonly duvet: FinishId
  readonly throw: FinishId
  readonly metal: FinishId
  readonly ceramic: FinishId
  readonly stone: FinishId
  readonly kitchen: FinishId
  readonly worktop: FinishId
  readonly shade: FinishId
  /** Their bindings, on shelves and tables. */
  readonly books: readonly [FinishId, FinishId, FinishId, FinishId]
  readonly sofas: readonly [string, ...string[]]
  readonly armchairs: readonly [string, ...string[]]
  readonly beds: readonly [string, ...string[]]
  readonly chairs: readonly [string, ...string[]]
  readonly coffeeTables: readonly [string, ...string[]]
  readonly pendants: readonly [string, ...string[]]
  readonly floorLamps: readonly [string, ...string[]]
  readonly plants: readonly [string, ...string[]]
  /** Of the doors of cabinets. */
  readonly fronts: string
}

export const styleIds = ["japandi", "sage", "walnut", "indochine", "birch", "steel"] as const
export type StyleId = (typeof styleIds)[number]

const styles: Readonly<Record<StyleId, Style>> = {
  japandi: {
    id: "japandi",
    wood: "oak-natural",
    woodTwo: "oak-black",
    fabrics: ["linen-oat", "linen-stone", "boucle-oat"],
    accents: ["linen-stone", "wool-camel"],
    curtain: "linen-oat",
    rugs: ["rug-ivory", "rug-jute"],
    duvet: "linen-oat",
    throw: "wool-camel",
    metal: "steel-black",
    ceramic: "ceramic-stoneware",
    stone: "travertine-beige",
    kitchen: "oak-natural",
    worktop: "microcement-warm",
    shade: "paper-shade",
    books: ["book-sand", "book-white", "book-sage", "book-ink"],
    sofas: ["sofa.lounge", "sofa.frame"],
    armchairs: ["armchair.easy"],
    beds: ["bed.platform"],
    chairs: ["chair.wishbone"],
    coffeeTables: ["coffee-table.pebble", "coffee-table.rectangular"],
    pendants: ["lamp.pendant-paper"],
    floorLamps: ["lamp.floor-tripod"],
    plants: ["plant.olive", "plant.snake"],
    fronts: "slatted",
  },
  sage: {
    id: "sage",
    wood: "oak-natural",
    woodTwo: "walnut-natural",
    fabrics: ["boucle-cream", "linen-sand", "boucle-oat"],
    accents: ["linen-sage", "velvet-rust"],
    curtain: "linen-sand",
    rugs: ["rug-ivory", "rug-berber"],
    duvet: "linen-oat",
    throw: "wool-camel",
    metal: "brass-brushed",
    ceramic: "ceramic-terracotta",
    stone: "marble-calacatta",
    kitchen: "lacquer-sage",
    worktop: "marble-carrara",
    shade: "linen-shade",
    books: ["book-sage", "book-sand", "book-white", "book-clay"],
    sofas: ["sofa.lounge", "sofa.curved"],
    armchairs: ["armchair.tub", "armchair.round"],
    beds: ["bed.upholstered"],
    chairs: ["chair.wishbone", "chair.upholstered"],
    coffeeTables: ["coffee-table.drum"],
    pendants: ["lamp.pendant-paper", "lamp.pendant-shade"],
    floorLamps: ["lamp.floor-tripod"],
    plants: ["plant.palm", "plant.olive"],
    fronts: "fluted",
  },
  walnut: {
    id: "walnut",
    wood: "walnut-natural",
    woodTwo: "walnut-dark",
    fabrics: ["leather-cognac", "linen-stone", "velvet-navy"],
    accents: ["velvet-ochre", "velvet-forest"],
    curtain: "linen-sand",
    rugs: ["rug-ivory", "rug-berber"],
    duvet: "linen-stone",
    throw: "wool-camel",
    metal: "brass-brushed",
    ceramic: "ceramic-matt-white",
    stone: "marble-carrara",
    kitchen: "lacquer-navy",
    worktop: "marble-carrara",
    shade: "linen-shade",
    books: ["book-ink", "book-mustard", "book-sand", "book-clay"],
    sofas: ["sofa.chesterfield", "sofa.lounge"],
    armchairs: ["armchair.easy"],
    beds: ["bed.platform"],
    chairs: ["chair.cane", "chair.upholstered"],
    coffeeTables: ["coffee-table.drum", "coffee-table.rectangular"],
    pendants: ["lamp.pendant-globe"],
    floorLamps: ["lamp.floor-tripod", "lamp.floor-reading"],
    plants: ["plant.monstera", "plant.snake"],
    fronts: "slab",
  },
  indochine: {
    id: "indochine",
    wood: "walnut-dark",
    woodTwo: "walnut-dark",
    fabrics: ["linen-oat", "velvet-forest"],
    accents: ["velvet-forest", "velvet-ochre"],
    curtain: "cotton-white",
    rugs: ["rug-persian", "rug-jute"],
    duvet: "cotton-white",
    throw: "velvet-forest",
    metal: "brass-aged",
    ceramic: "ceramic-indigo",
    stone: "marble-verde",
    kitchen: "lacquer-forest",
    worktop: "marble-verde",
    shade: "linen-shade",
    books: ["book-sage", "book-mustard", "book-white", "book-clay"],
    sofas: ["sofa.frame"],
    armchairs: ["armchair.easy"],
    beds: ["bed.spindle", "bed.platform"],
    chairs: ["chair.cane"],
    coffeeTables: ["coffee-table.rectangular"],
    pendants: ["lamp.pendant-rattan"],
    floorLamps: ["lamp.floor-tripod"],
    plants: ["plant.palm", "plant.fiddle-leaf"],
    fronts: "cane",
  },
  birch: {
    id: "birch",
    wood: "birch-plywood",
    woodTwo: "birch-plywood",
    fabrics: ["linen-blue", "wool-grey", "boucle-cream"],
    accents: ["velvet-blush", "linen-sage"],
    curtain: "linen-blue",
    rugs: ["rug-ivory", "rug-meadow"],
    duvet: "linen-blue",
    throw: "knit-ivory",
    metal: "steel-white",
    ceramic: "ceramic-sage",
    stone: "terrazzo-pale",
    kitchen: "lacquer-white",
    worktop: "birch-plywood",
    shade: "paper-shade",
    books: ["book-white", "book-sage", "book-mustard", "book-sand"],
    sofas: ["sofa.lounge", "sofa.sleeper"],
    armchairs: ["armchair.easy", "armchair.tub"],
    beds: ["bed.spindle"],
    chairs: ["chair.shell", "chair.spindle"],
    coffeeTables: ["coffee-table.nest", "coffee-table.drum"],
    pendants: ["lamp.pendant-paper", "lamp.pendant-shade"],
    floorLamps: ["lamp.floor-tripod"],
    plants: ["plant.fiddle-leaf", "plant.olive"],
    fronts: "slab",
  },
  steel: {
    id: "steel",
    wood: "oak-smoked",
    woodTwo: "oak-black",
    fabrics: ["leather-black", "wool-charcoal", "linen-stone"],
    accents: ["leather-cognac", "wool-grey"],
    curtain: "wool-charcoal",
    rugs: ["wool-grey", "wool-camel"],
    duvet: "linen-stone",
    throw: "wool-charcoal",
    metal: "steel-black",
    ceramic: "ceramic-black",
    stone: "concrete-smooth",
    kitchen: "oak-smoked",
    worktop: "concrete-smooth",
    shade: "linen-shade",
    books: ["book-ink", "book-white", "book-sand", "book-sage"],
    sofas: ["sofa.lounge", "sofa.chesterfield"],
    armchairs: ["armchair.tub"],
    beds: ["bed.platform", "bed.upholstered"],
    chairs: ["chair.shell", "chair.upholstered"],
    coffeeTables: ["coffee-table.rectangular", "coffee-table.nest"],
    pendants: ["lamp.pendant-shade", "lamp.pendant-globe"],
    floorLamps: ["lamp.floor-reading"],
    plants: ["plant.fiddle-leaf", "plant.snake"],
    fronts: "slab",
  },
}

export const styleOf = (id: StyleId): Style => styles[id]

/** Four finishes that tell a style at a glance. */
export const swatchesOf = (id: StyleId): readonly FinishId[] => {
  const { wood, fabrics, accents, kitchen, rugs } = styles[id]
  return [...new Set<FinishId>([wood, fabrics[0], accents[0], kitchen, rugs[0]])].slice(0, 4)
}

/** Everything that pieces of a style are made of. */
export function finishesOf(id: StyleId): readonly FinishId[] {
  const { wood, woodTwo, fabrics, accents, curtain, rugs, duvet, metal, ceramic, stone, kitchen } = styles[id]
  const all: readonly FinishId[] = [...fabrics, ...accents, ...rugs]
  return [...new Set([wood, woodTwo, curtain, duvet, metal, ceramic, stone, kitchen, ...all])]
}
