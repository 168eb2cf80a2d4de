import type { Page } from "@playwright/test"
import { chooseThickness, drawChain } from "./draw-by-keys.ts"
import { studioTextsIn } from "./texts.ts"

const t = studioTextsIn.en

/** Net areas of docs/plans/two-room-62.md, m2, by what is written in the plan. */
export const areas = {
  "24.49": 24.4925,
  "10.43": 10.4275,
  "13.87": 13.87,
  "6.75": 6.745,
  "6.39": 6.39,
} as const

/** Windows and doors of the plan: the wall from where to where, how far along it, and what differs from the usual. */
export const openings: readonly {
  readonly tool: "d" | "n"
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  readonly along: number
  readonly fields?: Readonly<Record<string, string | number>>
  readonly turns?: boolean
}[] = [
  { tool: "n", from: [0, 0], to: [8_950, 0], along: 2_500, fields: { [t("panel.width")]: 2_400 } },
  { tool: "n", from: [0, 0], to: [8_950, 0], along: 7_000, fields: { [t("panel.width")]: 1_800 } },
  {
    tool: "n",
    from: [8_950, 0],
    to: [8_950, 7_500],
    along: 5_500,
    fields: { [t("panel.width")]: 600, [t("panel.height")]: 600, [t("panel.sill")]: 1_500 },
  },
  { tool: "d", from: [8_950, 7_500], to: [0, 7_500], along: 2_950 },
  { tool: "n", from: [0, 7_500], to: [0, 0], along: 1_100, fields: { [t("panel.width")]: 1_200 } },
  { tool: "d", from: [5_000, 0], to: [5_000, 7_500], along: 4_500 },
  {
    tool: "d",
    from: [0, 5_200],
    to: [5_000, 5_200],
    along: 2_500,
    fields: { [t("panel.openingType")]: "Sli", [t("panel.width")]: 1_500, [t("panel.height")]: 2_200 },
  },
  {
    tool: "d",
    from: [5_000, 3_800],
    to: [8_950, 3_800],
    along: 1_000,
    fields: { [t("panel.width")]: 800 },
    turns: true,
  },
  {
    tool: "d",
    from: [7_000, 3_800],
    to: [7_000, 7_500],
    along: 900,
    fields: { [t("panel.width")]: 700 },
    turns: true,
  },
]

/** The kinds of the rooms, each by what is written in its place until it has one. */
export const kinds = {
  "24.49": t("room.living-dining"),
  "10.43": t("room.kitchen"),
  "13.87": t("room.main-bedroom"),
  "6.75": t("room.entry"),
  "6.39": t("room.bathroom"),
} as const satisfies Readonly<Record<keyof typeof areas, string>>

export async function drawWallsOfPlan(page: Page): Promise<void> {
  await chooseThickness(page, 200)
  await drawChain(
    page,
    [0, 0],
    [
      ["ArrowRight", 8_950],
      ["ArrowUp", 7_500],
      ["ArrowLeft", 8_950],
      ["ArrowDown", 7_500],
    ],
  )
  await chooseThickness(page, 100)
  await drawChain(page, [5_000, 0], [["ArrowUp", 7_500]])
  await drawChain(page, [0, 5_200], [["ArrowRight", 5_000]])
  await drawChain(page, [5_000, 3_800], [["ArrowRight", 3_950]])
  await drawChain(page, [7_000, 3_800], [["ArrowUp", 3_700]])
}
