import { aim, directionOf } from "../../geometry/aim.ts"
import { curveThrough } from "../../geometry/curve.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { openChance } from "../../geometry/noise.ts"
import { tube } from "../../geometry/tube.ts"
import { add3, scale3, unit3, type Vec3 } from "../../geometry/vector.ts"
import type { Foliage } from "./grow.ts"
import { peonies, peonyLeaf, sepals } from "./peony.ts"

interface Bunch {
  /** Metres. */
  readonly width: number
  readonly depth: number
  readonly height: number
  /** Height of the vase's mouth, and how wide it is. */
  readonly rim: number
  readonly mouth: number
  readonly count: number
}

/** A full dome of peonies that look outwards from one point over the mouth, with leaves between them. */
export function growPeonies({ width, depth, height, rim, mouth, count }: Bunch): Foliage {
  const random = openChance(9)
  const [stems, leaves, petals]: [Mesh[], Mesh[], Mesh[]] = [[], [], []]
  const up = height - rim
  // A bloom is as large as leaves its neighbours room.
  const size = Math.min(0.056, Math.min(width, depth) * 0.42 * Math.sqrt(2.1 / (count + 2)))
  const scale = size / 0.062
  const reach = Math.min(width, depth) / 2 - size * 0.62
  for (let i = 0; i < count; i++) {
    const around = i * 2.399 + 0.25 * random()
    const t = Math.sqrt((i + 0.35) / count)
    const lean = t * 1.45
    const way = unit3(add3(scale3(directionOf(around, 0), Math.sin(lean)), [0, Math.cos(lean) + 0.08, 0]))
    const far = reach * Math.sin(lean) * (0.94 + 0.1 * random())
    const high = rim + up * 0.16 + (up * 0.84 - size * 0.75) * Math.cos(lean) * (0.92 + 0.12 * random())
    const head: Vec3 = [Math.cos(around) * far, high, Math.sin(around) * far]
    const at = (out: number, y: number): Vec3 => [Math.cos(around) * out, y, Math.sin(around) * out]
    stems.push(
      tube({
        path: curveThrough([
          at(-mouth * 0.4 * t, rim * 0.2),
          at(mouth * 0.7 * t, rim * 0.98),
          add3(head, scale3(way, -0.05)),
          head,
        ]),
        radius: 0.0029,
        steps: 10,
        sides: 6,
        ends: "none",
      }),
    )
    // Buds stand between full blooms, at the side of the bunch.
    const kind = i > 2 && i % 5 === 4 ? 3 : i % 4 === 2 ? 2 : i % 2
    const bloom = peonies[kind]
    const by = scale * (kind === 3 ? 0.9 : 0.92 + 0.16 * random())
    const facing = directionOf(around + random() * 6, 0.2)
    if (bloom) petals.push(aim(bloom, { at: head, along: way, facing, scale: by }))
    leaves.push(aim(sepals, { at: head, along: way, facing, scale: by }))
    if (i < 2) continue
    for (const side of [-0.75, 0.85]) {
      const rise = 0.5 - lean * 0.55 + 0.3 * random()
      leaves.push(
        aim(peonyLeaf, {
          at: add3(head, scale3(way, -0.035 - 0.02 * random())),
          along: directionOf(around + side * (0.9 + 0.5 * random()), rise),
          facing: [0, 1, 0],
          scale: Math.min(1, scale) * (0.72 + 0.25 * random()),
        }),
      )
    }
  }
  return { stems, leaves, petals }
}
