import { Material, Mesh, type Object3D } from "three"
import type { GLTF } from "three/examples/jsm/loaders/GLTFLoader.js"
import { disposeMaterial } from "./dispose-model.ts"

/** The finishes that a model comes in (KHR_materials_variants of glTF), by the names that its maker gave them. */
export interface ModelVariants {
  readonly names: readonly string[]
  /** Dresses the model in one of them, null: as it was made. The last call counts. False where it has no such variant. */
  choose(name: string | null): Promise<boolean>
  dispose(): void
}

const extension = "KHR_materials_variants"

/** What three.js leaves of the extension with the model, and with each mesh. */
interface Carried {
  readonly gltfExtensions?: {
    readonly [extension]?: {
      readonly variants?: readonly { readonly name?: string }[]
      readonly mappings?: readonly { readonly material: number; readonly variants: readonly number[] }[]
    }
  }
}

const carriedBy = ({ userData }: { readonly userData: Carried }) => userData.gltfExtensions?.[extension]

/** Reads the variants of a model that was loaded; one without them has no names. */
export function readVariants({
  scene,
  parser,
  userData,
}: Pick<GLTF, "scene" | "parser" | "userData">): ModelVariants {
  const names = (carriedBy({ userData })?.variants ?? []).map(({ name = "" }) => name)
  const first = new Map<Mesh, Material | Material[]>()
  scene.traverse((part) => {
    if (isMesh(part) && carriedBy(part)?.mappings) first.set(part, part.material)
  })
  const others = new Set<Material>()
  let asked = 0
  const materialOf = async (mesh: Mesh, at: number): Promise<Material | Material[] | undefined> => {
    const mapping = carriedBy(mesh)?.mappings?.find(({ variants }) => variants.includes(at))
    if (!mapping) return first.get(mesh)
    const fetched: unknown = await parser.getDependency("material", mapping.material)
    if (!isMaterial(fetched)) return first.get(mesh)
    others.add(fetched)
    return fetched
  }
  return {
    names,
    async choose(name) {
      const mine = (asked += 1)
      const at = name === null ? -1 : names.indexOf(name)
      const dressed = await Promise.all(
        [...first.keys()].map(async (mesh) => [mesh, await materialOf(mesh, at)] as const),
      )
      if (asked === mine)
        for (const [mesh, material] of dressed) {
          if (!material) continue
          mesh.material = material
          if (material !== first.get(mesh)) parser.assignFinalMaterial(mesh)
        }
      return name === null || at !== -1
    },
    dispose() {
      for (const material of [...others, ...[...first.values()].flat()]) disposeMaterial(material)
    },
  }
}

const isMesh = (part: Object3D): part is Mesh => part instanceof Mesh
const isMaterial = (fetched: unknown): fetched is Material => fetched instanceof Material

const plain = (word: string): string => word.normalize("NFKC").trim().toLocaleLowerCase("en")

/** The variant that is called as something on sale is: by its SKU, else by its colour. Null where none is. */
export function variantNamed(names: readonly string[], wanted: readonly string[]): string | null {
  for (const word of wanted.map(plain)) {
    const found = word === "" ? undefined : names.find((name) => plain(name) === word)
    if (found !== undefined) return found
  }
  return null
}
