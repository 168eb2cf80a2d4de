import {
  Matrix3,
  Mesh,
  NoBlending,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector3,
  Vector4,
  WebGLRenderTarget,
  type Texture,
  type WebGLRenderer,
} from "three"
import { rightOf, type CubeFace } from "../../render/panorama-faces.ts"
import type { RenderTile } from "../../render/render-order.ts"
import { print, vertexShader } from "../stage/film-shaders.ts"

/** The same as `directionAt` and `placeOnFace` say. */
const shader = `uniform sampler2D picture; uniform mat3 toFace; uniform vec4 part; uniform vec4 tile; uniform float side; uniform float wide; uniform vec3 exposure; varying vec2 at;
  ${print}
  float noise(vec2 p) { return fract(52.9829189 * fract(dot(p, vec2(0.06711056, 0.00583715)))); }
  void main() {
    vec2 px = tile.xy + vec2(at.x, 1.0 - at.y) * tile.zw;
    float yaw = (px.x / wide - 0.5) * 6.283185307179586;
    float pitch = (0.5 - px.y / (wide * 0.5)) * 3.141592653589793;
    vec3 way = toFace * vec3(sin(yaw) * cos(pitch), sin(pitch), -cos(yaw) * cos(pitch));
    if (way.z <= 0.0 || max(abs(way.x), abs(way.y)) > way.z * 1.00002) discard;
    vec2 onFace = (vec2(way.x, -way.y) / way.z * 0.5 + 0.5) * side - part.xy;
    vec3 color = printed(texture2D(picture, vec2(onFace.x, part.w - onFace.y) / part.zw).rgb * exposure);
    gl_FragColor = vec4(color + (noise(px) - 0.5) / 255.0, 1.0);
  }`

const copying = `uniform sampler2D picture; varying vec2 at; void main() { gl_FragColor = vec4(texture2D(picture, at).rgb, 1.0); }`

/** A tile of a panorama that sides of a cube are unrolled onto, one after the other. */
export interface UnrolledTile {
  begin(tile: RenderTile): void
  /** Draws what a place of the tile shows of a face; `picture` is the linear light of `part` of it. */
  add(
    face: CubeFace,
    picture: Texture,
    places: { readonly part: RenderTile; readonly place: RenderTile; readonly side: number },
    exposure: Vector3,
  ): void
  /** Puts it on the canvas. */
  show(): void
  dispose(): void
}

/** `wide`: px across of the whole panorama. */
export function createUnrolledTile(renderer: WebGLRenderer, wide: number): UnrolledTile {
  const target = new WebGLRenderTarget(1, 1, { depthBuffer: false })
  const pass = (fragmentShader: string, uniforms: ShaderMaterial["uniforms"]): ShaderMaterial =>
    new ShaderMaterial({
      uniforms,
      vertexShader,
      fragmentShader,
      blending: NoBlending,
      depthTest: false,
      depthWrite: false,
    })
  const unrolling = pass(shader, {
    picture: { value: null },
    toFace: { value: new Matrix3() },
    part: { value: new Vector4() },
    tile: { value: new Vector4() },
    side: { value: 1 },
    wide: { value: wide },
    exposure: { value: new Vector3() },
  })
  const showing = pass(copying, { picture: { value: target.texture } })
  const sheet = new Mesh(new PlaneGeometry(2, 2))
  sheet.frustumCulled = false
  const screen = new Scene()
  screen.add(sheet)
  const flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  let whole: RenderTile = { left: 0, top: 0, width: 1, height: 1 }
  return {
    begin(tile) {
      whole = tile
      target.setSize(tile.width, tile.height)
    },
    add(face, picture, { part, place, side }, exposure) {
      const [r, u, f] = [rightOf(face), face.up, face.forward]
      Object.assign(unrolling.uniforms, {
        picture: { value: picture },
        toFace: { value: new Matrix3().set(...r, ...u, ...f) },
        part: { value: new Vector4(part.left, part.top, part.width, part.height) },
        tile: { value: new Vector4(place.left, place.top, place.width, place.height) },
        side: { value: side },
        exposure: { value: exposure },
      })
      const [x, y] = [place.left - whole.left, whole.top + whole.height - place.top - place.height]
      target.viewport.set(x, y, place.width, place.height)
      sheet.material = unrolling
      const before = renderer.autoClear
      renderer.autoClear = false
      renderer.setRenderTarget(target)
      renderer.render(screen, flat)
      renderer.autoClear = before
    },
    show() {
      sheet.material = showing
      renderer.setRenderTarget(null)
      renderer.setSize(whole.width, whole.height, false)
      renderer.render(screen, flat)
    },
    dispose() {
      for (const what of [target, unrolling, showing, sheet.geometry]) what.dispose()
    },
  }
}
