import { pagePaths, renderPath } from "@roomwright/contract/page-paths"
import {
  cancelRender,
  deleteRender,
  listRenders,
  readRender,
  readRenderFile,
  readRenderOffer,
  readRenderScene,
  renameRender,
  retryRender,
  shareRender,
  startRender,
  unshareRender,
  useRenderInWork,
} from "@roomwright/contract/renders/calls"
import {
  addRenderPart,
  addRenderTile,
  failRender,
  finishRender,
  reportRender,
  takeRender,
} from "@roomwright/contract/renders/delivery-calls"
import { renderShapes, sizeOf, sortOf, tilesOf } from "@roomwright/contract/renders/kinds"
import { readProject } from "@roomwright/contract/studio/project-calls"
import type { Render, RenderOffer as ServedOffer } from "@roomwright/contract/renders/renders"
import {
  renderKinds,
  type RenderAnswer,
  type RenderHost,
  type RenderKind,
  type RenderOffer,
  type StudioRender,
} from "@roomwright/studio/render-host"
import { ApiError } from "../platform/api.ts"
import { studioCall } from "./studio-session.ts"

/** px: wide enough for a card of the gallery. */
const smallWidth = 640
/** One gallery shows so many. */
const most = "50"

/** Renders of the studio: the API of this site. */
export const createRenderHost = (): RenderHost => ({
  offers: async () => {
    const { kinds, hasWorker } = await studioCall(readRenderOffer, {})
    return { kinds: kinds.flatMap(toOffer), hasWorker }
  },
  list: async (project) => {
    const { content } = await studioCall(listRenders, { query: { project, size: most } })
    return content.flatMap(toKept)
  },
  read: async (id) => toRender(await studioCall(readRender, { params: { id } })),
  start: (project, { kind, ...order }) =>
    answer(async () => {
      const { version } = await studioCall(readProject, { params: { id: project } })
      const path = order.path && [...order.path]
      const body = { ...order, path, counter: kind, base: version }
      return toRender(await studioCall(startRender, { params: { id: project }, body }))
    }),
  document: async (id) => (await studioCall(readRenderScene, { params: { id } })).document,
  take: (id, lease) => answerRender(() => studioCall(takeRender, { params: { id }, body: { lease } })),
  report: (id, lease, done) =>
    answerRender(() => studioCall(reportRender, { params: { id }, body: { lease, ...done } })),
  addTile: (id, lease, { index, picture }) =>
    answer(async () => {
      const file = new File([picture], `${index}.${picture.type.split("/")[1] ?? "webp"}`, {
        type: picture.type,
      })
      await studioCall(addRenderTile, { params: { id, tile: `${index}` }, body: { lease }, file })
      return null
    }),
  addPart: (id, lease, { index, content }) =>
    answer(async () => {
      const file = new File([content], `${index}.part`, { type: "application/octet-stream" })
      await studioCall(addRenderPart, { params: { id, index: `${index}` }, body: { lease }, file })
      return null
    }),
  finish: (id, lease, { samples, parts }) =>
    answerRender(() =>
      studioCall(finishRender, { params: { id }, body: { lease, samplesDone: samples, parts } }),
    ),
  fail: async (id, lease, failure) => {
    await studioCall(failRender, { params: { id }, body: { lease, failure } })
  },
  cancel: (id) => answerRender(() => studioCall(cancelRender, { params: { id } })),
  retry: (id, engine) => answerRender(() => studioCall(retryRender, { params: { id }, body: { engine } })),
  rename: async (id, name) => {
    await studioCall(renameRender, { params: { id }, body: { name } })
  },
  remove: async (id) => {
    await studioCall(deleteRender, { params: { id } })
  },
  file: async (id) => {
    const { address, fileName } = await studioCall(readRenderFile, { params: { id } })
    return { address, name: fileName }
  },
  useInWork: (id) =>
    answer(async () => {
      await studioCall(useRenderInWork, { params: { id } })
      return null
    }),
  share: (id, isShared) =>
    answerRender(() => studioCall(isShared ? shareRender : unshareRender, { params: { id } })),
  address: renderPath,
  newWork: pagePaths.myWork,
  plans: pagePaths.price,
})

/** A refusal of the server, in its words; what did not come through is thrown. */
export async function answer<Value>(call: () => Promise<Value>): Promise<RenderAnswer<Value>> {
  try {
    return { kind: "done", value: await call() }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) throw error
    const why =
      error.is("renderSettled") || error.status === 404
        ? "ended"
        : error.is("renderElsewhere") || error.is("renderLeaseLost")
          ? "elsewhere"
          : "other"
    return { kind: "refused", why, message: error.message }
  }
}

const answerRender = (call: () => Promise<Render>): Promise<RenderAnswer<StudioRender>> =>
  answer(async () => toRender(await call()))

const isStudioKind = (kind: string): kind is RenderKind => renderKinds.some((known) => known === kind)

function toOffer({ kind, isSold, engines, cost, left, resetsAt }: ServedOffer): RenderOffer[] {
  const sort = sortOf(kind)
  if (!isSold || !isStudioKind(kind) || sort === "real-time") return []
  const [landscape, portrait, square] = renderShapes.map((shape) => sizeOf(kind, shape))
  if (!landscape || !portrait || !square) return []
  return [{ kind, sort, sizes: { landscape, portrait, square }, engines, cost, left, resetsAt }]
}

/** Of a session nothing is left: galleries leave it out. */
const toKept = (render: Render): StudioRender[] => (isStudioKind(render.kind) ? [toRender(render)] : [])

function toRender({ picture, levels, folder, ...render }: Render): StudioRender {
  const { kind, width, height } = render
  const sort = sortOf(kind)
  if (!isStudioKind(kind) || sort === "real-time") throw new Error(`${kind} is no picture.`)
  const widths = picture?.widths ?? []
  const at = (wide: number): string => `${folder ?? ""}/${wide}.webp`
  const small = widths.find((wide) => wide >= smallWidth) ?? widths.at(-1)
  const large = widths.at(-1)
  return {
    ...render,
    kind,
    sort,
    tiles: sort === "video" ? [] : tilesOf(width, height),
    picture: small && large ? { small: at(small), large: at(large) } : null,
    around:
      picture && sort === "panorama"
        ? {
            levels,
            tileAddress: (wide, column, row) => `${folder ?? ""}/${wide}-${column}-${row}.webp`,
          }
        : null,
  }
}
