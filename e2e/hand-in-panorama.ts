import { randomUUID } from "node:crypto"
import { expect, type APIRequestContext } from "@playwright/test"
import sharp from "sharp"
import { callAs } from "./admin-payments.ts"

/** Orders a panorama of 4K and hands in its two tiles: red on the left, blue on the right. */
export async function handInPanorama(
  request: APIRequestContext,
  token: string,
  project: string,
): Promise<void> {
  const eye = [2.5, 1.4, -2.6]
  const render = await callAs<{ id: string }>(
    request,
    token,
    ["POST", `/studio/projects/${project}/renders`],
    {
      key: randomUUID(),
      name: "Red and blue",
      base: 1,
      counter: "panorama-4k",
      shape: "landscape",
      engine: "browser",
      camera: { eye, turn: 0, tilt: 0, fieldOfView: 70, lensShift: 0, focus: null },
      moment: { latitude: 21, longitude: 106, day: 310, hour: 9, north: 0, stops: 0, mood: null },
      path: null,
      samples: 4,
    },
  )
  const lease = randomUUID()
  await callAs(request, token, ["PUT", `/studio/renders/${render.id}/lease`], { lease })
  for (const [tile, background] of ["#c8321e", "#1e46c8"].entries()) {
    const picture = sharp({ create: { width: 2_048, height: 2_048, channels: 3, background } })
    const answer = await request.post(`/api/studio/renders/${render.id}/tiles/${tile}`, {
      headers: { authorization: `Bearer ${token}` },
      multipart: {
        lease,
        file: { name: "tile.png", mimeType: "image/png", buffer: await picture.png().toBuffer() },
      },
    })
    expect(answer.ok()).toBe(true)
  }
  await callAs(request, token, ["POST", `/studio/renders/${render.id}/finish`], { lease, samplesDone: 4 })
}

/** Which colour the left and the right half of a picture have. */
export async function sidesOf(picture: Buffer): Promise<{ left: string; right: string }> {
  const { width, height } = await sharp(picture).metadata()
  const colourOf = async (share: number): Promise<string> => {
    const [top, side] = [Math.round(height * 0.45), Math.round(height * 0.1)]
    const part = { left: Math.round(width * share - side / 2), top, width: side, height: side }
    // Statistics are those of what is read, not of a part of it.
    const { channels } = await sharp(await sharp(picture).extract(part).png().toBuffer()).stats()
    const [r, , b] = channels.map(({ mean }) => mean)
    return (r ?? 0) > (b ?? 0) + 60 ? "red" : (b ?? 0) > (r ?? 0) + 60 ? "blue" : "none"
  }
  return { left: await colourOf(0.3), right: await colourOf(0.7) }
}
