import {
  AdditiveBlending,
  Color,
  FloatType,
  HalfFloatType,
  LinearFilter,
  Mesh,
  NoBlending,
  OrthographicCamera,
  PlaneGeometry,
  RedFormat,
  Scene,
  ShaderMaterial,
  UnsignedByteType,
  Vector3,
  WebGLRenderTarget,
  type Camera,
  type PerspectiveCamera,
  type WebGLRenderer,
} from "three"
import { scaled } from "@roomwright/models/light/colours"
import { meteringShader, printShader, vertexShader } from "./film-shaders.ts"
import type { Exposure } from "./light-meter.ts"

/** What light falls on: one picture at once, or the mean of many; developed as a print on the screen. */
export interface Film {
  resize(width: number, height: number): void
  /** Takes one picture with smooth edges. */
  expose(scene: Scene, camera: Camera): void
  /** Adds a picture to those since the last `clear`, each moved by a part of a pixel. */
  gather(scene: Scene, camera: PerspectiveCamera): void
  clear(): void
  gathered(): number
  /** Draws what is chosen as an outline over the print; null: nothing. */
  outline(scene: Scene | null, camera: Camera): void
  /** The mean of the logarithm of the brightness, and its brightest parts: for the exposure. */
  meter(): number
  /** Shows it, `stops` brighter; `soft` from the one picture (0) to the mean (1). */
  develop(exposure: Exposure, stops: number, soft: number): void
  dispose(): void
}

/** `line` is the colour of outlines, as CSS has it; `edges` the places in a pixel of one picture. */
export function createFilm(renderer: WebGLRenderer, line: string, edges: 0 | 2 | 4): Film {
  const gl = renderer.getContext()
  const canAddFloats = gl.getExtension("EXT_float_blend") !== null
  const once = new WebGLRenderTarget(1, 1, { type: HalfFloatType, samples: edges })
  const single = new WebGLRenderTarget(1, 1, { type: HalfFloatType })
  const sum = new WebGLRenderTarget(1, 1, {
    type: canAddFloats ? FloatType : HalfFloatType,
    depthBuffer: false,
  })
  const mask = new WebGLRenderTarget(1, 1, {
    type: UnsignedByteType,
    format: RedFormat,
    depthBuffer: false,
  })
  const small = new WebGLRenderTarget(32, 20, { type: FloatType, depthBuffer: false })
  for (const target of [once, single, mask]) {
    target.texture.minFilter = LinearFilter
    target.texture.magFilter = LinearFilter
  }
  const pixels = new Float32Array(32 * 20 * 4)
  const sheet = new Mesh(new PlaneGeometry(2, 2))
  sheet.frustumCulled = false
  const screen = new Scene()
  screen.add(sheet)
  const flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  const adding = new ShaderMaterial({
    uniforms: { picture: { value: single.texture } },
    vertexShader,
    // A spark of one picture would stay in the mean of all.
    fragmentShader:
      "uniform sampler2D picture; varying vec2 at; void main() { vec3 c = texture2D(picture, at).rgb; float m = max(c.r, max(c.g, c.b)); gl_FragColor = vec4(c * min(1.0, 7.0 / max(m, 1e-4)), 1.0); }",
    blending: AdditiveBlending,
    depthTest: false,
    depthWrite: false,
    transparent: true,
    premultipliedAlpha: true,
  })
  const metering = new ShaderMaterial({
    uniforms: { picture: { value: once.texture } },
    vertexShader,
    fragmentShader: meteringShader,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
  })
  const showing = new ShaderMaterial({
    uniforms: {
      one: { value: once.texture },
      many: { value: sum.texture },
      share: { value: 0 },
      weight: { value: 1 },
      exposure: { value: 1 },
      chosen: { value: mask.texture },
      isChosen: { value: 0 },
      line: { value: new Color(line).convertLinearToSRGB() },
      pixel: { value: [1, 1] },
    },
    vertexShader,
    fragmentShader: printShader,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
  })
  let count = 0
  const draw = (material: ShaderMaterial, target: WebGLRenderTarget | null, clears: boolean): void => {
    sheet.material = material
    const before = renderer.autoClear
    renderer.autoClear = clears
    renderer.setRenderTarget(target)
    renderer.render(screen, flat)
    renderer.autoClear = before
  }
  return {
    resize(width, height) {
      for (const target of [once, single, sum, mask]) target.setSize(width, height)
      showing.uniforms["pixel"] = { value: [1 / width, 1 / height] }
      count = 0
    },
    expose(scene, camera) {
      renderer.setRenderTarget(once)
      renderer.render(scene, camera)
    },
    clear() {
      count = 0
    },
    gathered: () => count,
    gather(scene, camera) {
      const { width, height } = single
      const [x, y] = [(0.5 + count * 0.754_877_666) % 1, (0.5 + count * 0.569_840_291) % 1]
      camera.setViewOffset(width, height, x - 0.5, y - 0.5, width, height)
      renderer.setRenderTarget(single)
      renderer.render(scene, camera)
      draw(adding, sum, count === 0)
      camera.clearViewOffset()
      count++
    },
    outline(scene, camera) {
      const { isChosen } = showing.uniforms
      if (isChosen) isChosen.value = scene ? 1 : 0
      if (!scene) return
      const colour = renderer.getClearColor(new Color())
      renderer.setClearColor("#000000", 0)
      renderer.setRenderTarget(mask)
      renderer.render(scene, camera)
      renderer.setClearColor(colour, 1)
    },
    meter() {
      draw(metering, small, true)
      renderer.readRenderTargetPixels(small, 0, 0, 32, 20, pixels)
      let [total, weight] = [0, 0]
      for (let i = 0; i < 32 * 20; i++) {
        const [x, y] = [((i % 32) + 0.5) / 32 - 0.5, (Math.floor(i / 32) + 0.5) / 20 - 0.5]
        const here = 1.2 - (x * x + y * y) * 1.6
        total += (pixels[i * 4] ?? 0) * here
        weight += here
      }
      return total / weight
    },
    develop({ ev, balance }, stops, soft) {
      const { share, weight, exposure } = showing.uniforms
      if (share) share.value = count === 0 ? 0 : soft
      if (weight) weight.value = 1 / Math.max(1, count)
      if (exposure) exposure.value = new Vector3(...scaled(balance, 2 ** (ev + stops)))
      draw(showing, null, true)
    },
    dispose() {
      for (const what of [once, single, sum, mask, small, adding, metering, showing, sheet.geometry])
        what.dispose()
    },
  }
}
