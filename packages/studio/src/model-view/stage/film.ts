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
  WebGLRenderTarget,
  type Camera,
  type WebGLRenderer,
} from "three"

/** What light falls on: one picture at once, or the mean of many; developed as a print on the screen. */
export interface Film {
  resize(width: number, height: number): void
  /** Takes one picture with smooth edges. */
  expose(scene: Scene, camera: Camera): void
  /** Adds a picture to those since the last `clear`. */
  gather(scene: Scene, camera: Camera): void
  clear(): void
  gathered(): number
  /** Draws what is chosen as an outline over the print; null: nothing. */
  outline(scene: Scene | null, camera: Camera): void
  /** The mean of the logarithm of the brightness, and its brightest parts: for the exposure. */
  meter(): number
  /** Shows it; `ev` in stops, `soft` from the one picture (0) to the mean (1). */
  develop(ev: number, soft: number): void
  dispose(): void
}

const vertexShader = "varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }"

/** Hable's successors leave skin and wood grey: AgX (Troy Sobotka, 2022) keeps hues to the brightest; a little contrast is added. */
const filmic = `
  vec3 agx(vec3 color) {
    const mat3 inset = mat3(0.842479062253094, 0.0423282422610123, 0.0423756549057051, 0.0784335999999992, 0.878468636469772, 0.0784336, 0.0792237451477643, 0.0791661274605434, 0.879142973793104);
    const mat3 outset = mat3(1.19687900512017, -0.0528968517574562, -0.0529716355144438, -0.0980208811401368, 1.15190312990417, -0.0980434501171241, -0.0990297440797205, -0.0989611768448433, 1.15107367264116);
    color = inset * max(color, 1e-10);
    color = clamp((log2(color) + 12.47393) / 16.5, 0.0, 1.0);
    vec3 x2 = color * color; vec3 x4 = x2 * x2;
    color = 15.5 * x4 * x2 - 40.14 * x4 * color + 31.96 * x4 - 6.868 * x2 * color + 0.4298 * x2 + 0.1191 * color - 0.00232;
    float light = dot(color, vec3(0.2126, 0.7152, 0.0722));
    color = pow(max(color, 0.0), vec3(power));
    light = dot(color, vec3(0.2126, 0.7152, 0.0722));
    color = light + saturation * (color - light);
    return clamp(outset * color, 0.0, 1.0);
  }`

export function createFilm(renderer: WebGLRenderer): Film {
  const gl = renderer.getContext()
  const canAddFloats = gl.getExtension("EXT_float_blend") !== null
  const once = new WebGLRenderTarget(1, 1, { type: HalfFloatType, samples: 4 })
  const single = new WebGLRenderTarget(1, 1, { type: HalfFloatType })
  const sum = new WebGLRenderTarget(1, 1, {
    type: canAddFloats ? FloatType : HalfFloatType,
    depthBuffer: false,
  })
  const mask = new WebGLRenderTarget(1, 1, { type: UnsignedByteType, format: RedFormat, samples: 4 })
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
    fragmentShader: `uniform sampler2D picture; varying vec2 at;
      void main() {
        float sum = 0.0;
        for (int i = 0; i < 9; i++) {
          vec2 step = (vec2(mod(float(i), 3.0), floor(float(i) / 3.0)) - 1.0) / vec2(96.0, 60.0);
          sum += log2(clamp(dot(texture2D(picture, at + step).rgb, vec3(0.2126, 0.7152, 0.0722)), 1e-4, 8.0));
        }
        gl_FragColor = vec4(sum / 9.0);
      }`,
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
      line: { value: new Color("#e08a5f") },
      pixel: { value: [1, 1] },
    },
    vertexShader,
    fragmentShader: `uniform sampler2D one; uniform sampler2D many; uniform sampler2D chosen;
      uniform float share; uniform float weight; uniform float exposure; uniform float isChosen;
      uniform vec3 line; uniform vec2 pixel; varying vec2 at;
      const float power = 1.28; const float saturation = 1.22;
      ${filmic}
      float noise(vec2 p) { return fract(52.9829189 * fract(dot(p, vec2(0.06711056, 0.00583715)))); }
      void main() {
        vec3 color = texture2D(one, at).rgb;
        if (share > 0.0) color = mix(color, texture2D(many, at).rgb * weight, share);
        color = agx(color * exposure);
        if (isChosen > 0.5) {
          float inside = texture2D(chosen, at).r;
          float around = 0.0;
          for (int i = 0; i < 12; i++) {
            float angle = float(i) * 0.5236;
            around = max(around, texture2D(chosen, at + vec2(cos(angle), sin(angle)) * pixel * 2.0).r);
          }
          color = mix(color, line, clamp(around - inside, 0.0, 1.0) * 0.95);
          color = mix(color, line, inside * 0.05);
        }
        // Less than a step of eight bits, against bands in smooth walls.
        gl_FragColor = vec4(color + (noise(gl_FragCoord.xy) - 0.5) / 255.0, 1.0);
      }`,
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
      renderer.setRenderTarget(single)
      renderer.render(scene, camera)
      draw(adding, sum, count === 0)
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
    develop(ev, soft) {
      const { share, weight, exposure } = showing.uniforms
      if (share) share.value = count === 0 ? 0 : soft
      if (weight) weight.value = 1 / Math.max(1, count)
      if (exposure) exposure.value = 2 ** ev
      draw(showing, null, true)
    },
    dispose() {
      for (const what of [once, single, sum, mask, small, adding, metering, showing, sheet.geometry])
        what.dispose()
    },
  }
}
