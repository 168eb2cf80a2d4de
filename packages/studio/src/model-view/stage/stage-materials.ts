import { finishes, type FinishId } from "@roomwright/models/finishes/finishes"
import type { Finish } from "@roomwright/models/finishes/finish"
import {
  Color,
  DoubleSide,
  MeshStandardMaterial,
  ShaderChunk,
  Vector3,
  type IUniform,
  type Material,
  type MeshPhysicalMaterial,
  type WebGLProgramParametersWithUniforms,
} from "three"
import { finishMaterial } from "../finish-material.ts"
import type { FinishLibrary } from "../finish-textures.ts"
import { fieldBegin, fieldEnd, fieldPars, lampGate, sunGate } from "./field-shader.ts"

/** The room that reflections belong to: a box around it, and where its picture was taken. */
export interface ReflectedRoom {
  readonly low: Vector3
  readonly high: Vector3
  readonly from: Vector3
}

export interface StageMaterials {
  /** The material of a finish, plain until its pictures have come. */
  of(finish: FinishId): MeshPhysicalMaterial
  /** Lets a material that a file brings be lit as those of finishes are; it keeps its colours and pictures. */
  suit(material: Material): void
  /** Reflections are those of this room; null: of the open air. */
  reflect(room: ReflectedRoom | null): void
  /** How strongly lamps glow, relative to their finishes. */
  glow(strength: number): void
  dispose(): void
}

/** What light comes through cloth, paper and leaves, which are not looked through. */
const throughput = (finish: Finish): number =>
  finish.transmission && !finish.isClear && !finish.emission ? finish.transmission : 0

/** Shades are lit by the lamp in them; curtains and leaves only by what falls on them. */
const isShade = (finish: Finish): boolean =>
  finish.class === "paper" || (finish.class === "glass" && (finish.transmission ?? 1) <= 0.5)

export const passesLight = (id: FinishId): boolean => {
  const finish: Finish = finishes[id]
  return finish.isClear === true || finish.emission !== undefined || isShade(finish) || id === "sheer-white"
}

/** Makes the materials of a stage. Their soft light comes from its lights and from `soft`; what is around is only mirrored. */
export function createStageMaterials(
  library: FinishLibrary,
  soft: Readonly<Record<string, IUniform>>,
  onLoad: () => void,
): StageMaterials {
  const made = new Map<FinishId, MeshPhysicalMaterial>()
  const room = {
    ...soft,
    roomLow: { value: new Vector3() },
    roomHigh: { value: new Vector3() },
    roomFrom: { value: new Vector3() },
    hasRoom: { value: 0 },
  }
  let strength = 1

  const finishUp = (id: FinishId, material: MeshPhysicalMaterial): void => {
    const finish: Finish = finishes[id]
    const through = throughput(finish)
    // Shades are as warm as the bulbs in them.
    if (finish.class !== "screen" && (finish.emission || isShade(finish))) material.emissive.multiply(bulb)
    if (finish.emission) material.emissiveIntensity = finish.emission * strength
    else if (through > 0) material.emissiveIntensity = isShade(finish) ? through * 0.55 * strength : 0
    if (through > 0 || finish.isTwoSided) material.side = DoubleSide
    material.shadowSide = DoubleSide
    if (finish.isClear) {
      material.color.multiplyScalar(0.25)
      material.opacity = 0.1
    }
    if (finish.class === "mirror") material.roughness = 0.02
  }

  const make = (id: FinishId): MeshPhysicalMaterial => {
    const finish: Finish = finishes[id]
    const material = finishMaterial(id, null)
    finishUp(id, material)
    const through = throughput(finish)
    material.onBeforeCompile = (shader) => patch(shader, room, { through, isClear: finish.isClear === true })
    material.customProgramCacheKey = () =>
      `stage ${through > 0 ? through.toFixed(2) : 0} ${finish.isClear === true}`
    if (finish.pattern)
      library.load(id).then(
        (textures) => {
          if (!textures) return
          const dressed = finishMaterial(id, textures)
          material.copy(dressed)
          dressed.dispose()
          finishUp(id, material)
          material.needsUpdate = true
          onLoad()
        },
        // Without its pictures a finish is plain.
        () => undefined,
      )
    return material
  }

  return {
    of(id) {
      const found = made.get(id) ?? make(id)
      made.set(id, found)
      return found
    },
    suit(material) {
      if (!(material instanceof MeshStandardMaterial)) return
      material.shadowSide = DoubleSide
      material.onBeforeCompile = (shader) => patch(shader, room, { through: 0, isClear: false })
      material.customProgramCacheKey = () => "stage 0 false"
    },
    reflect(next) {
      room.hasRoom.value = next ? 1 : 0
      if (!next) return
      room.roomLow.value = next.low
      room.roomHigh.value = next.high
      room.roomFrom.value = next.from
    },
    glow(next) {
      strength = next
      for (const [id, material] of made) finishUpGlow(id, material, strength)
    },
    dispose() {
      for (const material of made.values()) material.dispose()
    },
  }
}

const bulb = new Color(1, 0.87, 0.7)

function finishUpGlow(id: FinishId, material: MeshPhysicalMaterial, strength: number): void {
  const finish: Finish = finishes[id]
  if (finish.emission) material.emissiveIntensity = finish.emission * strength
  else if (throughput(finish) > 0 && isShade(finish))
    material.emissiveIntensity = throughput(finish) * 0.55 * strength
}

interface Patch {
  readonly through: number
  readonly isClear: boolean
}

const pointInfo = "getPointLightInfo( pointLight, geometryPosition, directLight );"
const sunInfo = "getDirectionalLightInfo( directionalLight, directLight );"

/** Where a ray that is mirrored leaves the box of the room, seen from where the room's picture was taken. */
const boxed = `
  if (hasRoom > 0.5) {
    vec3 place = (vec4(-vViewPosition, 0.0) * viewMatrix).xyz + cameraPosition;
    vec3 reach = max((roomHigh - place) / reflectVec, (roomLow - place) / reflectVec);
    float far = min(min(reach.x, reach.y), reach.z);
    if (far > 0.0) reflectVec = normalize(place + reflectVec * far - roomFrom);
  }
  vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );`

function patch(
  shader: WebGLProgramParametersWithUniforms,
  room: Readonly<Record<string, IUniform>>,
  { through, isClear }: Patch,
): void {
  Object.assign(shader.uniforms, room)
  // Only matt light comes through: what shines does so on the side that light falls on.
  const plain = "float dotNL = saturate( dot( geometryNormal, directLight.direction ) );"
  const lit =
    through > 0
      ? `${plain}
	reflectedLight.directDiffuse += ${through.toFixed(3)} * saturate( - dot( geometryNormal, directLight.direction ) ) * directLight.color * BRDF_Lambert( material.diffuseContribution );`
      : plain
  shader.fragmentShader =
    `uniform vec3 roomLow; uniform vec3 roomHigh; uniform vec3 roomFrom; uniform float hasRoom;\n${shader.fragmentShader}`
      .replace("#include <lights_pars_begin>", `#include <lights_pars_begin>\n${fieldPars}`)
      .replace(
        "#include <lights_fragment_begin>",
        `${fieldBegin}\n${ShaderChunk.lights_fragment_begin.replace(pointInfo, `${pointInfo} ${lampGate}`).replace(sunInfo, `${sunInfo} ${sunGate}`)}\n${fieldEnd}`,
      )
      .replace(
        "#include <envmap_physical_pars_fragment>",
        ShaderChunk.envmap_physical_pars_fragment.replace(
          "vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );",
          boxed,
        ),
      )
      .replace(
        "#include <lights_physical_pars_fragment>",
        ShaderChunk.lights_physical_pars_fragment
          .replace("float dotNL = saturate( dot( geometryNormal, directLight.direction ) );", lit)
          .replace(coatDirect, ""),
      )
      .replace(
        "#include <lights_pars_begin>",
        // Light that is thrown back from nearby would make spots: no point of it is nearer than 40 cm.
        ShaderChunk.lights_pars_begin.replace(
          "max( pow( lightDistance, decayExponent ), 0.01 )",
          "max( pow( lightDistance, decayExponent ), 0.16 )",
        ),
      )
      .replace("#include <lights_fragment_end>", `#include <lights_fragment_end>\n${mirroredOnce}`)
      .replace(
        "#include <lights_fragment_maps>",
        "#include <lights_fragment_maps>\n#ifdef USE_ENVMAP\n  iblIrradiance *= 0.0;\n#endif",
      )
      .replace(
        "#include <opaque_fragment>",
        isClear ? `${glass}\n#include <opaque_fragment>` : "#include <opaque_fragment>",
      )
}

/** What glass mirrors is seen however clear it is, most of it where one looks along it. */
const glass = `
  float edge = pow(1.0 - abs(dot(normalize(vViewPosition), normal)), 4.0);
  float mirrored = max(totalSpecular.r, max(totalSpecular.g, totalSpecular.b));
  diffuseColor.a = clamp(diffuseColor.a * 0.6 + edge * 0.4 + min(mirrored, 1.0) * 0.15, 0.0, 1.0);`

/** Smooth surfaces mirror the room already; lights that are points would sparkle on them. */
const mirroredOnce = `
  reflectedLight.directSpecular *= smoothstep(0.25, 0.6, material.roughness) * 0.8;`
/** So they would on what is coated, and are not worked out for each light to be thrown away. */
const coatDirect =
  "clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );"
