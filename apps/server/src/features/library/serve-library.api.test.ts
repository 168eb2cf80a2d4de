import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  app.get(`/api/studio${path}`, { headers })

describe("a piece as GLB", () => {
  test("comes packed and is cached by its tag; the same piece by another spelling is the same file", async () => {
    const first = await get("/models/sofa.lounge~width=2300~seats=2.glb")
    expect(first.status).toBe(200)
    expect(first.headers.get("content-type")).toBe("model/gltf-binary")
    expect(first.text.startsWith("glTF")).toBe(true)
    const etag = first.headers.get("etag") ?? ""
    expect((await get("/models/sofa.lounge~seats=2.glb")).headers.get("etag")).toBe(etag)
    expect((await get("/models/sofa.lounge~seats=2.glb", { "if-none-match": etag })).status).toBe(304)
    expect((await get("/models/sofa.lounge~seats=3.glb")).headers.get("etag")).not.toBe(etag)
  })

  test("comes from disk the second time", async () => {
    const [first, second] = [
      await get("/models/sofa.lounge.glb?detail=far"),
      await get("/models/sofa.lounge.glb?detail=far"),
    ]
    expect(second.status).toBe(200)
    expect(second.text).toBe(first.text)
    expect(second.text.length).toBeLessThan((await get("/models/sofa.lounge.glb")).text.length)
  })

  test.each([
    "/models/sofa.none.glb",
    "/models/sofa.lounge",
    "/models/.glb",
    `/models/sofa.lounge${"~x=1".repeat(300)}.glb`,
  ])("%s is not there", async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  test.each([
    ["/models/sofa.lounge~width=30.glb", "whole number from 1500 to 3000"],
    ["/models/sofa.lounge~arms=golden.glb", "one of padded"],
    ["/models/sofa.lounge~upholstery:marble-nero.glb", "one of fabric"],
    ["/models/sofa.lounge.glb?detail=close", "near or far"],
  ])("%s is refused with what is allowed", async (path, allowed) => {
    const { status, text } = await get(path)
    expect(status).toBe(400)
    expect(text).toContain(allowed)
  })
})

describe("the pictures of a finish", () => {
  test.each(["colour", "normal", "roughness"])(
    "its %s is a WebP of the size that was asked for",
    async (map) => {
      const { status, headers, text } = await get(`/finishes/oak-natural/${map}-256.webp`)
      expect(status).toBe(200)
      expect(headers.get("content-type")).toBe("image/webp")
      expect(text.slice(8, 12)).toBe("WEBP")
    },
  )

  test.each([
    "/finishes/oak-natural/colour-255.webp",
    "/finishes/oak-natural/height-256.webp",
    "/finishes/none/colour-256.webp",
    "/finishes/__proto__/colour-256.webp",
    "/finishes/chrome-polished/colour-256.webp",
  ])("%s is not there", async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})
