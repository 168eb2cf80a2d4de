import type { PieceKey } from "./library-host.ts"
import type { PictureStore } from "./piece-pictures.ts"

/** Raised when pieces are drawn in another way: camera, light, size. */
const drawnAs = 1
const prefix = "roomwright-pieces-"
/** Some 10 kB each. */
const most = 1_500

/** A key as an address: what caches are asked by. */
const addressOf = (key: PieceKey): string => `/studio/pieces/${encodeURIComponent(key)}`

/** Keeps pictures in the browser, of this library alone; where it keeps nothing, they are drawn anew. */
export function openPictureStore(tag: string): PictureStore {
  const name = `${prefix}${drawnAs}-${tag}`
  let opening: Promise<Cache> | null = null
  const open = (): Promise<Cache> => (opening ??= openCache(name))
  let written = 0
  return {
    read: async (key) => (await (await open()).match(addressOf(key)))?.blob() ?? null,
    write: async (key, picture) => {
      const cache = await open()
      await cache.put(addressOf(key), new Response(picture, { headers: { "content-type": picture.type } }))
      written += 1
      if (written % 50 !== 0) return
      const kept = await cache.keys()
      await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((one) => cache.delete(one)))
    },
  }
}

async function openCache(name: string): Promise<Cache> {
  const others = (await caches.keys()).filter((one) => one.startsWith(prefix) && one !== name)
  await Promise.all(others.map((one) => caches.delete(one)))
  return caches.open(name)
}
