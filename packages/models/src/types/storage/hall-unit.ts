import { board, inset, splitSpan, type Span } from "../../geometry/board.ts"
import { place } from "../../geometry/place-mesh.ts"
import { reededPanel } from "../../geometry/reeds.ts"
import { cushion } from "../../geometry/soft.ts"
import { tube } from "../../geometry/tube.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { cabinetFinishes, cabinetSymbol } from "../construction/cabinet.ts"
import { addDrawer } from "../construction/fronts.ts"

/** A bench to put on shoes, a panel with hooks above it, and a shelf for hats. */
export const hallUnit = defineModel({
  id: "hall.bench",
  category: "storage",
  name: { zh: "玄关换鞋柜", en: "Hall unit with bench", vi: "Tủ sảnh có ghế" },
  words: {
    zh: ["玄关柜", "换鞋凳", "挂衣架", "衣帽架", "鞋柜"],
    en: ["hall unit", "coat rack", "hall tree", "entryway bench", "hooks"],
    vi: ["tủ sảnh", "ghế thay giày", "giá treo áo", "móc treo"],
  },
  parameters: {
    width: length(1100, 600, 1800, 50),
    depth: length(400, 320, 480, 10),
    height: length(1900, 1500, 2300, 10),
    hooks: count(5, 2, 9),
    below: choice("shelf", "drawers"),
    panel: choice("slatted", "plain", "fluted"),
    cushion: toggle(true),
  },
  slots: {
    body: { finish: "oak-natural", accepts: cabinetFinishes },
    panel: { finish: "oak-natural", accepts: ["wood", "lacquer", "fabric"] },
    fronts: { finish: "oak-natural", accepts: cabinetFinishes },
    hooks: { finish: "brass-brushed", accepts: ["metal", "wood"] },
    cushion: { finish: "linen-sage", accepts: ["fabric", "leather"] },
  },
  anchor: "floor",
  clearance: { front: 700 },
  build({ width, depth, height, hooks, below, panel, cushion: hasCushion }) {
    const parts = openParts()
    const t = 0.022
    const seat = hasCushion ? 0.43 : 0.46
    const [x, back, front] = [width / 2, -depth / 2, depth / 2]
    parts.add(
      "body",
      board({ x: [-x, x], y: [seat - 0.03, seat], z: [back, front], radius: 0.003, rounds: 2, grain: "x" }),
    )
    for (const side of [-1, 1])
      parts.add(
        "body",
        board({
          x: side < 0 ? [-x, -x + t] : [x - t, x],
          y: [0, seat - 0.03],
          z: [back, front - 0.003],
          radius: 0.002,
          rounds: 2,
          grain: "y",
        }),
      )
    const inside: Span = [-x + t, x - t]
    if (below === "shelf") {
      for (const y of splitSpan([0.06, seat - 0.03], 2))
        parts.add(
          "body",
          board({ x: inside, y: [y[0], y[0] + 0.018], z: [back + 0.01, front - 0.02], grain: "x" }),
        )
      if (width > 1)
        parts.add(
          "body",
          board({ x: [-0.009, 0.009], y: [0.078, seat - 0.03], z: [back + 0.01, front - 0.022], grain: "y" }),
        )
    } else {
      parts.add("body", board({ x: inside, y: [0.06, 0.078], z: [back + 0.01, front - 0.024], grain: "x" }))
      for (const span of splitSpan(inset(inside, 0.003), width > 0.9 ? 2 : 1, 0.004))
        addDrawer(parts, {
          x: span,
          y: [0.08, seat - 0.034],
          face: front - 0.004,
          style: "slab",
          handle: "groove",
          handleSlot: "hooks",
        })
    }
    if (below === "shelf")
      parts.add(
        "body",
        board({ x: inside, y: [0.06, seat - 0.03], z: [back + 0.002, back + 0.01], grain: "x" }),
      )
    const low = seat
    const shelfY = height - 0.16
    const field = [width - 0.004, height - low - 0.002, 0.022] as const
    const at = [0, low + field[1] / 2, back + 0.011] as const
    if (panel === "plain")
      for (const span of splitSpan([-x + 0.002, x - 0.002], Math.max(2, Math.round(width / 0.3)), 0.004))
        parts.add(
          "panel",
          board({ x: span, y: [low, height], z: [back, back + 0.022], radius: 0.002, grain: "y" }),
        )
    else
      parts.add(
        "panel",
        place(
          reededPanel({
            size: field,
            kind: panel === "slatted" ? "square" : "round",
            pitch: panel === "slatted" ? 0.042 : 0.026,
            relief: 0.011,
          }),
          { at },
        ),
      )
    parts.add(
      "panel",
      board({ x: [-x, x], y: [height - 0.02, height], z: [back, back + 0.026], radius: 0.002, grain: "x" }),
    )
    parts.add(
      "body",
      board({
        x: [-x + 0.0005, x - 0.0005],
        y: [shelfY - t, shelfY],
        z: [back + 0.016, back + depth * 0.62],
        radius: 0.003,
        rounds: 2,
        grain: "x",
      }),
    )
    const rail = shelfY - 0.2
    parts.add(
      "body",
      board({
        x: [-x + 0.0005, x - 0.0005],
        y: [rail - 0.045, rail + 0.045],
        z: [back + 0.018, back + 0.038],
        radius: 0.003,
        grain: "x",
      }),
    )
    for (const one of splitSpan([-x + 0.04, x - 0.04], hooks)) {
      const hx = (one[0] + one[1]) / 2
      parts.add(
        "hooks",
        board({
          x: [hx - 0.009, hx + 0.009],
          y: [rail - 0.032, rail + 0.03],
          z: [back + 0.036, back + 0.041],
          radius: 0.002,
        }),
      )
      parts.add(
        "hooks",
        tube({
          path: [
            [hx, rail + 0.012, back + 0.04],
            [hx, rail + 0.004, back + 0.075],
            [hx, rail + 0.03, back + 0.098],
            [hx, rail + 0.048, back + 0.1],
          ],
          radius: 0.0055,
          steps: 12,
          sides: 8,
        }),
      )
      parts.add(
        "hooks",
        tube({
          path: [
            [hx, rail - 0.014, back + 0.04],
            [hx, rail - 0.034, back + 0.058],
            [hx, rail - 0.026, back + 0.074],
          ],
          radius: 0.005,
          steps: 8,
          sides: 8,
        }),
      )
    }
    if (hasCushion)
      parts.add(
        "cushion",
        place(
          cushion({
            size: [width - 0.03, 0.045, depth - 0.06],
            radius: 0.02,
            crown: 0.008,
            bulge: 0.003,
            seed: 3,
          }),
          { at: [0, seat + 0.0245, 0.012] },
        ),
      )
    return parts.close()
  },
  symbol: ({ width, depth }) => cabinetSymbol(width, depth, 1),
  looks: [
    { name: { zh: "橡木格栅玄关柜", en: "Slatted oak hall bench", vi: "Ghế sảnh sồi nan" } },
    {
      name: {
        zh: "鼠尾草绿衣帽柜",
        en: "Sage hall unit with drawers",
        vi: "Tủ sảnh xanh xô thơm có ngăn kéo",
      },
      values: { below: "drawers", panel: "plain", hooks: 6, width: 1200 },
      finishes: { body: "lacquer-sage", panel: "lacquer-sage", fronts: "lacquer-sage", cushion: "linen-oat" },
    },
    {
      name: { zh: "胡桃木窄玄关", en: "Narrow walnut hall unit", vi: "Tủ sảnh óc chó hẹp" },
      values: { width: 750, hooks: 3, panel: "fluted" },
      finishes: {
        body: "walnut-natural",
        panel: "walnut-natural",
        fronts: "walnut-natural",
        hooks: "steel-black",
        cushion: "leather-cognac",
      },
    },
  ],
})
