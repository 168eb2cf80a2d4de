import type { Finish } from "./finish.ts"
import { balanced } from "./patterns/tone.ts"
import { hexagons, ornament, rows, tiled } from "./patterns/wall-tiles.ts"

export const tiles = {
  "metro-white": {
    class: "tile",
    name: { zh: "白色地铁砖", en: "White metro tile", vi: "Gạch thẻ trắng" },
    colour: "#efece4",
    roughness: 0.2,
    tile: 0.9,
    relief: 1.2,
    pattern: () =>
      balanced(
        "#efece4",
        tiled(
          {
            colour: "#efece4",
            grout: "#d3cec4",
            joint: 0.001,
            rounding: 0.004,
            unequal: 0.05,
            tilt: 0.12,
            waves: 0.3,
            roughness: 0.16,
            seed: 200,
          },
          rows(6, 12, 0.5, 0.9),
        ),
      ),
  },
  "metro-sage": {
    class: "tile",
    name: { zh: "灰绿地铁砖", en: "Sage metro tile", vi: "Gạch thẻ xanh xám" },
    colour: "#9aa892",
    roughness: 0.2,
    tile: 0.9,
    relief: 1.2,
    pattern: () =>
      balanced(
        "#9aa892",
        tiled(
          {
            colour: "#9aa892",
            grout: "#d6d2c6",
            joint: 0.001,
            rounding: 0.004,
            unequal: 0.14,
            tilt: 0.12,
            waves: 0.4,
            roughness: 0.16,
            seed: 201,
          },
          rows(6, 12, 0.5, 0.9),
        ),
      ),
  },
  "zellige-cream": {
    class: "tile",
    name: { zh: "奶油手工砖", en: "Cream zellige", vi: "Gạch zellige kem" },
    colour: "#e6dcc8",
    roughness: 0.15,
    tile: 1,
    relief: 1.2,
    pattern: () =>
      balanced(
        "#e6dcc8",
        tiled(
          {
            colour: "#e6dcc8",
            grout: "#d9d0bf",
            joint: 0.0008,
            rounding: 0.006,
            unequal: 0.16,
            tilt: 0.5,
            waves: 1,
            roughness: 0.13,
            seed: 202,
          },
          rows(10, 10, 0, 1),
        ),
      ),
  },
  "zellige-teal": {
    class: "tile",
    name: { zh: "青蓝手工砖", en: "Teal zellige", vi: "Gạch zellige xanh mòng két" },
    colour: "#3f7272",
    roughness: 0.15,
    tile: 1,
    relief: 1.2,
    pattern: () =>
      balanced(
        "#3f7272",
        tiled(
          {
            colour: "#3f7272",
            grout: "#c9c4b6",
            joint: 0.0008,
            rounding: 0.006,
            unequal: 0.5,
            tilt: 0.5,
            waves: 1,
            roughness: 0.13,
            seed: 203,
          },
          rows(10, 10, 0, 1),
        ),
      ),
  },
  "hex-white": {
    class: "tile",
    name: { zh: "白色六角砖", en: "White hexagon tile", vi: "Gạch lục giác trắng" },
    colour: "#ebe8e1",
    roughness: 0.3,
    tile: 0.7,
    relief: 1.2,
    pattern: () =>
      balanced(
        "#ebe8e1",
        tiled(
          {
            colour: "#ebe8e1",
            grout: "#bdb9b0",
            joint: 0.001,
            rounding: 0.002,
            unequal: 0.05,
            tilt: 0.06,
            waves: 0.15,
            roughness: 0.28,
            seed: 204,
          },
          hexagons(14, 0.7),
        ),
      ),
  },
  "kitkat-green": {
    class: "tile",
    name: { zh: "绿色竖条砖", en: "Green finger tile", vi: "Gạch que xanh" },
    colour: "#7d9383",
    roughness: 0.18,
    tile: 0.6,
    relief: 1.2,
    pattern: () =>
      balanced(
        "#7d9383",
        tiled(
          {
            colour: "#7d9383",
            grout: "#cfcdc0",
            joint: 0.0009,
            rounding: 0.005,
            unequal: 0.34,
            tilt: 0.2,
            waves: 0.8,
            roughness: 0.16,
            seed: 205,
          },
          rows(30, 4, 0.5, 0.6),
        ),
      ),
  },
  "checker-cream": {
    class: "tile",
    name: { zh: "奶油棋盘砖", en: "Cream checker tile", vi: "Gạch caro kem" },
    colour: "#d9cdb8",
    roughness: 0.3,
    tile: 1.2,
    relief: 1.2,
    pattern: () =>
      balanced(
        "#d9cdb8",
        tiled(
          {
            colour: "#d9cdb8",
            other: "#b9a88d",
            grout: "#b5a996",
            joint: 0.0011,
            rounding: 0.002,
            unequal: 0.07,
            tilt: 0.05,
            waves: 0.1,
            roughness: 0.3,
            seed: 206,
          },
          rows(4, 4, 0, 1.2),
        ),
      ),
  },
  "square-clay": {
    class: "tile",
    name: { zh: "陶土方砖", en: "Clay square tile", vi: "Gạch vuông đất nung" },
    colour: "#b07d63",
    roughness: 0.6,
    tile: 1,
    relief: 1.2,
    pattern: () =>
      balanced(
        "#b07d63",
        tiled(
          {
            colour: "#b07d63",
            grout: "#c9b8a2",
            joint: 0.0022,
            rounding: 0.006,
            unequal: 0.36,
            tilt: 0.3,
            waves: 0.7,
            roughness: 0.6,
            seed: 207,
          },
          rows(6, 6, 0, 1),
        ),
      ),
  },
  "cement-pattern": {
    class: "tile",
    name: { zh: "花砖", en: "Patterned cement tile", vi: "Gạch bông" },
    colour: "#a9aead",
    roughness: 0.6,
    tile: 0.8,
    relief: 1.2,
    pattern: () =>
      balanced(
        "#a9aead",
        tiled(
          {
            colour: "#a9aead",
            grout: "#b5b0a6",
            joint: 0.0008,
            rounding: 0.001,
            unequal: 0.07,
            tilt: 0.04,
            waves: 0.3,
            roughness: 0.6,
            print: ornament("#e4ddcf", "#4e6473", "#8a9ba0"),
            seed: 208,
          },
          rows(4, 4, 0, 0.8),
        ),
      ),
  },
  "porcelain-grey": {
    class: "tile",
    name: { zh: "灰色大板砖", en: "Grey porcelain slab", vi: "Gạch bóng kính xám" },
    colour: "#b6b2ab",
    roughness: 0.35,
    tile: 2.4,
    relief: 1.2,
    pattern: () =>
      balanced(
        "#b6b2ab",
        tiled(
          {
            colour: "#b6b2ab",
            grout: "#98948d",
            joint: 0.0015,
            rounding: 0.002,
            unequal: 0.05,
            tilt: 0.02,
            waves: 0.4,
            roughness: 0.34,
            seed: 209,
          },
          rows(2, 4, 0.5, 2.4),
        ),
      ),
  },
} satisfies Readonly<Record<string, Finish>>
