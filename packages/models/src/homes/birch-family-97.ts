import { threeBedroom97 } from "@roomwright/scene/templates/family-flats"
import { room } from "@roomwright/scene/templates/plan-template"
import { birchFamilyChildren } from "./birch-family-children.ts"
import { birchFamilyDay } from "./birch-family-day.ts"
import type { DemoHome } from "./furnish.ts"

/** Birch, white and pastels: a Scandinavian home with a bunk bed, a cot and room to play. */
export const birchFamily97: DemoHome = {
  id: "birch-family-97",
  name: { zh: "桦木亲子之家", en: "Birch family home", vi: "Tổ ấm gỗ bạch dương" },
  plan: {
    ...threeBedroom97,
    id: "birch-family-97",
    levels: threeBedroom97.levels.map((level) => ({
      ...level,
      rooms: level.rooms.map((each) =>
        each.room === "bedroom" ? room(each.at[0], each.at[1], "kids-room") : each,
      ),
    })),
  },
  rooms: [
    { at: [1_800, 2_300], floor: "planks-oak-white", walls: [{ near: [150, 2_000], finish: "paint-mist" }] },
    {
      at: [6_000, 2_300],
      floor: "planks-oak-white",
      walls: [{ near: [3_700, 2_000], finish: "paint-mist" }],
    },
    {
      at: [10_200, 2_300],
      floor: "planks-oak-white",
      walls: [
        { near: [11_850, 2_300], finish: "paint-sage" },
        { near: [8_500, 2_300], finish: "wallpaper-dots" },
      ],
    },
    { at: [6_000, 5_200], floor: "planks-oak-white" },
    { at: [1_800, 7_300], floor: "planks-oak-white", walls: [{ near: [150, 7_300], finish: "paint-blush" }] },
    {
      at: [4_600, 7_300],
      floor: "hex-white",
      walls: [
        { near: [4_600, 8_650], finish: "metro-sage" },
        { near: [5_500, 7_300], finish: "metro-white" },
      ],
    },
    { at: [6_600, 7_300], floor: "checker-cream" },
    {
      at: [8_900, 7_300],
      floor: "planks-oak-white",
      walls: [{ near: [10_100, 7_300], finish: "metro-white" }],
    },
    { at: [11_100, 7_300], floor: "hex-white" },
    { at: [6_000, -700], floor: "planks-grey" },
  ],
  pieces: [...birchFamilyDay, ...birchFamilyChildren],
}
