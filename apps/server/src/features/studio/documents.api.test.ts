import { errorCatalogue } from "@roomwright/contract/errors"
import { makeProject, readProject, saveDocument } from "@roomwright/contract/studio/project-calls"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { documentNamed, flatDocument, makeTestProject } from "../../testing/test-studio.ts"

let app: TestApp
let lan: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  lan = await signUp(app, { roles: ["ROLE_DESIGNER"] })
})
afterAll(() => app.close())

const read = (id: string) => app.call(readProject, { params: { id } }, lan)
const save = (id: string, base: number, document: string) =>
  refuse(app, saveDocument, { params: { id }, body: { base, document } }, lan)

describe("a large document", () => {
  test("takes a home of 20,000 elements beside other calls", async () => {
    const { id } = await makeTestProject(app, lan)
    const level = { kind: "level", parent: null, name: "1", elevation: 0, height: 2_700, slab: 200 }
    const label = { kind: "roomLabel", parent: "l1", at: { x: 0, y: 0 }, room: "study", name: "" }
    const labels = Array.from({ length: 19_999 }, (_none, at) => [`a${at}`, label] as const)
    const document = JSON.stringify({ schema: 3, elements: { l1: level, ...Object.fromEntries(labels) } })
    expect(document.length).toBeGreaterThan(1_000_000)
    expect((await save(id, 1, document)).envelope?.data).toMatchObject({ version: 2 })
    expect(JSON.parse((await read(id)).document)).toEqual(JSON.parse(document))
    const more = document.replace('"a0"', '"b1":{"kind":"x"},"a0"')
    const refused = await save(id, 2, more)
    expectRefusal(refused, "documentRefused")
    expect(refused.envelope?.data).toMatchObject({
      faults: [{ path: "body.document", problem: "tooManyElements" }],
    })
  })

  test("keeps a plan of walls that all cross, without waiting for its rooms", async () => {
    const { id } = await makeTestProject(app, lan)
    const walls = Array.from({ length: 400 }, (_none, at) => {
      const way = (at * Math.PI) / 400
      const far = { x: Math.round(90_000 * Math.cos(way)), y: Math.round(90_000 * Math.sin(way)) }
      const to = { x: -far.x, y: -far.y }
      const wall = {
        kind: "wall",
        parent: "l1",
        from: far,
        to,
        sagitta: 30_000,
        thickness: 90,
        height: 2_700,
      }
      return [`w${at}`, wall] as const
    })
    const { elements } = JSON.parse(documentNamed("tangle"))
    const document = JSON.stringify({ schema: 3, elements: { ...elements, ...Object.fromEntries(walls) } })
    expect((await save(id, 1, document)).envelope?.data).toMatchObject({
      version: 2,
      sketch: null,
      facts: { levels: 1, rooms: 0, areaM2: 0 },
    })
  })

  test("somebody who may not is turned away before a long document is read", async () => {
    const { id } = await makeTestProject(app, lan)
    const document = "x".repeat(3_000_000)
    const input = { params: { id }, body: { base: 1, document } }
    expectRefusal(await refuse(app, saveDocument, input, {}), "loginRequired")
    const nobody = { headers: { authorization: "Bearer nobody" } }
    expectRefusal(await refuse(app, saveDocument, input, nobody), "invalidSession")
    expectRefusal(await save(id, 1, document), "documentRefused")
    const tooLong = await save(id, 1, "x".repeat(16_000_001))
    expect(tooLong.envelope?.code).toBe(errorCatalogue.invalidInput.code)
    expectRefusal(await save(id, 1, "x".repeat(35_000_000)), "bodyTooLarge")
  })
})

describe("a document that cannot be is refused with the reason, the element and its field:", () => {
  const level = { kind: "level", parent: null, name: "1", elevation: 0, height: 2_700, slab: 200 }
  const wall = {
    kind: "wall",
    parent: "l1",
    from: { x: 0, y: 0 },
    to: { x: 4_000, y: 0 },
    sagitta: 0,
    thickness: 200,
    height: 2_700,
  }
  const item = {
    kind: "item",
    at: { x: 0, y: 0 },
    elevation: 0,
    turn: 0,
    mirrored: false,
    model: "sofa",
    size: { width: 900, depth: 900, height: 900 },
    parameters: {},
    materials: {},
    product: null,
  }
  const of = (elements: object, schema = 3): string => JSON.stringify({ schema, elements })

  test.each([
    ["cut", flatDocument().slice(0, -7), "notJson", "body.document"],
    ["of a newer version", of({}, 99), "newerVersion", "body.document"],
    ["no scene", "[]", "notAScene", "body.document"],
    ["NaN", of({ l1: level }).replace("2700", "NaN"), "notJson", "body.document"],
    [
      "a wall of a thousand km",
      of({ l1: level, w1: { ...wall, to: { x: 1e9, y: 0 } } }),
      "fieldWrong",
      "body.document.w1.to.x",
    ],
    ["a field that is none", of({ l1: { ...level, price: 1 } }), "fieldWrong", "body.document.l1"],
    ["a parent that is missing", of({ w1: wall }), "parentMissing", "body.document.w1"],
    [
      "a circle",
      of({ l1: level, i1: { ...item, parent: "i2" }, i2: { ...item, parent: "i1" } }),
      "parentCycle",
      "body.document.i1",
    ],
    [
      "an id of every object",
      '{"schema":3,"elements":{"__proto__":{"kind":"level"}}}',
      "idWrong",
      "body.document.__proto__",
    ],
    [
      "something 50,000 levels deep",
      `{"schema":3,"elements":{"x1":{"kind":"a","b":${"[".repeat(50_000)}${"]".repeat(50_000)}}}}`,
      "tooDeep",
      "body.document.x1",
    ],
  ])("%s", async (_what, document, problem, path) => {
    const { id } = await makeTestProject(app, lan)
    const answer = await save(id, 1, document)
    expectRefusal(answer, "documentRefused")
    expect(answer.envelope?.data).toMatchObject({ faults: [{ path, problem }] })
    const made = await refuse(app, makeProject, { body: { name: "No", key: newId(), document } }, lan)
    expectRefusal(made, "documentRefused")
    expect(await read(id)).toMatchObject({ version: 1, document: documentNamed("one") })
  })

  test("in the reader's language", async () => {
    const { id } = await makeTestProject(app, lan)
    const input = { params: { id }, body: { base: 1, document: of({ w1: wall }) } }
    const word = async (language: string) =>
      (await refuse(app, saveDocument, input, { ...lan, language })).envelope?.message
    expect(await word("en")).toBe("This plan can’t be saved: an element’s parent is missing. w1")
    expect(await word("vi")).toMatch(
      /^Không lưu được bản vẽ này: một phần tử thuộc về thứ không tồn tại. w1$/,
    )
    expect(await word("zh")).toBe("无法保存这个项目：有一个元素所属的对象不存在。w1")
  })

  test("but not what this version does not know: it is kept as it came", async () => {
    const document = of({ l1: level, s1: { kind: "stair", parent: "l1", steps: [1, { rise: "\uD800" }] } })
    const { id } = await makeTestProject(app, lan, { document })
    expect(JSON.parse((await read(id)).document)).toEqual(JSON.parse(document))
  })
})

test("a save answers its own version, also where somebody saves on top of it at once", async () => {
  const { id } = await makeTestProject(app, lan)
  /** Saves on top of a version as soon as it is there. */
  const follow = async (base: number): Promise<void> => {
    while ((await save(id, base, documentNamed(`of another ${base}`))).status === 409);
  }
  for (let base = 1; base < 60; base += 2) {
    const [mine] = await Promise.all([
      save(id, base, documentNamed(`mine ${base}`)),
      follow(base + 1),
      follow(base + 1),
    ])
    expect(mine.envelope?.data).toMatchObject({ version: base + 1 })
  }
})
