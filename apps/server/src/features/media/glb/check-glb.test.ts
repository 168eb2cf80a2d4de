import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { makeTable } from "../../../demo/models/furniture.ts"
import { packGlb } from "../../../demo/models/write-glb.ts"
import { checkGlb } from "./check-glb.ts"
import { GlbFault } from "./glb-fault.ts"
import { changeGlb, type Gltf } from "../../../testing/test-models.ts"

const oak = { name: "oak", colour: "#c69c6b", roughness: 0.6 }
const table = makeTable([1_800, 900, 750], [oak])

/** Why a model is refused; null when it passes. Anything but a fault is a mistake of ours. */
function faultOf(bytes: Uint8Array): string | null {
  try {
    checkGlb(bytes)
    return null
  } catch (error) {
    if (error instanceof GlbFault) return error.fault
    throw error
  }
}

const changed = (change: (gltf: Gltf) => void): string | null => faultOf(changeGlb(table, change))

/** The first of a list that has one. */
function first<Item>(items: readonly Item[]): Item {
  const [item] = items
  if (item === undefined) throw new Error("There is none.")
  return item
}

/** A zip file with one empty file in it. */
function zip(): Buffer {
  const name = Buffer.from("a.txt")
  const local = Buffer.alloc(30)
  local.set([0x50, 0x4b, 3, 4, 20])
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.set([0x50, 0x4b, 1, 2, 20, 0, 20])
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.set([0x50, 0x4b, 5, 6, 0, 0, 0, 0, 1, 0, 1])
  end.writeUInt32LE(central.length + name.length, 12)
  end.writeUInt32LE(local.length + name.length, 16)
  return Buffer.concat([local, name, central, name, end])
}

test("a model as exporters write it passes", () => {
  expect(faultOf(table)).toBeNull()
})

describe("a file that is damaged", () => {
  test("is refused wherever it was cut", () => {
    for (let length = 0; length < table.length; length += length < 4_000 ? 1 : 997) {
      const fault = faultOf(table.slice(0, length))
      expect(fault, String(length)).toBe(length < 4 ? "notGlb" : "cut")
    }
  })

  test("is refused when its header says that it was cut there", () => {
    for (let length = 12; length < table.length; length += length < 4_000 ? 7 : 4_001) {
      const cut = table.slice(0, length)
      new DataView(cut.buffer).setUint32(8, length, true)
      expect(faultOf(cut), String(length)).not.toBeNull()
    }
  })

  test("passes or is refused with a reason, whatever bytes of it are others", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(3_000), fc.integer({ min: 1, max: 255 })), { minLength: 1, maxLength: 12 }),
        (flips) => {
          const bytes = table.slice()
          for (const [at, by] of flips) bytes[at] = (bytes[at] ?? 0) ^ by
          faultOf(bytes)
        },
      ),
      { numRuns: 500 },
    )
  })

  test("passes or is refused with a reason, whatever its description says", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(...sections), (value, section) => {
        changed((gltf) => void Object.assign(gltf, { [section]: value }))
      }),
      { numRuns: 500 },
    )
  })
})

const sections = [
  "accessors",
  "bufferViews",
  "buffers",
  "meshes",
  "nodes",
  "scenes",
  "materials",
  "images",
  "textures",
  "animations",
  "skins",
  "extensionsRequired",
  "asset",
] as const

describe("a model is refused", () => {
  test.each<[string, string, (gltf: Gltf) => void]>([
    ["of another version", "broken", (gltf) => void (gltf["asset"] = { version: "1.0" })],
    [
      "whose accessor goes over the end",
      "broken",
      ({ accessors }) => void (first(accessors)["count"] = 999_999),
    ],
    ["with a huge count", "tooLarge", ({ accessors }) => void accessors.push(hugeAccessor())],
    [
      "with a count that no number holds",
      "tooLarge",
      ({ accessors }) => void (first(accessors)["count"] = 1e300),
    ],
    ["with a count of nothing", "broken", ({ accessors }) => void (first(accessors)["count"] = 0)],
    ["with a negative offset", "broken", ({ accessors }) => void (first(accessors)["byteOffset"] = -4)],
    ["with an offset out of line", "broken", ({ accessors }) => void (first(accessors)["byteOffset"] = 2)],
    [
      "whose view goes over the end",
      "broken",
      ({ bufferViews }) => void (first(bufferViews)["byteOffset"] = 1e9),
    ],
    ["with more buffer than there is", "broken", ({ buffers }) => void (first(buffers)["byteLength"] = 4e9)],
    [
      "with a buffer elsewhere",
      "outside",
      ({ buffers }) => void (first(buffers)["uri"] = "https://a.example/b.bin"),
    ],
    ["with a second buffer", "outside", ({ buffers }) => void buffers.push({ byteLength: 4 })],
    ["with a picture elsewhere", "outside", (gltf) => void (gltf["images"] = [{ uri: "../../etc/passwd" }])],
    ["with bones", "rigged", (gltf) => void (gltf["skins"] = [{ joints: [0] }])],
    [
      "packed by Draco",
      "extension",
      (gltf) => void (gltf["extensionsRequired"] = ["KHR_draco_mesh_compression"]),
    ],
    ["without a scene", "empty", (gltf) => void (gltf["scenes"] = [])],
    ["without a triangle", "empty", (gltf) => void (gltf["scenes"] = [{ nodes: [] }])],
    [
      "with a circle of nodes",
      "tooDeep",
      ({ nodes }) => void nodes.push({ children: [2] }, { children: [1] }),
    ],
    ["with a node in itself", "tooDeep", ({ nodes }) => void nodes.push({ children: [1] })],
    [
      "with two parents of a node",
      "tooDeep",
      ({ nodes }) => void nodes.push({ children: [0] }, { children: [0] }),
    ],
    ["with a node that is not there", "broken", ({ nodes }) => void nodes.push({ children: [77] })],
    [
      "with a matrix of no numbers",
      "broken",
      ({ nodes }) => void (first(nodes)["matrix"] = Array(16).fill("x")),
    ],
    [
      "with endless nodes",
      "tooLarge",
      ({ nodes }) => void nodes.push(...Array.from({ length: 20_001 }, () => ({}))),
    ],
    ["with animations of nothing", "broken", (gltf) => void (gltf["animations"] = [emptyAnimation])],
  ])("%s", (_what, fault, change) => {
    expect(changed(change)).toBe(fault)
  })

  test("whose nodes lie too deep inside each other", () => {
    const deep = (depth: number) =>
      changed((gltf) => {
        const count = gltf.nodes.length
        first(gltf.nodes)["children"] = [count]
        for (let at = 0; at < depth; at++)
          gltf.nodes.push(at + 1 < depth ? { children: [count + at + 1] } : {})
      })
    expect([deep(63), deep(64)]).toEqual([null, "tooDeep"])
  })

  test("drawn so often that it is more than may be drawn", () => {
    const often = (times: number) =>
      changed((gltf) => {
        const { length } = gltf.nodes
        gltf.nodes.push(...Array.from({ length: times }, () => ({ mesh: 0 })))
        gltf["scenes"] = [{ nodes: Array.from({ length: times }, (_, at) => length + at) }]
      })
    expect([often(10), often(5_000)]).toEqual([null, "tooLarge"])
  })

  test("whose views overlap so often that it is too much unpacked", () => {
    const overlapping = (times: number) =>
      changed(({ accessors }) => {
        const one = first(accessors)
        accessors.push(...Array.from({ length: times }, () => ({ ...one })))
      })
    expect([overlapping(20), overlapping(90_000)]).toEqual([null, "tooLarge"])
  })

  test("with a zip file in it, behind its data or in the place of a picture", () => {
    const grown = (gltf: Gltf, by: number) => {
      const buffer = first(gltf.buffers)
      buffer["byteLength"] = Number(buffer["byteLength"]) + by
    }
    const archive = zip()
    const hidden = changeGlb(
      table,
      (gltf) => grown(gltf, archive.length),
      (bin) => Buffer.concat([bin, archive]),
    )
    expect(faultOf(hidden)).toBe("archive")
    // The end alone, as a file that begins as something else has it.
    const end = changeGlb(
      table,
      (gltf) => grown(gltf, archive.length - 35),
      (bin) => Buffer.concat([bin, archive.subarray(35)]),
    )
    expect(faultOf(end)).toBe("archive")
    expect(faultOf(Buffer.concat([table, archive]))).toBe("cut")
  })

  test("when it is something else", () => {
    expect(faultOf(new Uint8Array())).toBe("notGlb")
    expect(faultOf(zip())).toBe("notGlb")
    expect(faultOf(packGlb({}, new Uint8Array()))).toBe("broken")
    expect(faultOf(Buffer.from('{"asset":{"version":"2.0"}}'))).toBe("notGlb")
  })
})

test("the marks of a zip file alone, as chance puts them into numbers, are no archive", () => {
  const marks = Buffer.from([0x50, 0x4b, 3, 4, 255, 255, 255, 255, 0x50, 0x4b, 5, 6, 9, 9, 9, 9])
  const lucky = changeGlb(
    table,
    ({ buffers }) => {
      const buffer = first(buffers)
      buffer["byteLength"] = Number(buffer["byteLength"]) + marks.length
    },
    (bin) => Buffer.concat([bin, marks]),
  )
  expect(faultOf(lucky)).toBeNull()
})

const hugeAccessor = () => ({ componentType: 5126, type: "MAT4", count: 2_000_000_000 })
const emptyAnimation = {
  channels: [{ sampler: 7, target: { node: 0, path: "rotation" } }],
  samplers: [{ input: 0, output: 0 }],
}
