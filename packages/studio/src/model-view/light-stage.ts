import {
  DirectionalLight,
  Mesh,
  PlaneGeometry,
  ShadowMaterial,
  Vector3,
  type Box3,
  type Scene,
  type WebGLRenderer,
} from "three"
import { RoomEnvironment } from "three/examples/jsm/environments/RoomEnvironment.js"
import { createAroundTaker } from "./take-around.ts"

/** Lights a thing as in a bright room, with the soft shadow of a window on the ground. Gives what undoes it. */
export function lightStage(renderer: WebGLRenderer, scene: Scene, box: Box3): () => void {
  const taker = createAroundTaker(renderer)
  const room = new RoomEnvironment()
  const surroundings = taker.take(room, { blur: 0.04 })
  room.dispose()
  taker.dispose()
  scene.environment = surroundings.texture
  scene.environmentIntensity = 0.7

  const size = box.getSize(new Vector3())
  const middle = box.getCenter(new Vector3())
  const reach = size.length()
  const sun = new DirectionalLight("#fff4e6", 1.4)
  sun.position.copy(middle).add(new Vector3(-0.5, 1.2, 0.8).setLength(reach * 1.5))
  sun.target.position.copy(middle)
  sun.castShadow = true
  sun.shadow.mapSize.set(1024, 1024)
  sun.shadow.radius = 6
  sun.shadow.normalBias = reach * 0.004
  const { camera } = sun.shadow
  Object.assign(camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: 0.01,
    far: reach * 4,
  })
  camera.updateProjectionMatrix()

  const material = new ShadowMaterial({ opacity: 0.2 })
  const geometry = new PlaneGeometry(reach * 4, reach * 4)
  const ground = new Mesh(geometry, material)
  ground.rotation.x = -Math.PI / 2
  // Under everything, or the underside would shimmer.
  ground.position.y = box.min.y - reach * 0.001
  ground.receiveShadow = true
  scene.add(sun, sun.target, ground)
  return () => {
    scene.remove(sun, sun.target, ground)
    sun.dispose()
    geometry.dispose()
    material.dispose()
    surroundings.dispose()
  }
}
