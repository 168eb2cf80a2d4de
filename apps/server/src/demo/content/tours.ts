import type { DemoText } from "../demo-content.ts"
import { text } from "./make.ts"

/** A tour of a demo home through panoramas that lie in `demo/tours`. */
export interface DemoTour {
  /** Its pictures are `<home>-<number of the stop>.webp`, its layout is `<home>.json`. */
  readonly home: string
  /** The work on whose page it is shown. */
  readonly work: string
  readonly name: DemoText
  /** Metres of the world. */
  readonly eyes: readonly (readonly [x: number, y: number, z: number])[]
}

export const demoTours: readonly DemoTour[] = [
  {
    home: "sage-oak-62",
    work: "sage-living-room",
    name: text("鼠尾草与橡木：全屋漫游", "Sage and oak: the whole flat", "Xô thơm và sồi: dạo khắp căn hộ"),
    eyes: [
      [3.7, 1.45, -2.55],
      [6.25, 1.45, -3.15],
      [2.5, 1.45, -6],
    ],
  },
  {
    home: "walnut-ink-52",
    work: "ink-wall",
    name: text("墨色与胡桃木：全屋漫游", "Ink and walnut: the whole flat", "Mực và óc chó: dạo khắp căn hộ"),
    eyes: [
      [2.9, 1.45, -2.9],
      [6.45, 1.45, -3.3],
    ],
  },
  {
    home: "indochine-forest-69",
    work: "ochre-and-forest",
    name: text(
      "墨绿与赭黄：全屋漫游",
      "Forest and ochre: the whole flat",
      "Xanh rừng và vàng đất: dạo khắp căn hộ",
    ),
    eyes: [
      [3.5, 1.45, -2.35],
      [4.15, 1.45, -5.3],
      [6.45, 1.45, -2.55],
    ],
  },
]
