import {
  AdditiveBlending,
  Box3,
  Color,
  DirectionalLight,
  FloatType,
  HalfFloatType,
  HemisphereLight,
  Mesh,
  NoBlending,
  NoToneMapping,
  OrthographicCamera,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  ShadowMaterial,
  Vector2,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
  type Object3D,
} from "three"
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
      const { sidePx, samples, ground = "#f1ece3", isHanging = false } = options
      renderer.setSize(sidePx, sidePx, false)
      const scene = new Scene()
      scene.background = new Color(ground)
      scene.environment = environment.texture
      scene.environmentIntensity = 0.42
      scene.add(piece)
      const box = new Box3().setFromObject(piece)
      const middle = box.getCenter(new Vector3())
      const reach = box.getSize(new Vector3()).length() / 2
      const camera = catalogueCamera(box, options)
      const key = castingLight(reach, 2.1, "#fff3e2")
      const dome = castingLight(reach, 1.55, "#f3f5fa")
      scene.add(key, key.target, dome, dome.target, new HemisphereLight("#ffffff", "#d8c8b0", 0.28))
      key.target.position.copy(middle)
      dome.target.position.copy(middle)
      const floor = isHanging ? null : groundUnder(box, reach)
      if (floor) scene.add(floor)
      gather.start(sidePx)
      for (let i = 0; i < samples; i++) {
        const [a, b] = spread(i)
        // A window of about 50 degrees to the upper left, and the whole sky by its cosine.
        aim(key, middle, reach, -0.95 + (a - 0.5) * 0.9, 0.82 + (b - 0.5) * 0.55)
        const [c, d] = spread(i + 7919)
        aim(dome, middle, reach, c * 2 * Math.PI, Math.asin(Math.sqrt(0.04 + 0.96 * d)))
        const [x, y] = spread(i + 104_729)
        camera.setViewOffset(sidePx, sidePx, x - 0.5, y - 0.5, sidePx, sidePx)
        gather.add(scene, camera, 1 / samples)
      }
      gather.finish()
      scene.remove(piece)
      key.dispose()
      dome.dispose()
      floor?.geometry.dispose()
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

function castingLight(reach: number, intensity: number, colour: string): DirectionalLight {
  const light = new DirectionalLight(colour, intensity)
  light.castShadow = true
  light.shadow.mapSize.set(1024, 1024)
  light.shadow.radius = 1.5
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
    new ShadowMaterial({ opacity: 0.5, color: "#4a3a2a" }),
  )
  ground.rotation.x = -Math.PI / 2
  ground.position.y = box.min.y - 0.0005
  ground.receiveShadow = true
  return ground
}

/** A long lens a little from the right and above, fitted to what it sees of the box. */
function catalogueCamera(box: Box3, { azimuth = 32, elevation = 14 }: PictureOptions): PerspectiveCamera {
  const camera = new PerspectiveCamera(20, 1, 0.05, 100)
  const middle = box.getCenter(new Vector3())
  const [right, up] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180]
  const way = new Vector3(Math.sin(right) * Math.cos(up), Math.sin(up), Math.cos(right) * Math.cos(up))
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (i) =>
      new Vector3(
        i & 1 ? box.max.x : box.min.x,
        i & 2 ? box.max.y : box.min.y,
        i & 4 ? box.max.z : box.min.z,
      ),
  )
  let far = box.getSize(new Vector3()).length()
  const target = middle.clone()
  for (let round = 0; round < 6; round++) {
    camera.position.copy(target).addScaledVector(way, far)
    camera.lookAt(target)
    camera.updateMatrixWorld()
    camera.updateProjectionMatrix()
    const seen = corners.map((corner) => corner.clone().project(camera))
    const span = (axis: "x" | "y"): readonly [number, number] => [
      Math.min(...seen.map((one) => one[axis])),
      Math.max(...seen.map((one) => one[axis])),
    ]
    const [left, end] = span("x")
    const [low, high] = span("y")
    const half = Math.tan((10 * Math.PI) / 180) * far
    target.addScaledVector(new Vector3(1, 0, 0).applyQuaternion(camera.quaternion), ((left + end) / 2) * half)
    target.addScaledVector(new Vector3(0, 1, 0).applyQuaternion(camera.quaternion), ((low + high) / 2) * half)
    far *= Math.max(end - left, high - low) / 2 / 0.84
  }
  return camera
}

interface Gatherer {
  start(sidePx: number): void
  add(scene: Scene, camera: PerspectiveCamera, weight: number): void
  finish(): void
  dispose(): void
}

/** Adds up pictures in linear light, then shows their sum through a filmic curve. */
function createGatherer(renderer: WebGLRenderer): Gatherer {
  const one = new WebGLRenderTarget(1, 1, { type: HalfFloatType })
  const sum = new WebGLRenderTarget(1, 1, { type: FloatType })
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
  const showing = new ShaderMaterial({
    uniforms: { picture: { value: sum.texture }, size: { value: new Vector2() } },
    vertexShader,
    // Khronos' neutral curve keeps colours as they are sold; a little contrast on top.
    fragmentShader: `uniform sampler2D picture; varying vec2 at;
      vec3 neutral(vec3 color) {
        float start = 0.8 - 0.04; float desaturation = 0.15;
        float x = min(color.r, min(color.g, color.b));
        float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
        color -= offset;
        float peak = max(color.r, max(color.g, color.b));
        if (peak < start) return color;
        float d = 1.0 - start;
        float newPeak = 1.0 - d * d / (peak + d - start);
        color *= newPeak / peak;
        float g = 1.0 - 1.0 / (desaturation * (peak - newPeak) + 1.0);
        return mix(color, vec3(newPeak), g);
      }
      void main() {
        vec3 color = neutral(texture2D(picture, at).rgb);
        color = mix(color * 12.92, 1.055 * pow(color, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, color));
        color = mix(color, color * color * (3.0 - 2.0 * color), 0.08);
        gl_FragColor = vec4(color, 1.0);
      }`,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
  })
  return {
    start(sidePx) {
      one.setSize(sidePx, sidePx)
      sum.setSize(sidePx, sidePx)
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
      renderer.setRenderTarget(null)
      screen.material = showing
      renderer.render(stage, flat)
    },
    dispose() {
      for (const what of [one, sum, adding, showing, screen.geometry]) what.dispose()
    },
  }
}
