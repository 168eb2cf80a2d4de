import {
  Box3,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  NoToneMapping,
  PCFShadowMap,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShadowMaterial,
  Vector3,
  WebGLRenderer,
  type Object3D,
} from "three"
import { catalogueCamera } from "./catalogue-camera.ts"
import { dressForPicture } from "./dress-for-picture.ts"
import { createGatherer } from "./gather-pictures.ts"
import { paintBackdrop } from "./paint-backdrop.ts"
import { studioSurroundings } from "./studio-surroundings.ts"

export interface PictureOptions {
  /** Side of the square picture. */
  readonly sidePx: number
  /** How many slightly different pictures are gathered: 12 for a look, 48 for a catalogue. */
  readonly samples: number
  /** Degrees to the right of the front, and above the horizon; those of the catalogue where nothing is said. */
  readonly azimuth?: number
  readonly elevation?: number
  /** The backdrop; the catalogue's warm white where nothing is said. */
  readonly ground?: string
  /** Whether the piece hangs (no ground under it) or stands. */
  readonly isHanging?: boolean
}

export interface PictureStage {
  /** Draws a piece into the canvas by the catalogue's one camera, one light and one ground. */
  draw(piece: Object3D, options: PictureOptions): void
  dispose(): void
}

/** Makes pictures of pieces. Throws where the browser has no WebGL. */
export function createPictureStage(canvas: HTMLCanvasElement): PictureStage {
  const renderer = new WebGLRenderer({ canvas, antialias: false, preserveDrawingBuffer: true })
  renderer.toneMapping = NoToneMapping
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.setPixelRatio(1)
  const generator = new PMREMGenerator(renderer)
  const surroundings = studioSurroundings()
  const environment = generator.fromScene(surroundings, 0.015)
  generator.dispose()
  const gather = createGatherer(renderer)

  return {
    draw(piece, options) {
      const { sidePx, samples, ground = "#f3ede3", isHanging = false } = options
      renderer.setSize(sidePx, sidePx, false)
      const scene = new Scene()
      const backdrop = paintBackdrop(ground, isHanging)
      scene.background = backdrop
      scene.environment = environment.texture
      scene.environmentIntensity = 1
      scene.add(piece)
      const restore = dressForPicture(piece)
      const box = new Box3().setFromObject(piece)
      const middle = box.getCenter(new Vector3())
      const reach = box.getSize(new Vector3()).length() / 2
      const camera = catalogueCamera(box, options.azimuth, options.elevation)
      const key = castingLight(reach, 2.7, "#fff5e8", 2)
      const domes = [castingLight(reach, 1.04, "#fbf9f6", 4), castingLight(reach, 1.04, "#fbf9f6", 4)]
      const lights = [key, ...domes]
      for (const light of lights) {
        light.target.position.copy(middle)
        scene.add(light, light.target)
      }
      // What the ground throws back up.
      scene.add(new HemisphereLight("#8a8783", "#d9cfc0", 0.42))
      const floor = isHanging ? null : groundUnder(box, reach)
      if (floor) scene.add(floor)
      gather.start(sidePx)
      for (let i = 0; i < samples; i++) {
        const [a, b] = spread(i)
        // A window of about 45 degrees to the upper left, and the whole sky by its cosine.
        aim(key, middle, reach, -0.85 + (a - 0.5) * 0.8, 0.78 + (b - 0.5) * 0.5)
        for (const [which, dome] of domes.entries()) {
          const [c, d] = spread(i * 2 + which + 7919)
          aim(dome, middle, reach, c * 2 * Math.PI, Math.asin(Math.sqrt(0.1 + 0.9 * d)))
        }
        const [x, y] = spread(i + 104_729)
        camera.setViewOffset(sidePx, sidePx, x - 0.5, y - 0.5, sidePx, sidePx)
        gather.add(scene, camera, 1 / samples)
      }
      gather.finish()
      restore()
      scene.remove(piece)
      for (const light of lights) light.dispose()
      backdrop.dispose()
      floor?.geometry.dispose()
      floor?.material.dispose()
    },
    dispose() {
      environment.dispose()
      gather.dispose()
      renderer.dispose()
    },
  }
}

/** Points spread evenly over a square (the R2 sequence of Roberts, 2018). */
const spread = (i: number): readonly [number, number] => [
  (0.5 + i * 0.754_877_666) % 1,
  (0.5 + i * 0.569_840_291) % 1,
]

function castingLight(reach: number, intensity: number, colour: string, blur: number): DirectionalLight {
  const light = new DirectionalLight(colour, intensity)
  light.castShadow = true
  light.shadow.mapSize.set(1024, 1024)
  light.shadow.radius = blur
  light.shadow.bias = -0.0004
  light.shadow.normalBias = reach * 0.003
  Object.assign(light.shadow.camera, {
    left: -reach * 1.25,
    right: reach * 1.25,
    top: reach * 1.25,
    bottom: -reach * 1.25,
    near: reach * 0.2,
    far: reach * 6,
  })
  light.shadow.camera.updateProjectionMatrix()
  return light
}

/** Puts a light at an azimuth (radians right of the front) and a height over the horizon. */
function aim(light: DirectionalLight, middle: Vector3, reach: number, azimuth: number, height: number): void {
  light.position
    .set(Math.sin(azimuth) * Math.cos(height), Math.sin(height), Math.cos(azimuth) * Math.cos(height))
    .multiplyScalar(reach * 3)
    .add(middle)
}

function groundUnder(box: Box3, reach: number): Mesh<PlaneGeometry, ShadowMaterial> {
  const ground = new Mesh(
    new PlaneGeometry(reach * 12, reach * 12),
    new ShadowMaterial({ opacity: 0.62, color: "#33291f" }),
  )
  ground.rotation.x = -Math.PI / 2
  ground.position.y = box.min.y - 0.0005
  ground.receiveShadow = true
  return ground
}
