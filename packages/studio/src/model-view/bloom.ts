import {
  HalfFloatType,
  Mesh,
  NoBlending,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  WebGLRenderTarget,
  type Texture,
  type WebGLRenderer,
} from "three"

/** The light that spreads around what is brighter than white, as it does in a lens. */
export interface Bloom {
  /** What is to be added to the picture, once it was made. */
  readonly texture: Texture
  setSide(sidePx: number): void
  make(picture: Texture): void
  dispose(): void
}

/** Spreads light at a quarter of the picture's side: what is over white, blurred twice, the second time three times as wide. */
export function createBloom(renderer: WebGLRenderer): Bloom {
  const [first, second] = [0, 1].map(() => new WebGLRenderTarget(1, 1, { type: HalfFloatType }))
  if (!first || !second) throw new Error("unreachable: two targets are made")
  const screen = new Mesh(new PlaneGeometry(2, 2))
  const stage = new Scene()
  stage.add(screen)
  const flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  const pass = (uniforms: ShaderMaterial["uniforms"], body: string): ShaderMaterial =>
    new ShaderMaterial({
      uniforms,
      vertexShader: "varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }",
      fragmentShader: body,
      blending: NoBlending,
      depthTest: false,
      depthWrite: false,
    })
  const bright = { picture: { value: null as Texture | null } }
  const brightPass = pass(
    bright,
    `uniform sampler2D picture; varying vec2 at;
    void main() {
      vec3 color = texture2D(picture, at).rgb;
      float light = dot(color, vec3(0.2126, 0.7152, 0.0722));
      gl_FragColor = vec4(min(color, 2.5) * smoothstep(1.25, 1.7, light) * 0.3, 1.0);
    }`,
  )
  const blur = { picture: { value: null as Texture | null }, stride: { value: new Vector2() } }
  const blurPass = pass(
    blur,
    `uniform sampler2D picture; uniform vec2 stride; varying vec2 at;
    void main() {
      vec3 sum = vec3(0.0);
      float weights = 0.0;
      for (int i = -8; i <= 8; i++) {
        float weight = exp(-float(i * i) / 24.0);
        sum += texture2D(picture, at + stride * float(i)).rgb * weight;
        weights += weight;
      }
      gl_FragColor = vec4(sum / weights, 1.0);
    }`,
  )
  const draw = (material: ShaderMaterial, into: WebGLRenderTarget): void => {
    screen.material = material
    renderer.setRenderTarget(into)
    renderer.render(stage, flat)
  }
  return {
    texture: first.texture,
    setSide(sidePx) {
      for (const target of [first, second]) target.setSize(Math.max(1, sidePx >> 2), Math.max(1, sidePx >> 2))
    },
    make(picture) {
      bright.picture.value = picture
      draw(brightPass, first)
      // In shares of the picture, so that a thumbnail glows as far as a large one.
      for (const far of [0.004, 0.013]) {
        blur.picture.value = first.texture
        blur.stride.value.set(far, 0)
        draw(blurPass, second)
        blur.picture.value = second.texture
        blur.stride.value.set(0, far)
        draw(blurPass, first)
      }
    },
    dispose() {
      for (const what of [first, second, brightPass, blurPass, screen.geometry]) what.dispose()
    },
  }
}
