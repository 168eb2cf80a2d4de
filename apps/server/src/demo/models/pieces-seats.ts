import type { ProductPieces } from "./product-piece.ts"

/** Sofas, armchairs, chairs, stools and benches. */
export const seats: ProductPieces = {
  "sofa-boucle": { type: "sofa.lounge", finishes: { upholstery: "boucle-cream", pillows: "linen-sand" } },
  "sofa-sage": {
    type: "sofa.lounge",
    values: { seats: 2, arms: "slim" },
    finishes: { upholstery: ["velvet-sage", "#98a27e"], pillows: "velvet-sage", legs: "oak-natural" },
  },
  "sofa-terracotta": {
    type: "sofa.lounge",
    finishes: { upholstery: ["linen-oat", "#c07d50"], pillows: ["linen-oat", "#c07d50"] },
  },
  "sofa-dusk-blue": {
    type: "sofa.lounge",
    finishes: { upholstery: ["velvet-navy", "#5c7a88"], pillows: ["velvet-navy", "#5c7a88"] },
  },
  "sofa-chaise-sand": {
    type: "sofa.chaise",
    finishes: { upholstery: ["linen-sand", "#cab791"], pillows: "velvet-rust" },
  },
  "sofa-leather-cognac": {
    type: "sofa.lounge",
    values: { seats: 2, backs: "box" },
    finishes: {
      upholstery: ["leather-cognac", "#b7744a"],
      pillows: ["velvet-rust", "#b7744a"],
      legs: "steel-black",
    },
  },
  "armchair-rust": {
    type: "armchair.tub",
    values: { pillow: false },
    finishes: { upholstery: ["velvet-rust", "#b5694a"] },
  },
  "lounge-chair-forest": {
    type: "armchair.easy",
    values: { pillow: false },
    finishes: { cushions: ["velvet-forest", "#56675c"] },
  },
  "lounge-chair-cognac": {
    type: "armchair.easy",
    values: { pillow: false },
    finishes: { cushions: ["leather-tan", "#c4824f"], frame: "oak-smoked" },
  },
  "chair-wishbone-oak": { type: "chair.wishbone", finishes: { frame: "oak-natural", seat: "paper-cord" } },
  "chair-spindle-black": {
    type: "chair.wishbone",
    values: { splat: "spindles" },
    finishes: { frame: ["oak-smoked", "#4a3f36"], seat: "rattan-natural" },
  },
  "chair-tub-sage": { type: "chair.upholstered", finishes: { upholstery: ["velvet-sage", "#87937c"] } },
  "chair-dining-walnut": {
    type: "chair.upholstered",
    values: { back: "panel" },
    finishes: { upholstery: ["velvet-ochre", "#d6b75a"] },
  },
  "office-chair-boucle": {
    type: "chair.office",
    values: { back: "padded" },
    finishes: {
      seat: "boucle-cream",
      back: "boucle-cream",
      frame: "brass-brushed",
      base: "brass-brushed",
    },
  },
  "office-chair-forest": {
    type: "chair.office",
    values: { back: "padded" },
    finishes: { seat: ["velvet-forest", "#40604a"], back: ["velvet-forest", "#40604a"], base: "steel-black" },
  },
  "bar-stool-terracotta": { type: "stool.bar", finishes: { seat: ["velvet-rust", "#c07d50"] } },
  "pouf-ochre": { type: "pouf", finishes: { upholstery: ["boucle-oat", "#c39d48"] } },
  "pouf-leather-cognac": {
    type: "pouf",
    values: { detail: "piping" },
    finishes: { upholstery: ["leather-cognac", "#b57648"] },
  },
  "bench-oak": { type: "bench.wood", values: { pad: true, shelf: true }, finishes: { pad: "linen-sand" } },
  "bench-walnut-leather": {
    type: "bench.wood",
    values: { pad: true },
    finishes: { timber: "walnut-natural", pad: "leather-cognac" },
  },
  "stool-low-walnut": { type: "stool.low", finishes: { timber: "walnut-natural" } },
}
