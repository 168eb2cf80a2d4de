import { monitorEventLoopDelay } from "node:perf_hooks"
import { uploadModel } from "@roomwright/contract/catalogue/product-model-calls"
import { uploadPicture, type UploadPurpose } from "@roomwright/contract/media/uploads"
import { expect, test } from "vitest"
import { expectRefusal } from "../../testing/expect-refusal.ts"
import { blackPng, manyScans } from "../../testing/picture-bombs.ts"
import { send, toForm, type Answer } from "../../testing/send-request.ts"
import { startTestApp } from "../../testing/test-app.ts"
import { openMerchantAccount } from "../../testing/test-merchants.ts"
import { withTexture } from "../../testing/test-models.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { blank } from "../../testing/test-pictures.ts"

/** What an ordinary picture may take beside bombs. */
const patienceMs = 10_000
const rounds = 10

test("picture bombs: three at once, again and again, while another account uploads", async () => {
  const app = await startTestApp()
  const delay = monitorEventLoopDelay({ resolution: 5 })
  try {
    const post = (who: TestPerson, path: string, fields: Record<string, string>, content: Uint8Array) =>
      send(`${app.url}/api${path}`, {
        method: "POST",
        headers: who.headers,
        body: toForm(fields, new Blob([new Uint8Array(content)])),
      })
    const upload = (who: TestPerson, purpose: UploadPurpose, content: Buffer): Promise<Answer> =>
      post(who, uploadPicture.path, { purpose }, content)
    // Decoded, each of the first two took a processor for 20 to 30 s.
    const scans = manyScans(8_000, 5_000, 5_000)
    const tower = blackPng(1, 39_000_000)
    // What passes the checks: as much work as there may be.
    const allowed = manyScans(8_000, 5_000, 100)
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => openMerchantAccount(app)))
    if (!one || !two || !three) throw new Error("Three send bombs.")
    const honest = await signUp(app)
    const picture = await blank(2_000, 1_500).jpeg().toBuffer()
    await upload(honest, "work", picture)
    delay.enable()
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const thrown = [
        upload(one, "work", scans),
        upload(two, "panorama", tower),
        upload(three, "work", allowed),
        upload(three, "receipt", allowed),
        post(two, uploadModel.path, {}, withTexture(scans)),
      ]
      const begun = performance.now()
      expect((await upload(honest, "work", picture)).status).toBe(200)
      times.push(performance.now() - begun)
      const [first, second, third, fourth, fifth] = await Promise.all(thrown)
      if (first) expectRefusal(first, "pictureTooComplex")
      if (second) expectRefusal(second, "pictureUnreadable")
      expect([third?.status, fourth?.status]).toEqual([200, 200])
      if (fifth) expectRefusal(fifth, "modelRefused")
    }
    delay.disable()
    const p99 = delay.percentile(99) / 1e6
    const slowest = Math.max(...times)
    process.stdout.write(
      `picture bombs: the slowest upload beside them took ${Math.round(slowest)} ms; event loop p99 ${p99.toFixed(1)} ms, most ${(delay.max / 1e6).toFixed(1)} ms\n`,
    )
    expect(slowest).toBeLessThan(patienceMs)
    expect(p99).toBeLessThan(50)
  } finally {
    await app.close()
  }
})

test("picture bombs: a picture that takes too long is stopped with its process, and the next is made", async () => {
  const { createWorkProcesses } = await import("../../platform/work-process/run-in-process.ts")
  const run = createWorkProcesses({ heapMb: 256 })
  const module = new URL("./encode-work.ts", import.meta.url)
  // So large a picture with so many scans passes the checks; half a second is not enough for it.
  const source = manyScans(8_000, 5_000, 100)
  const encode = (content: Buffer, mostMs: number) =>
    run(module, { kind: "public", source: content, keepsFull: true }, { mostMs })
  await encode(await blank(64, 64).jpeg().toBuffer(), 30_000)
  await expect(encode(source, 50)).rejects.toMatchObject({ by: "time" })
  await expect(encode(await blank(64, 64).jpeg().toBuffer(), 30_000)).resolves.toMatchObject({ full: null })
})
