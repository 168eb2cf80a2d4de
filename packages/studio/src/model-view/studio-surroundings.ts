import { BackSide, Color, Mesh, MeshBasicMaterial, Scene, SphereGeometry } from "three"

/** A piece of the sky dome: from where to where to the right of the front and over the horizon, in degrees. */
type Patch = readonly [azimuths: readonly [number, number], elevations: readonly [number, number]]

/**
 * What metal, glass and mirrors reflect in the catalogue: a pale room with tall windows to the left, where mirrors look,
 * a strip light to the right, and dark corners that give chrome its contrast.
 */
export function studioSurroundings(): Scene {
  const scene = new Scene()
  let far = 10
  const paint = ([azimuths, elevations]: Patch, red: number, green: number, blue: number): void => {
    const rad = Math.PI / 180
    const [from, to] = azimuths
    const [low, high] = elevations
    const geometry = new SphereGeometry(
      far,
      Math.max(2, Math.ceil((to - from) / 8)),
      Math.max(2, Math.ceil((high - low) / 8)),
      (90 + from) * rad,
      (to - from) * rad,
      (90 - high) * rad,
      (high - low) * rad,
    )
    // What is painted later lies before what was.
    far -= 0.05
    scene.add(
      new Mesh(geometry, new MeshBasicMaterial({ color: new Color(red, green, blue), side: BackSide })),
    )
  }
  const all = [-180, 180] as const
  paint([all, [50, 90]], 0.62, 0.6, 0.58)
  paint([all, [20, 50]], 0.5, 0.485, 0.465)
  paint([all, [-19, 20]], 0.44, 0.405, 0.385)
  paint([all, [-90, -19]], 0.46, 0.425, 0.385)
  paint([all, [-27, -19]], 0.3, 0.262, 0.222)
  paint([all, [-19, -17.6]], 0.74, 0.72, 0.69)
  // The ceiling's light, and the sky through tall windows.
  paint([all, [68, 90]], 2.3, 2.28, 2.24)
  paint(
    [
      [-80, -45],
      [-17.6, 56],
    ],
    0.74,
    0.72,
    0.69,
  )
  for (const [from, to] of [
    [-78, -63],
    [-61, -46],
  ] as const) {
    paint(
      [
        [from, to],
        [12, 54],
      ],
      5.6,
      5.45,
      5.2,
    )
    paint(
      [
        [from, to],
        [-16, 11],
      ],
      1.6,
      1.62,
      1.58,
    )
    paint(
      [
        [from, to],
        [-16, -9],
      ],
      0.5,
      0.54,
      0.46,
    )
  }
  // A curtain beside them, and what mirrors look at: a glazed door to a bright room, its light on the floor.
  for (let i = 0; i < 4; i++) {
    paint(
      [
        [-45 + i * 1.8, -43.8 + i * 1.8],
        [-19, 60],
      ],
      0.86,
      0.83,
      0.78,
    )
    paint(
      [
        [-43.8 + i * 1.8, -43.2 + i * 1.8],
        [-19, 60],
      ],
      0.5,
      0.475,
      0.44,
    )
  }
  paint(
    [
      [-36.6, -26.4],
      [-25, -18],
    ],
    0.62,
    0.575,
    0.52,
  )
  paint(
    [
      [-36.4, -26.6],
      [-17.6, 30],
    ],
    0.66,
    0.64,
    0.61,
  )
  for (const from of [-35.8, -31.2])
    for (const low of [-16.6, -11.2, -5.8, -0.4])
      paint(
        [
          [from, from + 4],
          [low, low + 4.9],
        ],
        0.98,
        1,
        0.98,
      )
  // A doorway, a strip light, flags.
  paint(
    [
      [18, 32],
      [-17.6, 28],
    ],
    0.12,
    0.11,
    0.1,
  )
  paint(
    [
      [54, 68],
      [-12, 62],
    ],
    3.1,
    3.1,
    3.1,
  )
  paint(
    [
      [100, 138],
      [-20, 44],
    ],
    0.05,
    0.05,
    0.05,
  )
  paint(
    [
      [165, 197],
      [10, 48],
    ],
    1.6,
    1.62,
    1.68,
  )
  paint(
    [
      [-140, -100],
      [-20, 44],
    ],
    0.09,
    0.09,
    0.09,
  )
  return scene
}
