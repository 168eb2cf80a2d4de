import {
  BufferAttribute,
  BufferGeometry,
  LineBasicMaterial,
  LineSegments,
  Vector3,
  type Box3,
  type Color,
} from "three"

export const sides = ["width", "depth", "height"] as const
export type Side = (typeof sides)[number]

export interface DimensionLines {
  readonly lines: LineSegments
  /** Puts the lines on the side of the box that a camera there looks at. Gives where their texts belong. */
  turnTo(camera: Vector3): Readonly<Record<Side, Vector3>>
  dispose(): void
}

/** Two points a line, and two short strokes at its ends. */
const pointsPerLine = 6

/**
 * Lines along the edges of a box, with a stroke at each end, a little away from it:
 *
 *      |-- width --|
 */
export function createDimensionLines(box: Box3, colour: Color): DimensionLines {
  const size = box.getSize(new Vector3())
  const middle = box.getCenter(new Vector3())
  const gap = Math.max(size.x, size.y, size.z) * 0.06
  const stroke = gap * 0.35
  const positions = new BufferAttribute(new Float32Array(sides.length * pointsPerLine * 3), 3)
  const geometry = new BufferGeometry().setAttribute("position", positions)
  const material = new LineBasicMaterial({ color: colour, depthTest: true })
  const lines = new LineSegments(geometry, material)
  lines.frustumCulled = false
  const draw = (line: number, from: Vector3, to: Vector3, across: Vector3): void => {
    const half = across.clone().setLength(stroke)
    const points = [
      from,
      to,
      from.clone().sub(half),
      from.clone().add(half),
      to.clone().sub(half),
      to.clone().add(half),
    ]
    for (const [at, { x, y, z }] of points.entries()) positions.setXYZ(line * pointsPerLine + at, x, y, z)
  }
  return {
    lines,
    turnTo(camera) {
      const right = camera.x >= middle.x ? 1 : -1
      const front = camera.z >= middle.z ? 1 : -1
      const x = middle.x + right * (size.x / 2 + gap)
      const otherX = middle.x - right * (size.x / 2 + gap)
      const z = middle.z + front * (size.z / 2 + gap)
      const { min, max } = box
      const along = { x: new Vector3(1, 0, 0), z: new Vector3(0, 0, 1) }
      draw(0, new Vector3(min.x, min.y, z), new Vector3(max.x, min.y, z), along.z)
      draw(1, new Vector3(x, min.y, min.z), new Vector3(x, min.y, max.z), along.x)
      draw(2, new Vector3(otherX, min.y, z), new Vector3(otherX, max.y, z), along.x)
      positions.needsUpdate = true
      return {
        width: new Vector3(middle.x, min.y, z + front * gap * 0.4),
        depth: new Vector3(x + right * gap * 0.4, min.y, middle.z),
        height: new Vector3(otherX, middle.y, z),
      }
    },
    dispose() {
      geometry.dispose()
      material.dispose()
    },
  }
}
