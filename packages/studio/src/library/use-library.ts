import { useEffect, useSyncExternalStore } from "react"
import { openDrawer } from "../panels/shell/stored-shell.ts"
import { createLibraryList, type LibraryList, type LibraryState } from "./library-list.ts"
import type { LibraryHost, PieceKey } from "./library-host.ts"
import { createPiecePictures, type PiecePictures, type PictureStore } from "./piece-pictures.ts"
import { readRecent } from "./recent-pieces.ts"

/** Raised when pieces are drawn in another way: camera, light, size. */
const drawnAs = 1

const prefix = "roomwright-pieces-"

/** Some 10 kB each. */
const most = 1_500

/** Typing has paused, ms. */
const pauseMs = 220

const lists = new WeakMap<LibraryHost, LibraryList>()

/** The list of a window: what was looked for stays while another tab of the panel is open. */
export function useLibraryList(host: LibraryHost): readonly [LibraryState, LibraryList] {
  const list = lists.get(host) ?? openList(host)
  const state = useSyncExternalStore(list.subscribe, list.read)
  useEffect(() => {
    list.begin()
    const retry = (): void => {
      if (list.read().status === "failed") list.retry()
    }
    addEventListener("online", retry)
    return () => removeEventListener("online", retry)
  }, [list])
  return [state, list]
}

function openList(host: LibraryHost): LibraryList {
  const list = createLibraryList({
    host,
    recent: () => readRecent(openDrawer()),
    pause: (callback) => {
      const timer = setTimeout(callback, pauseMs)
      return () => clearTimeout(timer)
    },
  })
  lists.set(host, list)
  return list
}

const pictures = new WeakMap<LibraryHost, { readonly tag: string; readonly made: PiecePictures }>()

/** The pictures of a library; null until its tag is known. */
export function picturesOf(host: LibraryHost, tag: string | null): PiecePictures | null {
  if (tag === null) return null
  const known = pictures.get(host)
  if (known?.tag === tag) return known.made
  const made = createPiecePictures({
    store: openPictureStore(tag),
    openDrawer: async () => {
      const { createPieceDrawer } = await import("../model-view/draw-pieces.ts")
      return createPieceDrawer(host)
    },
    whenIdle: (callback, rest) => {
      setTimeout(() => {
        // Safari has no such callback.
        if ("requestIdleCallback" in globalThis) requestIdleCallback(callback, { timeout: 1_000 })
        else callback()
      }, rest)
    },
    addressOf: (picture) => URL.createObjectURL(picture),
    now: () => performance.now(),
  })
  pictures.set(host, { tag, made })
  return made
}

/** A key as an address: what caches are asked by. */
const addressOf = (key: PieceKey): string => `/studio/pieces/${encodeURIComponent(key)}`

/** Keeps pictures in the browser, of this library alone; where it keeps nothing, they are drawn anew. */
function openPictureStore(tag: string): PictureStore {
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
