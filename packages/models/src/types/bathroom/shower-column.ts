import { place } from "../../geometry/place-mesh.ts"
import { defineModel } from "../../model/model-type.ts"
import { length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolRound } from "../../model/symbol-lines.ts"
import { showerSet } from "./shower-parts.ts"

/** A shower set on the wall: thermostat, rain head, hand shower. */
export const showerColumn = defineModel({
  id: "shower.column",
  category: "bathroom",
  name: { zh: "花洒套装", en: "Shower column", vi: "Bộ sen cây" },
  words: {
    zh: ["花洒", "淋浴花洒", "顶喷"],
    en: ["rain shower", "shower head", "thermostat"],
    vi: ["sen cây", "sen tắm", "vòi hoa sen"],
  },
  parameters: {
    width: length(340, 340, 400, 10),
    depth: length(500, 420, 560, 10),
    height: length(1150, 1050, 1300, 50),
  },
  slots: { metal: { finish: "chrome-polished", accepts: ["metal"] } },
  anchor: "wall",
  elevation: 980,
  build({ width, depth, height }) {
    const parts = openParts()
    const head = 0.25
    // So high stands the mixer that its hose just reaches down to 0.
    const low = (0.196 * (height - 0.035) - 0.008) / 1.196 - 0.06
    parts.add(
      "metal",
      ...showerSet(low, height, depth - head / 2, head).map((mesh) =>
        place(mesh, { at: [0, 0, -depth / 2], scale: [width / 0.34, 1, 1] }),
      ),
    )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], style: "detail", radius: 0.01 }),
    symbolRound({ at: [0, depth / 2 - 0.125], size: [0.25, 0.25] }),
    symbolBox({ at: [0, -depth * 0.1], size: [0.024, depth * 0.8], style: "detail" }),
  ],
  looks: [
    { name: { zh: "铬色花洒套装", en: "Chrome shower column", vi: "Sen cây chrome" } },
    {
      name: { zh: "拉丝黄铜花洒套装", en: "Brushed brass column", vi: "Sen cây đồng xước" },
      values: { depth: 460 },
      finishes: { metal: "brass-brushed" },
    },
    {
      name: { zh: "哑黑花洒套装", en: "Matt black column", vi: "Sen cây đen mờ" },
      finishes: { metal: "steel-black" },
    },
  ],
})
