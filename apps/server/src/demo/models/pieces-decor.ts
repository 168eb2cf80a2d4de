import type { PlacedPiece, ProductPieces } from "./product-piece.ts"

const terracottaPot = { pot: "ceramic-terracotta" } as const

/** A print in a frame, where it hangs in a pair. */
const print = (x: number, art: "art-1" | "art-2"): PlacedPiece => ({
  type: "decor.picture",
  size: [500, 30, 660],
  at: [x, 0, 0],
  finishes: { frame: "walnut-natural", art },
})

/** Textiles, decoration and plants. */
export const decorPieces: ProductPieces = {
  "rug-arcs": { type: "rug.printed", finishes: { rug: ["rug-arcs", "#d09a6e"] } },
  "rug-stripe-blue": { type: "rug.plain", finishes: { rug: ["rug-stripe", "#6e8b9a"] } },
  "rug-diamond-forest": { type: "rug.plain", finishes: { rug: ["rug-berber", "#5d7c63"] } },
  "rug-bands-ochre": { type: "rug.printed", finishes: { rug: "rug-bands" } },
  "rug-round-cream": {
    type: "rug.plain",
    values: { shape: "round", fringe: false },
    finishes: { rug: ["rug-ivory", "#b4bd9c"] },
  },
  "curtains-sage": {
    type: "curtain.layered",
    values: { drawn: "half", sheers: "closed" },
    finishes: { cloth: ["linen-sage", "#7e8362"] },
  },
  "towels-set": {
    type: "towels.stack",
    values: { towels: 4 },
    finishes: { first: "towel-white", second: ["linen-sage", "#c58a66"] },
  },
  "vase-stone": { type: "decor.vase", finishes: { vase: ["ceramic-stoneware", "#d9cbb6"] } },
  "vase-slate": { type: "decor.vase", finishes: { vase: ["ceramic-black", "#4f5752"] } },
  "vases-trio": [
    {
      type: "decor.vase",
      size: [200, 200, 350],
      at: [-110, 0, -140],
      finishes: { vase: ["ceramic-indigo", "#5c7a88"] },
    },
    {
      type: "decor.vase",
      size: [130, 130, 270],
      at: [130, 0, -20],
      values: { shape: "cylinder" },
      finishes: { vase: ["ceramic-terracotta", "#cfa64a"] },
    },
    {
      type: "decor.bowl",
      size: [260, 260, 90],
      at: [-30, 0, 150],
      finishes: { bowl: "ceramic-matt-white" },
    },
  ],
  "vase-pampas-terracotta": {
    type: "plant.dried-grass",
    values: { vase: "belly" },
    finishes: { vase: ["ceramic-terracotta", "#b0623f"] },
  },
  "print-hills": { type: "decor.picture", finishes: { art: "art-2" } },
  "print-arch-oak": { type: "decor.picture" },
  "prints-pair-walnut": [print(-290, "art-1"), print(290, "art-2")],
  "mirror-arch-brass": { type: "decor.mirror-wall", values: { shape: "arch" } },
  "mirror-round-walnut": { type: "decor.mirror-wall", finishes: { frame: "walnut-natural" } },
  "clock-walnut": { type: "decor.clock-wall", finishes: { case: "walnut-natural" } },
  "basket-rattan": { type: "decor.basket", finishes: { basket: "rattan-natural" } },
  "olive-tree": { type: "plant.olive", finishes: { pot: ["ceramic-stoneware", "#c9b9a2"] } },
  palm: {
    type: "plant.palm",
    values: { species: "areca", pot: "basket" },
    finishes: { pot: "rattan-natural" },
  },
  "snake-plant": { type: "plant.snake", values: { edge: "plain" } },
  "rubber-plant": {
    type: "plant.fiddle-leaf",
    values: { species: "rubber", stems: 1 },
    finishes: terracottaPot,
  },
  "broadleaf-plant": { type: "plant.monstera", values: { habit: "upright" }, finishes: terracottaPot },
  "herbs-trio": { type: "plant.herbs", values: { pots: 3 } },
  teddy: { type: "decor.teddy", values: { scarf: "none" }, finishes: { fur: ["boucle-oat", "#b98d63"] } },
}
