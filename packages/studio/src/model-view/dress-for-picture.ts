import { Mesh, MeshStandardMaterial, type Material, type Object3D } from "three"

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

// One looks through more glass towards its edges, and sees what it mirrors wherever it is.
const thickEdges = `
  float edge = pow(1.0 - abs(dot(normalize(vViewPosition), normal)), 2.5);
  float mirrored = max(totalSpecular.r, max(totalSpecular.g, totalSpecular.b));
  outgoingLight = mix(outgoingLight * vec3(0.8, 0.84, 0.83), totalSpecular, 0.25) + totalSpecular * 0.5;
  diffuseColor.a = clamp(diffuseColor.a + edge * 0.6 + mirrored * 0.7, 0.0, 1.0);`

const isMesh = (object: Object3D): object is Mesh => object instanceof Mesh

/** The surroundings are only mirrored; their even light would fill every seam. */
function dress(material: Material): Material {
  if (!(material instanceof MeshStandardMaterial)) return material
  const known = dressed.get(material)
  if (known) return known
  const own = material.clone()
  own.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <lights_fragment_maps>", `#include <lights_fragment_maps>\n${shadowedLight}`)
      .replace("#include <lights_fragment_end>", `#include <lights_fragment_end>\n${mirroredOnce}`)
      .replace(
        "#include <opaque_fragment>",
        `${material.transparent ? thickEdges : ""}\n#include <opaque_fragment>`,
      )
  }
  own.customProgramCacheKey = () => `picture ${material.transparent}`
  dressed.set(material, own)
  material.addEventListener("dispose", () => own.dispose())
  return own
}
