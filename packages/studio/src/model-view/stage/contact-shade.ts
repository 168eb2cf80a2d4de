import {
  DoubleSide,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  NoBlending,
  OrthographicCamera,
  PlaneGeometry,
  RedFormat,
  Scene,
  ShaderMaterial,
  UnsignedByteType,
  Vector2,
  WebGLRenderTarget,
  type DepthTexture,
  type IUniform,
  type Matrix4,
  type PerspectiveCamera,
  type WebGLRenderer,
} from "three"
import type { PicturePart } from "./film.ts"
import { vertexShader } from "./film-shaders.ts"

/** What keeps light from what: furniture, leaves and frames, but neither glass nor the sky. */
export const solidLayer = 2

/** Where things stand so near to each other that soft light hardly comes between them, as a picture over the picture. */
export interface ContactShade {
  readonly uniforms: Readonly<Record<string, IUniform>>
  resize(width: number, height: number): void
  /** Looks for it anew, in so many places around each. */
  take(scene: Scene, camera: PerspectiveCamera, places: number): void
  /** It was taken of a larger picture, of which such a part is drawn: `height` is that of the part, px. */
  look(part: PicturePart, height: number): void
  /** For pictures from elsewhere. */
  rest(): void
  dispose(): void
}

const shader = `uniform sampler2D depth; uniform mat4 unproject; uniform vec2 pixel; uniform float places; uniform float scale; varying vec2 at;
  vec3 placeAt(vec2 on) { vec4 p = unproject * vec4(on * 2.0 - 1.0, texture2D(depth, on).r * 2.0 - 1.0, 1.0); return p.xyz / p.w; }
  void main() {
    vec3 p = placeAt(at);
    if (p.z < -60.0) { gl_FragColor = vec4(1.0); return; }
    vec3 right = placeAt(at + vec2(pixel.x, 0.0)) - p; vec3 left = p - placeAt(at - vec2(pixel.x, 0.0));
    vec3 above = placeAt(at + vec2(0.0, pixel.y)) - p; vec3 below = p - placeAt(at - vec2(0.0, pixel.y));
    vec3 n = normalize(cross(abs(right.z) < abs(left.z) ? right : left, abs(above.z) < abs(below.z) ? above : below));
    float turn = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) * 6.2832;
    float reach = 0.7;
    float far = min(scale * reach / -p.z, 0.22);
    float sum = 0.0;
    for (int i = 0; i < 64; i++) {
      if (float(i) >= places) break;
      float share = (float(i) + 0.5) / places;
      float angle = turn + float(i) * 2.399963;
      vec2 on = at + vec2(cos(angle), sin(angle)) * share * far * vec2(pixel.x / pixel.y, 1.0);
      vec3 to = placeAt(on) - p;
      float away = length(to);
      sum += max(0.0, dot(to, n) / (away + 1e-4) - 0.1) * max(0.0, 1.0 - away * away / (reach * reach));
    }
    gl_FragColor = vec4(pow(clamp(1.0 - 1.9 * sum / places, 0.0, 1.0), 1.15));
  }`

/** Mean of what lies on the same surface. */
const smoothing = `uniform sampler2D depth; uniform sampler2D shade; uniform vec2 pixel; uniform vec2 near; varying vec2 at;
  float away(vec2 on) { return near.x * near.y / (near.y - texture2D(depth, on).r * (near.y - near.x)); }
  void main() {
    float here = away(at);
    float sum = 0.0; float weight = 0.0;
    for (int x = -2; x <= 2; x++) for (int y = -2; y <= 2; y++) {
      vec2 on = at + vec2(float(x), float(y)) * pixel;
      float w = max(0.001, 1.0 - abs(away(on) - here) / (0.04 * here));
      sum += texture2D(shade, on).r * w; weight += w;
    }
    gl_FragColor = vec4(sum / weight);
  }`

/** `shared`: for depths, which are needed only while it is taken. */
export function createContactShade(renderer: WebGLRenderer, shared: DepthTexture): ContactShade {
  const solid = new MeshBasicMaterial({ side: DoubleSide, colorWrite: false })
  const depth = new WebGLRenderTarget(1, 1, { type: UnsignedByteType, format: RedFormat })
  depth.depthTexture = shared
  const single = { type: UnsignedByteType, format: RedFormat, depthBuffer: false } as const
  const [rough, smooth] = [new WebGLRenderTarget(1, 1, single), new WebGLRenderTarget(1, 1, single)]
  smooth.texture.minFilter = LinearFilter
  smooth.texture.magFilter = LinearFilter
  const uniforms = {
    contactShade: { value: smooth.texture },
    contactPixel: { value: new Vector2(1, 1) },
    contactStart: { value: new Vector2() },
    contactShare: { value: 0 },
  }
  const pixel = { value: new Vector2(1, 1) }
  const pass = (fragmentShader: string, own: Record<string, IUniform>): ShaderMaterial =>
    new ShaderMaterial({
      uniforms: { depth: { value: shared }, pixel, ...own },
      vertexShader,
      fragmentShader,
      blending: NoBlending,
      depthTest: false,
      depthWrite: false,
    })
  const places: IUniform<number> = { value: 12 }
  const unproject: IUniform<Matrix4 | null> = { value: null }
  const scale: IUniform<number> = { value: 1 }
  const near: IUniform<Vector2> = { value: new Vector2() }
  const looking = pass(shader, { places, unproject, scale })
  const softening = pass(smoothing, { shade: { value: rough.texture }, near })
  const sheet = new Mesh(new PlaneGeometry(2, 2))
  sheet.frustumCulled = false
  const screen = new Scene()
  screen.add(sheet)
  const flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  const draw = (material: ShaderMaterial, target: WebGLRenderTarget): void => {
    sheet.material = material
    renderer.setRenderTarget(target)
    renderer.render(screen, flat)
  }

  return {
    uniforms,
    resize(width, height) {
      for (const target of [depth, rough, smooth]) target.setSize(width, height)
      pixel.value.set(1 / width, 1 / height)
      uniforms.contactPixel.value.copy(pixel.value)
      uniforms.contactStart.value.set(0, 0)
      uniforms.contactShare.value = 0
    },
    look({ fullWidth, fullHeight, left, top }, height) {
      uniforms.contactPixel.value.set(1 / fullWidth, 1 / fullHeight)
      uniforms.contactStart.value.set(left / fullWidth, (fullHeight - top - height) / fullHeight)
    },
    take(scene, camera, count) {
      const shadows = renderer.shadowMap.autoUpdate
      // Shadows belong to the picture itself.
      renderer.shadowMap.autoUpdate = false
      const layers = camera.layers.mask
      camera.layers.set(solidLayer)
      scene.overrideMaterial = solid
      renderer.setRenderTarget(depth)
      renderer.render(scene, camera)
      scene.overrideMaterial = null
      camera.layers.mask = layers
      renderer.shadowMap.autoUpdate = shadows
      places.value = Math.min(64, count)
      unproject.value = camera.projectionMatrixInverse
      scale.value = 0.5 / Math.tan((camera.fov * Math.PI) / 360)
      near.value.set(camera.near, camera.far)
      draw(looking, rough)
      draw(softening, smooth)
      uniforms.contactShare.value = 1
    },
    rest() {
      uniforms.contactShare.value = 0
    },
    dispose() {
      for (const what of [depth, rough, smooth, solid, looking, softening, sheet.geometry]) what.dispose()
    },
  }
}
