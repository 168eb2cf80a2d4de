import { PerspectiveCamera, Vector3, type Box3 } from "three"

/** A long lens a little from the right and above, fitted to what it sees of the box. */
export function catalogueCamera(box: Box3, azimuth = 32, elevation = 14): PerspectiveCamera {
  const camera = new PerspectiveCamera(20, 1, 0.05, 100)
  const middle = box.getCenter(new Vector3())
  const [right, up] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180]
  const way = new Vector3(Math.sin(right) * Math.cos(up), Math.sin(up), Math.cos(right) * Math.cos(up))
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (i) =>
      new Vector3(
        i & 1 ? box.max.x : box.min.x,
        i & 2 ? box.max.y : box.min.y,
        i & 4 ? box.max.z : box.min.z,
      ),
  )
  let far = box.getSize(new Vector3()).length()
  const target = middle.clone()
  for (let round = 0; round < 6; round++) {
    camera.position.copy(target).addScaledVector(way, far)
    camera.lookAt(target)
    camera.updateMatrixWorld()
    camera.updateProjectionMatrix()
    const seen = corners.map((corner) => corner.clone().project(camera))
    const span = (axis: "x" | "y"): readonly [number, number] => [
      Math.min(...seen.map((one) => one[axis])),
      Math.max(...seen.map((one) => one[axis])),
    ]
    const [left, end] = span("x")
    const [low, high] = span("y")
    const half = Math.tan((10 * Math.PI) / 180) * far
    target.addScaledVector(new Vector3(1, 0, 0).applyQuaternion(camera.quaternion), ((left + end) / 2) * half)
    target.addScaledVector(new Vector3(0, 1, 0).applyQuaternion(camera.quaternion), ((low + high) / 2) * half)
    far *= Math.max((end - left) / 0.92, (high - low) / 0.86) / 2
  }
  return camera
}
