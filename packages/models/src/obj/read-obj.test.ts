import { describe, expect, test } from "vitest"
import { ObjFault } from "./obj-fault.ts"
import { placeObj } from "./place-obj.ts"
import { plainMaterial, readMtl } from "./read-mtl.ts"
import { readObj } from "./read-obj.ts"

const box = `
v 0 0 0\nv 2 0 0\nv 2 0 3\nv 0 0 3\nv 0 1 0\nv 2 1 0\nv 2 1 3\nv 0 1 3
f 1 2 3 4\nf 8 7 6 5\nf 5 6 2 1\nf 6 7 3 2\nf 7 8 4 3\nf 8 5 1 4`
const size = { turn: null, width: 1, height: 0.5, depth: 0.8 }

const faultOf = (text: string): string => {
  try {
    placeObj(readObj(text), size)
    return "none"
  } catch (error) {
    return error instanceof ObjFault ? error.fault : "another"
  }
}

const boundsOf = (positions: Float32Array): number[] =>
  [0, 1, 2].flatMap((axis) => {
    const values = positions.filter((_value, at) => at % 3 === axis)
    return [Math.min(...values), Math.max(...values)]
  })

describe("an OBJ file", () => {
  test("is turned and stretched to its size, on the ground over the origin", () => {
    const [surface] = placeObj(readObj(box), size)
    expect(boundsOf(surface?.positions ?? new Float32Array())).toEqual(
      [-0.5, 0.5, 0, 0.5, -0.4, 0.4].map((value) => expect.closeTo(value, 6)),
    )
    const quarter = [0, 0, 1, 0, 1, 0, -1, 0, 0]
    const [turned] = placeObj(readObj(box), { ...size, turn: quarter })
    expect(turned?.positions).toHaveLength(surface?.positions.length ?? 0)
    expect(boundsOf(turned?.positions ?? new Float32Array())[1]).toBeCloseTo(0.5)
  })

  test("without normals gets them: square edges stay sharp, and they look outwards", () => {
    const [surface] = placeObj(readObj(box), { turn: null, width: 2, height: 1, depth: 3 })
    for (let at = 0; at < (surface?.normals.length ?? 0); at += 3) {
      const normal = surface?.normals.subarray(at, at + 3) ?? []
      expect([...normal].map(Math.abs).toSorted()).toEqual([0, 0, 1])
    }
  })

  test("counts backwards, goes on after a backslash, and knows its materials", () => {
    const { surfaces, materialFiles } = readObj(
      "mtllib a b.mtl\nv 0 0 0\nv 1 0 0\nv 0 \\\n1 0\nusemtl oak\nf -3 -2 -1\nusemtl steel\nf 1/2/3 2 3 # end",
    )
    expect([...surfaces.keys()]).toEqual(["oak", "steel"])
    expect(materialFiles).toEqual(["a b.mtl"])
  })

  test("cuts a concave face along its inside", () => {
    // An L: cut as a fan, its notch would be covered.
    const [surface] = placeObj(
      readObj("v 0 0 0\nv 0 2 0\nv 1 2 0\nv 1 1 0\nv 2 1 0\nv 2 0 0\nf 1 6 5 4 3 2"),
      { turn: null, width: 2, height: 2, depth: 1 },
    )
    const { positions = new Float32Array(), normals = new Float32Array() } = surface ?? {}
    let area = 0
    for (let at = 0; at < positions.length; at += 9) {
      const [x0 = 0, y0 = 0, , x1 = 0, y1 = 0, , x2 = 0, y2 = 0] = positions.subarray(at)
      area += ((x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)) / 2
    }
    expect(area).toBeCloseTo(3)
    expect(normals[2]).toBe(1)
  })

  test.each([
    ["no number", "v 0 0 0\nv NaN 1 0\nv 1 0 0\nf 1 2 3", "numbers"],
    ["a number beyond all", "v 0 0 0\nv 1e300 1 0\nv 1 0 0\nf 1 2 3", "numbers"],
    ["a vertex of two numbers", "v 0 0 0\nv 1 1 0\nv 1 0\nf 1 2 3", "numbers"],
    ["a vertex that is not there", "v 0 0 0\nv 1 1 0\nv 1 0 0\nf 1 2 9", "broken"],
    ["letters", "v 0 0 0\nv 1 1 0\nv 1 0 0\nf a b c", "broken"],
    ["no area", "v 0 0 0\nv 1 1 0\nv 1 0 0\nf 1 2 1", "empty"],
    ["a note alone", "# nothing", "empty"],
    ["nothing", "", "empty"],
    ["a million faces", `v 0 0 0\nv 1 1 0\nv 1 0 0\n${"f 1 2 3\n".repeat(1_000_000)}`, "tooLarge"],
    ["a face of thousands of corners", `${"v 0 0 1\n".repeat(5_000)}f ${"1 ".repeat(5_000)}`, "tooLarge"],
  ])("is refused with a reason: %s", (_what, text, fault) => {
    expect(faultOf(text)).toBe(fault)
  })

  test("with ten thousand faces around one vertex is read all the same", () => {
    const rim = Array.from({ length: 10_000 }, (_none, at) => {
      const angle = (at / 10_000) * 2 * Math.PI
      return `v ${Math.cos(angle)} 0 ${Math.sin(angle)}`
    })
    const faces = rim.map((_one, at) => `f 1 ${((at + 1) % 10_000) + 2} ${at + 2}`)
    expect(faultOf(["v 0 1 0", ...rim, ...faces].join("\n"))).toBe("none")
  })
})

test("an MTL file says colours, opacity and textures; what is none of it stays plain", () => {
  const materials = readMtl(
    "newmtl oak\nKd 0.5 0.25 x\nNs 2000\nmap_Kd -bm 0.03 -o 0.2 0.2 0 My oak.jpg\nnewmtl glass\nTr 0.8\nd 0.3\nmap_d C:\\a.png",
  )
  expect(materials.get("oak")).toEqual({
    ...plainMaterial,
    name: "oak",
    colour: [0.5, 0.25, 0.8],
    shininess: 1_000,
    texture: "My oak.jpg",
  })
  expect(materials.get("glass")).toMatchObject({ opacity: 0.3, cutOut: "C:\\a.png" })
})
