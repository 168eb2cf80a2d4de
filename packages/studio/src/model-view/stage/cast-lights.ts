import {
  Color,
  DepthTexture,
  DirectionalLight,
  LessEqualCompare,
  LinearFilter,
  PointLight,
  RedFormat,
  SpotLight,
  UnsignedIntType,
  UnsignedShortType,
  WebGLRenderTarget,
  type Light,
  type Scene,
} from "three"
import { scaled, type Rgb } from "@roomwright/models/light/colours"

const coneAngle = (75 * Math.PI) / 180

/** A light from far away whose shadows are drawn when it is asked for. */
export function directional(side: number, blur: number): DirectionalLight {
  const light = new DirectionalLight("#ffffff", 0)
  light.castShadow = true
  light.shadow.mapSize.set(side, side)
  light.shadow.radius = blur
  // More would let the sun in between walls and ceilings.
  light.shadow.bias = -0.0002
  light.shadow.normalBias = 0.03
  light.shadow.autoUpdate = false
  light.shadow.map = shadowMap(side, UnsignedShortType)
  return light
}

/** A light from a place into one half of a room. */
export function spot(side: number): SpotLight {
  const light = new SpotLight("#ffffff", 0, 0, coneAngle, 1, 2)
  light.castShadow = true
  light.shadow.mapSize.set(side, side)
  light.shadow.radius = 2
  light.shadow.bias = -0.004
  light.shadow.normalBias = 0.045
  light.shadow.autoUpdate = false
  light.shadow.map = shadowMap(side, UnsignedIntType)
  light.shadow.camera.near = 0.05
  light.shadow.camera.far = 30
  return light
}

/** As three makes it for soft edges, in less than half of the memory: of its colours nothing is used. */
function shadowMap(side: number, type: typeof UnsignedIntType | typeof UnsignedShortType): WebGLRenderTarget {
  const map = new WebGLRenderTarget(side, side, { format: RedFormat })
  const depths = new DepthTexture(side, side, type)
  depths.compareFunction = LessEqualCompare
  depths.minFilter = LinearFilter
  depths.magFilter = LinearFilter
  // Programs look it up before its light is lit for the first time.
  depths.needsUpdate = true
  map.depthTexture = depths
  return map
}

/**
 * Takes dark lights off a stage, for a program that draws in place of a card: it works out every light that is there, and
 * compiles in no time what a card would make everybody wait for.
 */
export function leaveDarkOut({ children }: Scene): void {
  for (const light of children)
    if (light instanceof DirectionalLight || light instanceof SpotLight) light.visible = light.intensity > 0
  // Points are told by their places in a row: only the last may be missing.
  const points = children.filter((light) => light instanceof PointLight)
  const lit = points.findLastIndex(({ intensity }) => intensity > 0)
  for (const [at, point] of points.entries()) point.visible = at <= lit
}

const colour = new Color()

/** A light's strength is in its colour's brightest part, which three keeps apart. */
export function paint(light: Light, rgb: Rgb): void {
  const most = Math.max(...rgb)
  light.intensity = most
  light.color.copy(colour.setRGB(...scaled(rgb, most > 0 ? 1 / most : 0)))
}
