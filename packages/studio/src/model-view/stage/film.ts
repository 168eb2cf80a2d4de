import {
  Color,
  CustomBlending,
  DepthTexture,
  FloatType,
  HalfFloatType,
  LinearFilter,
  Mesh,
  NoBlending,
  OneMinusSrcAlphaFactor,
  OrthographicCamera,
  PlaneGeometry,
  RedFormat,
  Scene,
  ShaderMaterial,
  SrcAlphaFactor,
  UnsignedByteType,
  Vector3,
  WebGLRenderTarget,
  type Camera,
  type PerspectiveCamera,
  type Texture,
  type WebGLRenderer,
} from "three"
import { scaled } from "@roomwright/models/light/colours"
import { addingShader, meteringShader, printShader, vertexShader } from "./film-shaders.ts"
import type { Exposure } from "./light-meter.ts"

/** A part of a larger picture (px of it, from its upper left corner): as large as the film is. */
export interface PicturePart {
  readonly fullWidth: number
  readonly fullHeight: number
  readonly left: number
  readonly top: number
}

/** What light falls on: one picture at once, or the mean of many; developed as a print on the screen. */
export interface Film {
  /** What all that is as large as the picture may use for its depths, one after the other. */
  readonly depth: DepthTexture
  resize(width: number, height: number): void
  /** Takes one picture with smooth edges. */
  expose(scene: Scene, camera: Camera): void
  /** Adds one of `count` pictures to those since the last `clear`, each moved by a part of a pixel; of `part`, or the whole picture. */
  gather(scene: Scene, camera: PerspectiveCamera, count: number, part?: PicturePart): void
  clear(): void
  gathered(): number
  /** The mean of what was gathered: linear light. */
  mean(): Texture
  /** Draws what is chosen as an outline over the print; null: nothing. */
  outline(scene: Scene | null, camera: Camera): void
  /** The mean of the logarithm of the brightness, and its brightest parts: for the exposure. */
  meter(): number
  /** Shows it, `stops` brighter; where both are kept `soft` from the one picture (0) to the mean (1). */
  develop(exposure: Exposure, stops: number, soft: number): void
  dispose(): void
}

/** `line` is the colour of outlines, as CSS has it; `edges` the places in a pixel of one picture. */
export function createFilm(renderer: WebGLRenderer, line: string, edges: 0 | 2 | 4): Film {
  const depth = new DepthTexture(1, 1)
  const once = new WebGLRenderTarget(1, 1, { type: HalfFloatType, samples: edges })
  // Without places in its pixels the one picture is gone once it began the mean, and the others are taken in its stead.
  const single = edges === 0 ? once : new WebGLRenderTarget(1, 1, { type: HalfFloatType })
  single.depthTexture = depth
  const mean = new WebGLRenderTarget(1, 1, { type: HalfFloatType, depthBuffer: false })
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
    uniforms: { picture: { value: single.texture }, share: { value: 1 }, turn: { value: 0 } },
    vertexShader,
    fragmentShader: addingShader,
    blending: CustomBlending,
    blendSrc: SrcAlphaFactor,
    blendDst: OneMinusSrcAlphaFactor,
    depthTest: false,
    depthWrite: false,
    transparent: true,
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
      many: { value: mean.texture },
      share: { value: 0 },
      isSmoothed: { value: 0 },
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
  let gathered = 0
  /** For how many pictures of the mean the one counts that is gone: it fades out, and is hardly there in the end. */
  let begun = 0
  let isExposed = false
  const draw = (material: ShaderMaterial, target: WebGLRenderTarget | null, clears: boolean): void => {
    sheet.material = material
    const before = renderer.autoClear
    renderer.autoClear = clears
    renderer.setRenderTarget(target)
    renderer.render(screen, flat)
    renderer.autoClear = before
  }
  const add = (from: WebGLRenderTarget, share: number): void => {
    Object.assign(adding.uniforms, {
      picture: { value: from.texture },
      share: { value: share },
      turn: { value: gathered },
    })
    draw(adding, mean, share === 1)
  }
  return {
    depth,
    resize(width, height) {
      for (const target of new Set([once, single, mean, mask])) target.setSize(width, height)
      showing.uniforms["pixel"] = { value: [1 / width, 1 / height] }
      gathered = 0
      isExposed = false
    },
    expose(scene, camera) {
      renderer.setRenderTarget(once)
      renderer.render(scene, camera)
      isExposed = true
    },
    clear() {
      gathered = 0
    },
    gathered: () => gathered,
    mean: () => mean.texture,
    gather(scene, camera, count, part) {
      if (gathered === 0) {
        begun = isExposed && edges === 0 ? count / 48 : 0
        if (begun > 0) add(once, 1)
        isExposed = false
      }
      const { width, height } = single
      const [x, y] = [(0.5 + gathered * 0.754_877_666) % 1, (0.5 + gathered * 0.569_840_291) % 1]
      const { fullWidth, fullHeight, left, top } = part ?? {
        fullWidth: width,
        fullHeight: height,
        left: 0,
        top: 0,
      }
      camera.setViewOffset(fullWidth, fullHeight, left + x - 0.5, top + y - 0.5, width, height)
      renderer.setRenderTarget(single)
      renderer.render(scene, camera)
      add(single, 1 / (gathered + 1 + begun))
      camera.clearViewOffset()
      gathered++
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
      const { share, isSmoothed, exposure } = showing.uniforms
      if (share) share.value = gathered === 0 ? 0 : edges > 0 ? soft : 1
      if (isSmoothed) isSmoothed.value = gathered === 0 && edges === 0 ? 1 : 0
      if (exposure) exposure.value = new Vector3(...scaled(balance, 2 ** (ev + stops)))
      draw(showing, null, true)
    },
    dispose() {
      for (const what of [once, single, mean, mask, small, depth, adding, metering, showing, sheet.geometry])
        what.dispose()
    },
  }
}
