import type { ProductPieces } from "./product-piece.ts"

/** Lamps that hang are measured by what hangs: without their cord. */
const cord = ["cord", "fittings"]

export const lampPieces: ProductPieces = {
  "lamp-arc-brass": { type: "lamp.floor-arc" },
  "lamp-tripod-oak": { type: "lamp.floor-tripod" },
  "lamp-table-terracotta": { type: "lamp.table", finishes: { base: ["ceramic-terracotta", "#c58558"] } },
  "lamp-mushroom-rust": {
    type: "lamp.table-mushroom",
    finishes: { stem: ["ceramic-terracotta", "#dd9a5e"] },
  },
  "lamp-desk-black": {
    type: "lamp.floor-reading",
    finishes: { inside: "steel-white", joints: "steel-black" },
  },
  "wall-lamp-brass": { type: "lamp.wall-sconce" },
  "pendant-dome-brass": {
    type: "lamp.pendant-shade",
    finishes: { shade: "brass-brushed", inside: "brass-brushed" },
    without: cord,
  },
  "pendant-dome-forest": {
    type: "lamp.pendant-shade",
    finishes: { shade: ["lacquer-forest", "#4c6c54"] },
    without: cord,
  },
  "pendant-rattan": { type: "lamp.pendant-rattan", without: cord },
  "pendant-paper-moon": { type: "lamp.pendant-paper", values: { form: "flat" }, without: cord },
  "pendant-globes-brass": { type: "lamp.pendant-cluster", values: { lamps: 3 } },
  "chandelier-brass": { type: "lamp.chandelier", values: { style: "curved" } },
}
