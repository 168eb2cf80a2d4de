import { join, roundedBox, type Solid } from "./solid.ts"
import { writeGlb, type Finish } from "./write-glb.ts"

/** Width, depth, height in mm: what the model measures, to the millimetre. */
export type SizeMm = readonly [width: number, depth: number, height: number]

type Make = (sizeMm: SizeMm, finishes: readonly [Finish, ...Finish[]]) => Uint8Array<ArrayBuffer>

/** A box by its edges: from left, bottom and back of the whole. */
interface Edges {
  readonly x: readonly [number, number]
  readonly y: readonly [number, number]
  readonly z: readonly [number, number]
  readonly radius: number
}

const boxOf = ({ x, y, z, radius }: Edges): Solid =>
  roundedBox({
    sizeMm: [x[1] - x[0], y[1] - y[0], z[1] - z[0]],
    atMm: [(x[0] + x[1]) / 2, y[0], (z[0] + z[1]) / 2],
    radiusMm: radius,
  })

/** A top with an apron on four legs that stand in a little. */
export const makeTable: Make = ([width, depth, height], [wood]) => {
  const [right, front] = [width / 2, depth / 2]
  const [topMm, legMm, inMm, apronMm] = [32, 62, 46, 84]
  const legs = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => {
      const x = side * (right - inMm - legMm / 2)
      const z = end * (front - inMm - legMm / 2)
      return roundedBox({
        sizeMm: [legMm, height - topMm, legMm],
        atMm: [x, 0, z],
        radiusMm: 9,
      })
    }),
  )
  const under = height - topMm
  const [apronX, apronZ] = [right - inMm - 16, front - inMm - 16]
  const aprons = [-1, 1].flatMap((side) => [
    boxOf({
      x: [-apronX, apronX],
      y: [under - apronMm, under],
      z: [side * apronZ - 11, side * apronZ + 11],
      radius: 3,
    }),
    boxOf({
      x: [side * apronX - 11, side * apronX + 11],
      y: [under - apronMm, under],
      z: [-apronZ, apronZ],
      radius: 3,
    }),
  ])
  const top = boxOf({ x: [-right, right], y: [under, height], z: [-front, front], radius: 10 })
  return writeGlb("table", [{ solid: join([top, ...legs, ...aprons]), finish: wood }])
}

/** Two sides, a back, and boards about as far from each other as books are high. */
export const makeShelf: Make = ([width, depth, height], [wood, inside = wood]) => {
  const [right, front] = [width / 2, depth / 2]
  const [boardMm, backMm, footMm] = [24, 8, 60]
  const rooms = Math.max(1, Math.round((height - footMm) / 360))
  const pitch = (height - footMm - boardMm) / rooms
  const boards = Array.from({ length: rooms + 1 }, (_, at) => footMm + at * pitch).map((low, at) =>
    boxOf({
      x: at === rooms ? [-right, right] : [-right + boardMm - 1, right - boardMm + 1],
      y: [low, low + boardMm],
      z: at === rooms ? [-front, front] : [-front + backMm, front - 6],
      radius: 4,
    }),
  )
  const sides = [-1, 1].map((side) =>
    boxOf({
      x: side < 0 ? [-right, -right + boardMm] : [right - boardMm, right],
      y: [0, height - boardMm + 2],
      z: [-front, front],
      radius: 4,
    }),
  )
  const middle =
    width > 900
      ? [
          boxOf({
            x: [-boardMm / 2, boardMm / 2],
            y: [footMm, height - boardMm],
            z: [-front + backMm, front - 8],
            radius: 4,
          }),
        ]
      : []
  const back = boxOf({
    x: [-right + 4, right - 4],
    y: [footMm, height - 4],
    z: [-front + 2, -front + 2 + backMm],
    radius: 2,
  })
  return writeGlb("shelf", [
    { solid: join([...boards, ...sides, ...middle]), finish: wood },
    { solid: back, finish: inside },
  ])
}

/** A base on short feet, arms, a back, and as many cushions as people sit on it. */
export const makeSofa: Make = ([width, depth, height], [cloth, wood = cloth]) => {
  const [right, front] = [width / 2, depth / 2]
  const [footMm, armMm, backMm] = [110, 170, 190]
  const seatTop = Math.min(430, height * 0.56)
  const armTop = Math.min(600, height * 0.76)
  const base = boxOf({
    x: [-right + 20, right - 20],
    y: [footMm, seatTop - 130],
    z: [-front + 20, front - 20],
    radius: 40,
  })
  const arms = [-1, 1].map((side) =>
    boxOf({
      x: side < 0 ? [-right, -right + armMm] : [right - armMm, right],
      y: [footMm - 10, armTop],
      z: [-front + 10, front],
      radius: 62,
    }),
  )
  const back = boxOf({
    x: [-right + 30, right - 30],
    y: [footMm, height - 70],
    z: [-front, -front + backMm],
    radius: 70,
  })
  const seats = Math.max(1, Math.round((width - 2 * armMm) / 650))
  const seatMm = (width - 2 * armMm) / seats
  const cushions = Array.from({ length: seats }, (_, at) => {
    const left = -right + armMm + at * seatMm
    const x = [left + 4, left + seatMm - 4] as const
    return [
      boxOf({ x, y: [seatTop - 150, seatTop], z: [-front + backMm - 20, front - 8], radius: 58 }),
      boxOf({
        x,
        y: [seatTop - 20, height],
        z: [-front + backMm - 60, -front + backMm + 130],
        radius: 84,
      }),
    ]
  }).flat()
  const feet = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) =>
      roundedBox({
        sizeMm: [46, footMm + 20, 46],
        atMm: [side * (right - 110), 0, end * (front - 100)],
        radiusMm: 12,
      }),
    ),
  )
  return writeGlb("sofa", [
    { solid: join([base, ...arms, back, ...cushions]), finish: cloth },
    { solid: join(feet), finish: wood },
  ])
}
