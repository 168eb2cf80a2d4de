import { room } from "@roomwright/scene/templates/plan-template"
import { threeBedroom114 } from "@roomwright/scene/templates/family-flats"
import type { DemoHome } from "./furnish.ts"
import { jadeWalnutLiving } from "./jade-walnut-living.ts"
import { jadeWalnutPrivate } from "./jade-walnut-private.ts"
import { jadeWalnutWork } from "./jade-walnut-work.ts"

/** Walnut, stone and brass with a little jade: a Chinese family of today, with a child's room and a study. */
export const jadeWalnut114: DemoHome = {
  id: "jade-walnut-114",
  name: { zh: "胡桃玉石雅居", en: "Walnut and jade", vi: "Óc chó và ngọc bích" },
  plan: {
    ...threeBedroom114,
    id: "jade-walnut-114",
    levels: threeBedroom114.levels.map((level) => ({
      ...level,
      rooms: level.rooms.map((each) =>
        each.room === "laundry" ? room(each.at[0], each.at[1], "study") : each,
      ),
    })),
  },
  rooms: [
    {
      at: [6_600, 2_500],
      floor: "planks-walnut",
      walls: [{ near: [9_100, 2_000], finish: "wallpaper-grasscloth" }],
    },
    {
      at: [2_000, 1_600],
      floor: "planks-walnut",
      walls: [{ near: [150, 1_600], finish: "wallpaper-crane" }],
    },
    {
      at: [1_000, 4_100],
      floor: "porcelain-grey",
      walls: [{ near: [150, 4_100], finish: "zellige-teal" }],
    },
    { at: [10_900, 2_500], floor: "planks-walnut", walls: [{ near: [12_450, 2_500], finish: "paint-sage" }] },
    { at: [6_300, 5_600], floor: "planks-walnut" },
    {
      at: [1_500, 8_000],
      floor: "planks-oak",
      walls: [{ near: [1_500, 9_650], finish: "wallpaper-arches" }],
    },
    {
      at: [4_100, 8_000],
      floor: "porcelain-grey",
      walls: [{ near: [4_100, 9_650], finish: "kitkat-green" }],
    },
    {
      at: [6_300, 8_000],
      floor: "porcelain-grey",
      walls: [{ near: [7_350, 8_000], finish: "paint-forest" }],
    },
    {
      at: [8_800, 8_000],
      floor: "porcelain-grey",
      walls: [{ near: [7_500, 8_000], finish: "zellige-cream" }],
    },
    {
      at: [11_400, 8_000],
      floor: "planks-walnut",
      walls: [{ near: [12_450, 8_000], finish: "paint-forest" }],
    },
    { at: [6_600, -700], floor: "porcelain-grey" },
  ],
  pieces: [...jadeWalnutLiving, ...jadeWalnutPrivate, ...jadeWalnutWork],
}
