import { Mesh, MeshStandardMaterial, type Material, type Object3D } from "three"
import { isLit } from "./lamp-within.ts"

const dressed = new WeakMap<Material, Material>()

/** Gives a piece's surfaces materials whose soft light all comes from lights that cast shadows, and what undoes it. */
export function dressForPicture(piece: Object3D): () => void {
  const before = new Map<Mesh, Material | Material[]>()
  piece.traverse((mesh) => {
    if (!isMesh(mesh)) return
    before.set(mesh, mesh.material)
    mesh.material = Array.isArray(mesh.material) ? mesh.material.map(dress) : dress(mesh.material)
  })
  return () => {
    for (const [mesh, material] of before) mesh.material = material
  }
}

const shadowedLight = `
#ifdef USE_ENVMAP
  iblIrradiance *= 0.08;
#endif`

// Smooth surfaces mirror the window of the surroundings already; the points of light would sparkle on them.
const mirroredOnce = `
  reflectedLight.directSpecular *= smoothstep(0.2, 0.5, material.roughness);
#ifdef USE_CLEARCOAT
  clearcoatSpecularDirect *= 0.0;
#endif`

// One looks through more glass towards its edges, where its green shows, and sees what it mirrors wherever it is.
const thickEdges = `
  float edge = pow(1.0 - abs(dot(normalize(vViewPosition), normal)), 2.2);
  float mirrored = max(totalSpecular.r, max(totalSpecular.g, totalSpecular.b));
  vec3 tint = mix(vec3(0.7, 0.8, 0.77), vec3(0.3, 0.46, 0.41), edge);
  outgoingLight = mix(outgoingLight * tint, totalSpecular, 0.25) + totalSpecular * 0.6;
  diffuseColor.a = clamp(diffuseColor.a + edge * 0.62 + mirrored * 0.8, 0.0, 1.0);`

// A thin sheet looks for its shadow from the side that is seen; from the other one it would lie in its own.
const litOnSeenSide = `
#if defined(DOUBLE_SIDED) && defined(USE_SHADOWMAP)
  if (dot(transformedNormal, mvPosition.xyz) > 0.0) transformedNormal = -transformedNormal;
#endif`

// Through a lit shade or globe most light comes where one looks straight through it; its rim is the colour of its stuff.
const litFromWithin = `
  float straight = abs(dot(normalize(vViewPosition), normal));
  totalEmissiveRadiance *= mix(vec3(0.85, 0.62, 0.42), vec3(2.5, 2.2, 1.75), straight * straight);`

const isMesh = (object: Object3D): object is Mesh => object instanceof Mesh

/** The surroundings are only mirrored; their even light would fill every seam. */
function dress(material: Material): Material {
  if (!(material instanceof MeshStandardMaterial)) return material
  const known = dressed.get(material)
  if (known) return known
  const own = material.clone()
  const lit = isLit(material)
  const isGlass = material.userData["isGlass"] === true
  own.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader.replace(
      "#include <shadowmap_vertex>",
      `${litOnSeenSide}\n#include <shadowmap_vertex>`,
    )
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <lights_fragment_maps>", `#include <lights_fragment_maps>\n${shadowedLight}`)
      .replace("#include <lights_fragment_end>", `#include <lights_fragment_end>\n${mirroredOnce}`)
      .replace(
        "#include <lights_physical_fragment>",
        `${lit ? litFromWithin : ""}\n#include <lights_physical_fragment>`,
      )
      .replace("#include <opaque_fragment>", `${isGlass ? thickEdges : ""}\n#include <opaque_fragment>`)
  }
  own.customProgramCacheKey = () => `picture ${isGlass} ${lit}`
  dressed.set(material, own)
  material.addEventListener("dispose", () => own.dispose())
  return own
}
