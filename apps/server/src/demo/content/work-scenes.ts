/** A finish and what is in its place in the other look of a home. */
type FinishSwaps = Readonly<Record<string, string>>

/** A piece of a home that one of the demo's products stands in place of. */
export interface StandIn {
  readonly product: string
  /** The piece: its type and its place, as the home says them. */
  readonly type: string
  readonly at: readonly [x: number, y: number]
  /** It keeps its back where it is, against a wall say; else its middle. */
  readonly keeps: "back" | "middle"
}

/** What a home of the model library is dressed in for the works of the demo. */
export const homeLooks: Readonly<
  Record<string, { readonly other: FinishSwaps; readonly products: readonly StandIn[] }>
> = {
  "sage-oak-62": {
    other: {
      "paint-sage": "paint-clay",
      "paint-mist": "paint-sand",
      "linen-blue": "linen-sand",
      "herringbone-oak": "planks-oak",
      "metro-sage": "metro-white",
    },
    products: [{ product: "sofa-boucle", type: "sofa.lounge", at: [610, 2500], keeps: "back" }],
  },
  "walnut-ink-52": {
    other: {
      "paint-navy": "paint-forest",
      "lacquer-navy": "lacquer-forest",
      "velvet-navy": "velvet-forest",
      "velvet-ochre": "velvet-rust",
      "paint-clay": "paint-sand",
    },
    products: [{ product: "dining-table-ash", type: "table.dining", at: [3000, 1650], keeps: "middle" }],
  },
  "saigon-terracotta-28": {
    other: {
      "paint-clay": "paint-ochre",
      "rug-terracotta": "rug-berber",
      "lacquer-clay": "lacquer-mustard",
      "cotton-white": "cotton-clay",
    },
    products: [],
  },
  "japandi-oak-75": {
    other: {
      "paint-greige": "paint-sage",
      "paint-sand": "paint-mist",
      "planks-oak": "planks-walnut",
      "linen-stone": "linen-sage",
    },
    products: [
      { product: "dining-table-ash", type: "table.dining", at: [7740, 3380], keeps: "middle" },
      { product: "bookcase-oak", type: "bookcase.open", at: [275, 7430], keeps: "back" },
    ],
  },
  "indochine-forest-69": {
    other: {
      "paint-ochre": "paint-blush",
      "paint-forest": "paint-navy",
      "lacquer-forest": "lacquer-navy",
      "velvet-forest": "velvet-navy",
    },
    products: [],
  },
  "jade-walnut-114": {
    other: {
      "paint-forest": "paint-navy",
      "paint-sage": "paint-greige",
      "velvet-sage": "velvet-ochre",
      "velvet-forest": "velvet-navy",
      "linen-sage": "linen-blue",
      "planks-walnut": "herringbone-walnut",
    },
    products: [{ product: "bookcase-oak", type: "bookcase.open", at: [265, 6900], keeps: "back" }],
  },
  "birch-family-97": {
    other: {
      "paint-blush": "paint-ochre",
      "paint-mist": "paint-sand",
      "velvet-blush": "velvet-sage",
      "lacquer-blush": "lacquer-mustard",
    },
    products: [
      { product: "sofa-sage", type: "sofa.lounge", at: [4145, 1550], keeps: "back" },
      { product: "dining-table-ash", type: "table.dining", at: [7100, 3480], keeps: "middle" },
    ],
  },
  "steel-leather-78": {
    other: {
      "paint-charcoal": "paint-forest",
      "leather-cognac": "leather-olive",
      "wool-charcoal": "wool-camel",
    },
    products: [{ product: "bookcase-oak", type: "shelving.ladder", at: [6040, 5075], keeps: "back" }],
  },
}

export interface WorkHome {
  readonly home: string
  readonly look: "own" | "other"
  /** It stands as in its pictures, without the pieces that products take the place of. */
  readonly isPictured?: true
}

const own = (home: string): WorkHome => ({ home, look: "own" })
const pictured = (home: string): WorkHome => ({ home, look: "own", isPictured: true })
const other = (home: string): WorkHome => ({ home, look: "other" })

/** The home that each work of the demo is walked through in, by style, size and colours. */
export const homeOfWork: Readonly<Record<string, WorkHome>> = {
  "walnut-and-jade": pictured("jade-walnut-114"),
  "ochre-and-forest": pictured("indochine-forest-69"),
  "birch-and-blue": pictured("birch-family-97"),
  "terrazzo-bathroom": own("sage-oak-62"),
  "brick-red-bath": own("japandi-oak-75"),
  "olive-morning": other("japandi-oak-75"),
  "bed-among-pines": other("steel-leather-78"),
  "clay-and-linen-bedroom": other("sage-oak-62"),
  "bedroom-in-mist": own("jade-walnut-114"),
  "dry-grass-on-a-low-cabinet": own("japandi-oak-75"),
  "chequered-hall": other("indochine-forest-69"),
  "hall-with-a-green-wall": own("indochine-forest-69"),
  "receiving-room-at-dusk": own("jade-walnut-114"),
  "chair-by-the-window": other("sage-oak-62"),
  "ink-wall": own("walnut-ink-52"),
  "mint-hills-room": own("birch-family-97"),
  "forty-two-square-metres": own("saigon-terracotta-28"),
  "waiting-for-someone-small": other("birch-family-97"),
  "studio-from-the-window-corner": other("saigon-terracotta-28"),
  "morning-kitchen": own("sage-oak-62"),
  "ochre-dining-room": other("birch-family-97"),
  "sea-coloured-kitchen": own("birch-family-97"),
  "round-table-for-four": own("indochine-forest-69"),
  "long-sofa-by-the-river": other("jade-walnut-114"),
  "face-to-face": own("steel-leather-78"),
  "after-dinner": other("jade-walnut-114"),
  "sage-living-room": own("sage-oak-62"),
  "where-the-sofa-goes": own("sage-oak-62"),
  "clay-afternoon": other("sage-oak-62"),
  "white-wall-and-linen": own("japandi-oak-75"),
  "forest-study": own("indochine-forest-69"),
  "terracotta-reading-corner": other("walnut-ink-52"),
  "writing-by-a-blue-wall": own("walnut-ink-52"),
}
