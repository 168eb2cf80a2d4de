import {
  AdditiveBlending,
  FloatType,
  HalfFloatType,
  Mesh,
  NearestFilter,
  NoBlending,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  WebGLRenderTarget,
  type PerspectiveCamera,
  type WebGLRenderer,
} from "three"
import { createBloom } from "./bloom.ts"

/** Adds pictures up and shows their sum. */
export interface Gatherer {
  start(sidePx: number): void
  add(scene: Scene, camera: PerspectiveCamera, weight: number): void
  finish(): void
  dispose(): void
}

/** Adds up pictures in linear light, then shows their sum as a print. */
export function createGatherer(renderer: WebGLRenderer): Gatherer {
  const one = new WebGLRenderTarget(1, 1, { type: HalfFloatType })
  // Not every phone filters numbers of this kind.
  const sum = new WebGLRenderTarget(1, 1, {
    type: FloatType,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  })
  const screen = new Mesh(new PlaneGeometry(2, 2))
  const stage = new Scene()
  stage.add(screen)
  const flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  const vertexShader = "varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }"
  const adding = new ShaderMaterial({
    uniforms: { picture: { value: one.texture }, weight: { value: 1 } },
    vertexShader,
    fragmentShader:
      "uniform sampler2D picture; uniform float weight; varying vec2 at; void main() { gl_FragColor = texture2D(picture, at) * weight; }",
    blending: AdditiveBlending,
    depthTest: false,
    depthWrite: false,
    transparent: true,
  })
  adding.premultipliedAlpha = true
  const bloom = createBloom(renderer)
  const showing = new ShaderMaterial({
    uniforms: { picture: { value: sum.texture }, glow: { value: bloom.texture } },
    vertexShader,
    // Highlights roll off as on film, and a little contrast goes into the light alone, so that colours stay as they are sold.
    fragmentShader: `uniform sampler2D picture; uniform sampler2D glow; varying vec2 at;
      const vec3 weights = vec3(0.2126, 0.7152, 0.0722);
      vec3 encode(vec3 color) {
        return mix(color * 12.92, 1.055 * pow(max(color, 0.0), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, color));
      }
      void main() {
        vec3 color = texture2D(picture, at).rgb + texture2D(glow, at).rgb;
        vec3 over = max(color - 0.62, 0.0);
        color = min(color, 0.62) + 0.38 * (1.0 - exp(-over / 0.38));
        color = encode(color);
        float light = max(dot(color, weights), 0.001);
        float curved = mix(light, light * light * (3.0 - 2.0 * light), 0.22);
        color *= curved / light;
        gl_FragColor = vec4(min(color, 1.0), 1.0);
      }`,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
  })
  return {
    start(sidePx) {
      one.setSize(sidePx, sidePx)
      sum.setSize(sidePx, sidePx)
      bloom.setSide(sidePx)
      renderer.setRenderTarget(sum)
      renderer.setClearColor("#000000", 0)
      renderer.clear()
    },
    add(scene, camera, weight) {
      renderer.autoClear = true
      renderer.setRenderTarget(one)
      renderer.render(scene, camera)
      renderer.autoClear = false
      screen.material = adding
      const { weight: uniform } = adding.uniforms
      if (uniform) uniform.value = weight
      renderer.setRenderTarget(sum)
      renderer.render(stage, flat)
    },
    finish() {
      bloom.make(sum.texture)
      renderer.setRenderTarget(null)
      screen.material = showing
      renderer.render(stage, flat)
    },
    dispose() {
      for (const what of [one, sum, adding, showing, screen.geometry, bloom]) what.dispose()
    },
  }
}
