import { Mesh, MeshStandardMaterial } from "three"
import { GLTFLoader } from "three/examples/jsm/loaders/GLTFLoader.js"
import { describe, expect, test } from "vitest"
import { readVariants, variantNamed } from "./model-variants.ts"

const one = { attributes: { POSITION: 0 }, material: 0 }
const variants = [{ name: "SKU-7" }, { name: "Walnut" }]
const mappings = [
  { material: 1, variants: [0] },
  { material: 2, variants: [1] },
]
/** Two triangles, the first of which comes in other finishes. */
const gltf = {
  asset: { version: "2.0" },
  scene: 0,
  scenes: [{ nodes: [0] }],
  nodes: [{ mesh: 0 }],
  meshes: [
    {
      primitives: [
        { ...one, extensions: { KHR_materials_variants: { mappings } } },
        { ...one, material: 3 },
      ],
    },
  ],
  materials: ["oak", "ash", "walnut", "steel"].map((name) => ({ name })),
  accessors: [{ componentType: 5_126, count: 3, type: "VEC3", min: [0, 0, 0], max: [0, 0, 0] }],
  extensionsUsed: ["KHR_materials_variants"],
  extensions: { KHR_materials_variants: { variants } },
}

async function load(json: object) {
  const read = await new GLTFLoader().parseAsync(JSON.stringify(json), "")
  const meshes: Mesh[] = []
  read.scene.traverse((part) => {
    if (part instanceof Mesh) meshes.push(part)
  })
  const worn = () =>
    meshes.map(({ material }) => (material instanceof MeshStandardMaterial ? material.name : "none"))
  return { variants: readVariants(read), worn }
}

describe("a model that comes in finishes", () => {
  test("is dressed in the one that is chosen, and as it was made again", async () => {
    const { variants: given, worn } = await load(gltf)
    expect(given.names).toEqual(["SKU-7", "Walnut"])
    expect(await given.choose("Walnut")).toBe(true)
    expect(worn()).toEqual(["walnut", "steel"])
    expect(await given.choose("SKU-7")).toBe(true)
    expect(worn()).toEqual(["ash", "steel"])
    expect(await given.choose(null)).toBe(true)
    expect(worn()).toEqual(["oak", "steel"])
    given.dispose()
  })

  test("wears the last one that was asked for, and stays as it was made for one that it has not", async () => {
    const { variants: given, worn } = await load(gltf)
    await Promise.all([given.choose("Walnut"), given.choose("SKU-7")])
    expect(worn()).toEqual(["ash", "steel"])
    expect(await given.choose("Plum")).toBe(false)
    expect(worn()).toEqual(["oak", "steel"])
  })

  test("is any other model where it names none", async () => {
    const { extensions: _without, ...plain } = gltf
    const { variants: given, worn } = await load(plain)
    expect(given.names).toEqual([])
    expect(await given.choose("Walnut")).toBe(false)
    expect(worn()).toEqual(["oak", "steel"])
  })
})

test.each<[readonly string[], readonly string[], string | null]>([
  [["Oak", "Walnut"], ["T-1", "walnut "], "Walnut"],
  [["Walnut", "T-1"], ["T-1", "Walnut"], "T-1"],
  [["#AA5500"], ["T-1", "Clay", "#aa5500"], "#AA5500"],
  [["Oak"], ["T-1", "Walnut"], null],
  [[""], [""], null],
  [[], ["Oak"], null],
])("of the variants %j, what is called %j is %s", (names, wanted, expected) => {
  expect(variantNamed(names, wanted)).toBe(expected)
})
