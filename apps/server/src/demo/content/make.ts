import type { DemoText, DemoVariant } from "../demo-content.ts"

type Colour = DemoVariant["colour"]

/** Short constructors for the demo content, so that one product fits on a screen. */
export const text = (zh: string, en: string, vi: string): DemoText => ({ zh, en, vi })

/** A size that reads the same everywhere but for the unit: `cm("160 × 200")`. */
export const cm = (measure: string): DemoText => text(`${measure} 厘米`, `${measure} cm`, `${measure} cm`)

/** `id` is a filter value of kind `colour`; the name is the maker's own. */
export const colour = (id: string, hex: string, zh: string, en: string, vi: string): Colour => ({
  id,
  name: text(zh, en, vi),
  hex,
})

export const variant = (of: Colour, price: number, stock: number, size?: DemoText): DemoVariant => ({
  ...(size === undefined ? {} : { size }),
  colour: of,
  price,
  stock,
})

/** Colours of the bare material, the same at every maker. */
export const oak = colour("oak", "#c9a274", "原色橡木", "Natural oak", "Sồi tự nhiên")
export const paleOak = colour("oak", "#dcc4a0", "浅洗橡木", "Pale oak", "Sồi nhạt")
export const walnut = colour("walnut", "#7d5638", "胡桃木原色", "Walnut", "Óc chó")
export const brass = colour("brass", "#c9a15f", "拉丝黄铜", "Brushed brass", "Đồng thau xước")
export const black = colour("black", "#1d1c1b", "哑光黑", "Matt black", "Đen mờ")
