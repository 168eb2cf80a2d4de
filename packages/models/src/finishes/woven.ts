import type { Finish } from "./finish.ts"
import { plaits } from "./patterns/rug-pile.ts"
import { balanced } from "./patterns/tone.ts"
import { cane, wicker } from "./patterns/woven-cane.ts"

export const woven = {
  "rattan-natural": {
    class: "woven",
    name: { zh: "藤编", en: "Rattan", vi: "Mây đan" },
    colour: "#c59a63",
    roughness: 0.75,
    tile: 0.3,
    relief: 2,
    pattern: () => balanced("#c59a63", wicker("#c59a63", 12, 44, 0.62, 511)),
  },
  "cane-natural": {
    class: "woven",
    name: { zh: "藤席", en: "Cane webbing", vi: "Mắt cáo mây" },
    colour: "#ccb083",
    roughness: 0.75,
    tile: 0.24,
    relief: 1.6,
    pattern: () => balanced("#ccb083", cane("#ccb083", 17, 512)),
  },
  "wicker-dark": {
    class: "woven",
    name: { zh: "深色编藤", en: "Dark wicker", vi: "Mây đậm" },
    colour: "#6d4e36",
    roughness: 0.75,
    tile: 0.3,
    relief: 2,
    pattern: () => balanced("#6d4e36", wicker("#6d4e36", 14, 52, 0.66, 513)),
  },
  seagrass: {
    class: "woven",
    name: { zh: "海草编", en: "Seagrass", vi: "Cói biển" },
    colour: "#b09c6c",
    roughness: 0.75,
    tile: 0.36,
    relief: 1.8,
    pattern: () =>
      balanced(
        "#b09c6c",
        plaits("#b09c6c", { rows: 40, twists: 30, gap: 0.55, unequal: 0.34, roughness: 0.8, seed: 514 }),
      ),
  },
  "rope-sand": {
    class: "woven",
    name: { zh: "绳编", en: "Rope", vi: "Dây thừng" },
    colour: "#cdbd9f",
    roughness: 0.75,
    tile: 0.2,
    relief: 2,
    pattern: () =>
      balanced(
        "#cdbd9f",
        plaits("#cdbd9f", { rows: 20, twists: 22, gap: 0.55, unequal: 0.12, roughness: 0.85, seed: 515 }),
      ),
  },
  "paper-cord": {
    class: "woven",
    name: { zh: "纸绳", en: "Paper cord", vi: "Dây giấy" },
    colour: "#cdb58a",
    roughness: 0.75,
    tile: 0.2,
    relief: 2,
    pattern: () =>
      balanced(
        "#cdb58a",
        plaits("#cdb58a", { rows: 46, twists: 24, gap: 0.5, unequal: 0.16, roughness: 0.75, seed: 516 }),
      ),
  },
} satisfies Readonly<Record<string, Finish>>
