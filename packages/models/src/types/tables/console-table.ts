import { board, splitSpan } from "../../geometry/board.ts"
import { place, turnGrain } from "../../geometry/place-mesh.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { archedFront } from "../construction/arched-front.ts"
import { cabinetSymbol, handleFinishes } from "../construction/cabinet.ts"
import { addDrawer } from "../construction/fronts.ts"
import { handleReach } from "../construction/handles.ts"
import { sledFrame, squareLeg } from "../construction/legs.ts"
import { baseFinishes, reededDrum, tableTop, topFinishes, topOutline } from "../construction/table-parts.ts"

/** A narrow table along a wall of a hall or behind a sofa. */
export const consoleTable = defineModel({
  id: "console.hall",
  category: "tables",
  name: { zh: "玄关桌", en: "Console table", vi: "Bàn console" },
  words: {
    zh: ["玄关台", "玄关桌", "条案", "端景台", "边桌"],
    en: ["console table", "hall table", "entry table", "sofa table"],
    vi: ["bàn console", "bàn sảnh", "bàn trang trí", "kệ sảnh"],
  },
  parameters: {
    width: length(1200, 700, 1800, 50),
    depth: length(350, 260, 450, 10),
    height: length(800, 720, 900, 10),
    base: choice("legs", "arches", "sled", "drums"),
    drawers: count(2, 0, 3),
    shelf: toggle(false),
    handles: choice("knob", "none", "bar", "cup"),
  },
  slots: {
    top: { finish: "oak-natural", accepts: topFinishes },
    base: { finish: "oak-natural", accepts: baseFinishes },
    fronts: { finish: "oak-natural", accepts: ["wood", "lacquer"] },
    handles: { finish: "brass-brushed", accepts: handleFinishes },
  },
  anchor: "floor",
  clearance: { front: 700 },
  build({ width, depth, height, base, drawers, shelf, handles }) {
    const parts = openParts()
    const thickness = base === "drums" || base === "arches" ? 0.036 : 0.024
    const under = height - thickness
    parts.add(
      "top",
      tableTop({
        outline: topOutline(base === "drums" ? "oval" : "rectangle", width, depth),
        height,
        thickness,
        rim: 0.003,
      }),
    )
    const [x, z] = [width / 2 - 0.035, depth / 2 - 0.04]
    if (base === "arches") {
      // One thick arch, its grain up the legs.
      const whole = width - 0.14
      const { front } = archedFront({ wide: whole - 0.19, open: under - 0.075, whole, tall: under })
      parts.add("base", turnGrain(front(depth - 0.024)))
    } else if (base === "drums")
      for (const side of [-1, 1])
        parts.add(
          "base",
          place(reededDrum(depth * 0.72, depth * 0.72, under, 0.03), {
            at: [side * (width / 2 - depth * 0.72), 0, 0],
          }),
        )
    else if (base === "sled")
      for (const side of [-1, 1])
        parts.add(
          "base",
          sledFrame({ x: side * (x - 0.02), y: [0, under], z: [-z - 0.02, z + 0.02], bar: [0.025, 0.025] }),
        )
    else
      for (const sx of [-1, 1])
        for (const sz of [-1, 1])
          parts.add(
            "base",
            squareLeg({
              top: [sx * (x - 0.01), under, sz * (z - 0.002)],
              foot: [sx * (x + 0.01), 0, sz * (z + 0.012)],
              topSize: [0.042, 0.042],
              footSize: [0.024, 0.024],
              radius: 0.005,
            }),
          )
    if (drawers > 0 && (base === "legs" || base === "sled")) {
      const low = under - 0.13
      const box = x - 0.035
      const front = depth / 2 - 0.014 - handleReach[handles] * 0.5
      parts.add(
        "fronts",
        board({ x: [-box, box], y: [low, low + 0.014], z: [-z, front - 0.002], grain: "x" }),
      )
      for (const side of [-1, 1])
        parts.add(
          "fronts",
          board({
            x: side < 0 ? [-box, -box + 0.016] : [box - 0.016, box],
            y: [low + 0.0003, under - 0.0005],
            z: [-z, front],
            grain: "z",
          }),
        )
      parts.add(
        "fronts",
        board({
          x: [-box + 0.016, box - 0.016],
          y: [low + 0.014, under - 0.0005],
          z: [-z, -z + 0.012],
          grain: "x",
        }),
      )
      for (const span of splitSpan([-box + 0.019, box - 0.019], drawers, 0.003))
        addDrawer(parts, {
          x: span,
          y: [low + 0.017, under - 0.003],
          face: front - 0.001,
          style: "slab",
          handle: handles,
        })
    }
    if (shelf && base !== "drums") {
      const y = 0.16
      parts.add(
        "top",
        board({
          x: [-x + 0.015, x - 0.015],
          y: [y - 0.018, y],
          z: [-z + 0.01, z - 0.01],
          radius: 0.002,
          grain: "x",
        }),
      )
    }
    return parts.close()
  },
  symbol: ({ width, depth, drawers }) => cabinetSymbol(width, depth, Math.max(1, drawers)),
  looks: [
    {
      name: { zh: "橡木双抽玄关桌", en: "Oak console with two drawers", vi: "Bàn console sồi hai ngăn kéo" },
    },
    {
      name: {
        zh: "石灰华柱脚条案",
        en: "Travertine console on reeded columns",
        vi: "Bàn console travertine chân trụ",
      },
      values: { base: "drums", width: 1400, depth: 380, height: 780, drawers: 0 },
      finishes: { top: "travertine-beige", base: "travertine-beige" },
    },
    {
      name: {
        zh: "黑钢胡桃木玄关桌",
        en: "Walnut and steel console with shelf",
        vi: "Bàn console óc chó chân thép",
      },
      values: { base: "sled", shelf: true, drawers: 3, handles: "none", width: 1300 },
      finishes: { top: "walnut-natural", base: "steel-black", fronts: "walnut-natural" },
    },
    {
      name: { zh: "拱形玄关桌", en: "Arched console in black oak", vi: "Bàn console vòm sồi đen" },
      values: { base: "arches", drawers: 0, width: 1100, depth: 320 },
      finishes: { top: "oak-black", base: "oak-black" },
    },
  ],
})
