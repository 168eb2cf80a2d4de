import {
  BackSide,
  CircleGeometry,
  Color,
  Mesh,
  MeshStandardMaterial,
  ShaderMaterial,
  SphereGeometry,
  Vector3,
} from "three"
import { filtered, type Rgb } from "@roomwright/models/light/colours"
import { solidLayer } from "./contact-shade.ts"
import { leastSky, type SkyLight } from "@roomwright/models/light/sky-light"

/** What is around a home: the sky over hills, or the even ground of a model on a table. */
export interface Surroundings {
  readonly sky: Mesh
  readonly ground: Mesh<CircleGeometry, MeshStandardMaterial>
  /** `veil` is how much darker it is shown than it is; null: as the table that a model stands on. */
  show(light: SkyLight, toSun: readonly [number, number, number], veil: Rgb | null): void
  /** Around the middle of the home, at the height of its ground. */
  place(x: number, y: number, z: number, reach: number): void
  dispose(): void
}

/** Of the table that a model stands on. */
const table: Rgb = [0.74, 0.715, 0.685]

export function createSurroundings(): Surroundings {
  const uniforms = {
    zenith: { value: new Color() },
    horizon: { value: new Color() },
    earth: { value: new Color() },
    sun: { value: new Color() },
    toSun: { value: new Vector3(0, 1, 0) },
    isModel: { value: 0 },
  }
  const skyMaterial = new ShaderMaterial({
    uniforms,
    side: BackSide,
    depthWrite: false,
    depthTest: false,
    vertexShader: `varying vec3 way;
      void main() { way = position; vec4 p = projectionMatrix * mat4(mat3(modelViewMatrix)) * vec4(position, 1.0); gl_Position = p.xyww; }`,
    fragmentShader: `uniform vec3 zenith; uniform vec3 horizon; uniform vec3 earth; uniform vec3 sun; uniform vec3 toSun; uniform float isModel;
      varying vec3 way;
      float hash(float n) { return fract(sin(n) * 43758.5453); }
      float wave(float x) { float i = floor(x); float f = fract(x); f = f * f * (3.0 - 2.0 * f); return mix(hash(i), hash(i + 1.0), f); }
      float hills(float angle, float scale, float seed) {
        float x = angle * scale;
        // The round of the horizon closes where its ends meet.
        return 0.6 * wave(x + seed) + 0.28 * wave(x * 2.3 + seed * 3.0) + 0.12 * wave(x * 6.1 + seed);
      }
      float cloud(vec2 p) { return wave(p.x + 3.0 * wave(p.y)) * wave(p.y * 1.7 + 2.0 * wave(p.x * 0.6)); }
      void main() {
        vec3 w = normalize(way);
        float up = w.y;
        if (isModel > 0.5) { gl_FragColor = vec4(earth * (1.0 + 0.06 * smoothstep(-0.1, 0.8, up)), 1.0); return; }
        float rise = pow(clamp(up, 0.0, 1.0), 0.55);
        vec3 color = mix(horizon, zenith, rise);
        float near = max(dot(w, toSun), 0.0);
        color += sun * (0.03 * pow(near, 8.0) + 0.12 * pow(near, 64.0));
        if (up > 0.02) {
          vec2 p = w.xz / (up + 0.25) * 1.6;
          float c = smoothstep(0.28, 0.75, cloud(p) * 1.1) * smoothstep(0.02, 0.25, up);
          color = mix(color, horizon * 1.12, c * 0.55);
        }
        float angle = abs(atan(w.x, w.z));
        float blur = 0.006;
        vec3 green = earth * vec3(0.55, 0.72, 0.5);
        float far = 0.03 + 0.055 * hills(angle, 4.0, 3.0);
        color = mix(mix(green, horizon, 0.72), color, smoothstep(far - blur, far + blur, up));
        float middle = 0.0 + 0.06 * hills(angle, 7.0, 11.0);
        color = mix(mix(green, horizon, 0.38), color, smoothstep(middle - blur, middle + blur, up));
        float front = -0.045 + 0.085 * hills(angle, 13.0, 23.0) ;
        color = mix(mix(green * 0.8, horizon, 0.12), color, smoothstep(front - blur * 2.0, front + blur * 2.0, up));
        gl_FragColor = vec4(color, 1.0);
      }`,
  })
  const sky = new Mesh(new SphereGeometry(1, 48, 24), skyMaterial)
  sky.frustumCulled = false
  sky.renderOrder = -10
  const groundMaterial = new MeshStandardMaterial({
    color: new Color(...table),
    roughness: 1,
    transparent: true,
    envMapIntensity: 0,
  })
  groundMaterial.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nvarying vec2 disc;")
      .replace("#include <begin_vertex>", "#include <begin_vertex>\ndisc = uv * 2.0 - 1.0;")
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", "#include <common>\nvarying vec2 disc;")
      .replace(
        "#include <opaque_fragment>",
        "diffuseColor.a = 1.0 - smoothstep(0.35, 0.98, length(disc));\n#include <opaque_fragment>",
      )
  }
  const ground = new Mesh(new CircleGeometry(1, 96), groundMaterial)
  ground.rotation.x = -Math.PI / 2
  ground.receiveShadow = true
  ground.renderOrder = -5
  ground.layers.enable(solidLayer)
  return {
    sky,
    ground,
    show(light, toSun, veil) {
      const isModel = veil === null
      const seen: Rgb = veil ?? [1, 1, 1]
      uniforms.zenith.value.setRGB(...filtered(light.zenith, seen))
      uniforms.horizon.value.setRGB(...filtered(light.horizon, seen))
      uniforms.sun.value.setRGB(...filtered(light.sun, seen))
      uniforms.toSun.value.set(...toSun)
      uniforms.isModel.value = isModel ? 1 : 0
      // What an even ground throws back of the sun and the sky.
      const falls = Math.max(0, toSun[1])
      const lit = ([0, 1, 2] as const).map(
        (part) =>
          light.sun[part] * falls +
          Math.PI * (0.6 * light.zenith[part] + 0.4 * light.horizon[part] + (isModel ? leastSky[part] : 0)),
      )
      const [r = 0, g = 0, b = 0] = lit.map(
        (one, part) => ((table[part] ?? 0.5) * one * (veil ? (veil[part] ?? 1) * 0.55 : 1)) / Math.PI,
      )
      uniforms.earth.value.setRGB(r, g, b)
      ground.visible = isModel
    },
    place(x, y, z, reach) {
      ground.position.set(x, y, z)
      ground.scale.setScalar(reach * 3)
    },
    dispose() {
      sky.geometry.dispose()
      skyMaterial.dispose()
      ground.geometry.dispose()
      groundMaterial.dispose()
    },
  }
}
