import {
  BackSide,
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Scene,
  SphereGeometry,
} from "three"

/** What metal and glass reflect in the catalogue: a pale room with a window, a strip light and a dark corner for contrast. */
export function studioSurroundings(): Scene {
  const scene = new Scene()
  const shell = new Mesh(
    new SphereGeometry(10, 32, 16),
    new MeshBasicMaterial({ color: new Color(0.62, 0.6, 0.57), side: BackSide }),
  )
  scene.add(shell)
  const panel = (
    [width, height]: readonly [number, number],
    [azimuth, elevation]: readonly [number, number],
    brightness: number,
    tint = new Color(1, 1, 1),
  ): void => {
    const mesh = new Mesh(
      new PlaneGeometry(width, height),
      new MeshBasicMaterial({ color: tint.clone().multiplyScalar(brightness) }),
    )
    const [right, up] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180]
    mesh.position
      .set(Math.sin(right) * Math.cos(up), Math.sin(up), Math.cos(right) * Math.cos(up))
      .multiplyScalar(8)
    mesh.lookAt(0, 0, 0)
    scene.add(mesh)
  }
  panel([6, 6], [-52, 35], 5.5, new Color(1, 0.97, 0.92))
  panel([1.4, 8], [62, 18], 3.2)
  panel([7, 5], [10, 82], 2.4)
  panel([5, 3], [175, 30], 1.6, new Color(0.95, 0.97, 1))
  panel([5, 9], [118, 5], 0.06)
  panel([4, 9], [-118, 0], 0.1)
  const floor = new Mesh(
    new BoxGeometry(20, 0.1, 20),
    new MeshBasicMaterial({ color: new Color(0.42, 0.38, 0.33) }),
  )
  floor.position.y = -3
  scene.add(floor)
  return scene
}
