import {
  Box3,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  NoToneMapping,
  PCFShadowMap,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  Vector3,
  WebGLRenderer,
  type Object3D,
  Color,
  DataTexture,
  LinearFilter,
  RGBAFormat,
  SRGBColorSpace,
} from "three"
import { catalogueCamera } from "./catalogue-camera.ts"
import { dressForPicture } from "./dress-for-picture.ts"
import { createGatherer } from "./gather-pictures.ts"
import { lampWithin } from "./lamp-within.ts"
import { studioSurroundings } from "./studio-surroundings.ts"
import { createAroundTaker } from "./take-around.ts"

const side = 64

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
  /** What catches the shadow of the piece: the floor it stands on, the wall behind it. The floor where nothing is said. */
  readonly catches?: readonly ("floor" | "wall")[]
}

export interface PictureStage {
  /** Draws a piece into the canvas by the catalogue's one camera, one light and one ground. Throws where the card is away. */
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
  const taker = createAroundTaker(renderer)
  const environment = taker.take(studioSurroundings(), { blur: 0.006, side: 512 })
  taker.dispose()
  const gather = createGatherer(renderer)

  return {
    draw(piece, options) {
      // It would draw nothing and complain of nothing.
      if (renderer.getContext().isContextLost()) throw new Error("The graphics card is away.")
      const { sidePx, samples, ground = "#ece5da", catches = ["floor"] } = options
      renderer.setSize(sidePx, sidePx, false)
      const scene = new Scene()
      const backdrop = paintBackdrop(ground, catches.includes("floor"))
      scene.background = backdrop
      scene.environment = environment.texture
      scene.environmentIntensity = 1
      scene.add(piece)
      const restore = dressForPicture(piece)
      const box = new Box3().setFromObject(piece)
      const middle = box.getCenter(new Vector3())
      const reach = box.getSize(new Vector3()).length() / 2
      const camera = catalogueCamera(box, options.azimuth, options.elevation)
      const key = castingLight(reach, 2.6, "#fff7ec", 1024, 3)
      const sky = castingLight(reach, 1.5, "#fdfbf8", 512, 3)
      const room = castingLight(reach, 1.7, "#fdf9f3", 512, 3)
      const lights = [key, sky, room]
      for (const light of lights) {
        light.target.position.copy(middle)
        scene.add(light, light.target)
      }
      // What the ground throws back up.
      const { elevation = 0 } = options
      // Seen from below, white is to be white: a photographer puts a pale sheet on the floor.
      const fill = elevation < -20 ? 2.6 : elevation < 0 ? 1.1 : 0.5
      scene.add(new HemisphereLight("#8f8c88", elevation < -20 ? "#f2ede5" : "#e6dccd", fill))
      const lamp = lampWithin(piece, reach)
      if (lamp) scene.add(lamp)
      const sheets = catches.map((sheet) =>
        sheet === "floor" ? groundUnder(box, reach) : wallBehind(box, reach),
      )
      scene.add(...sheets)
      gather.start(sidePx)
      for (let i = 0; i < samples; i++) {
        const [a, b] = spread(i)
        // A window of about 45 degrees to the upper left, and the whole sky by its cosine.
        aim(key, middle, reach, -0.85 + (a - 0.5) * 0.9, 0.82 + (b - 0.5) * 0.55)
        const [c, d] = spread(i + 7919)
        aim(sky, middle, reach, c * 2 * Math.PI, Math.asin(Math.sqrt(0.1 + 0.9 * d)))
        // The pale walls of the room, most of them to the right of the piece: they fill its shaded side.
        const [e, f] = spread(i + 15_013)
        aim(room, middle, reach, -0.4 + e * 2.9, 0.22 + f * 0.75)
        const [x, y] = spread(i + 104_729)
        camera.setViewOffset(sidePx, sidePx, x - 0.5, y - 0.5, sidePx, sidePx)
        gather.add(scene, camera, 1 / samples)
      }
      gather.finish()
      restore()
      scene.remove(piece)
      for (const light of lights) light.dispose()
      backdrop.dispose()
      for (const sheet of sheets) {
        sheet.geometry.dispose()
        sheet.material.dispose()
      }
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

function castingLight(
  reach: number,
  intensity: number,
  colour: string,
  mapSide: number,
  blur: number,
): DirectionalLight {
  const light = new DirectionalLight(colour, intensity)
  light.castShadow = true
  light.shadow.mapSize.set(mapSide, mapSide)
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

type Sheet = Mesh<PlaneGeometry, ShadowMaterial>

/** Shows nothing but the shadows that fall on it. */
function sheetFor(reach: number, opacity: number): Sheet {
  const sheet = new Mesh(
    new PlaneGeometry(reach * 12, reach * 12),
    new ShadowMaterial({ opacity, color: "#3a2d20" }),
  )
  sheet.receiveShadow = true
  return sheet
}

function groundUnder(box: Box3, reach: number): Sheet {
  const ground = sheetFor(reach, 0.5)
  ground.rotation.x = -Math.PI / 2
  ground.position.y = box.min.y - 0.0005
  return ground
}

function wallBehind(box: Box3, reach: number): Sheet {
  const wall = sheetFor(reach, 0.38)
  wall.position.z = box.min.z - 0.0005
  return wall
}

/** A seamless backdrop of one colour: bright where the window lights the ground, darker up and to the right. */
function paintBackdrop(colour: string, hasFloor: boolean): DataTexture {
  const base = new Color(colour).convertLinearToSRGB()
  const pixels = new Uint8Array(side * side * 4)
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const [x, y] = [column / (side - 1), row / (side - 1)]
      // Where the ground bends up into the wall it turns away from the light.
      const up = hasFloor ? y * y * (3 - 2 * y) : 0.5 + (y - 0.5) * 0.3
      const factor = 1.015 - up * 0.075 - x * 0.022 - up * x * 0.03
      const at = (row * side + column) * 4
      pixels[at] = Math.min(255, base.r * factor * 255)
      pixels[at + 1] = Math.min(255, base.g * factor * 255)
      pixels[at + 2] = Math.min(255, base.b * (factor - up * 0.008) * 255)
      pixels[at + 3] = 255
    }
  }
  const texture = new DataTexture(pixels, side, side, RGBAFormat)
  texture.colorSpace = SRGBColorSpace
  texture.magFilter = LinearFilter
  texture.minFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}
