import { cancelRender, listRenders, readRenderOffer, startRender } from "@roomwright/contract/renders/calls"
import type { Render } from "@roomwright/contract/renders/renders"
import { readProject } from "@roomwright/contract/studio/project-calls"
import type { LiveHost, LiveSession } from "@roomwright/studio/live-host"
import { answer } from "./renders-web.ts"
import { studioCall } from "./studio-session.ts"

const counter = "real-time"

/** Real-time sessions of the studio: the API of this site. */
export const createLiveHost = (): LiveHost => ({
  look: async () => {
    const query = { kind: counter, state: "running", size: "1" } as const
    const [{ kinds }, { content }] = await Promise.all([
      studioCall(readRenderOffer, {}),
      studioCall(listRenders, { query }),
    ])
    const offer = kinds.find(({ kind }) => kind === counter) ?? null
    const [running] = content.map(toSession)
    return { offer: offer?.isSold ? offer : null, session: running ?? null }
  },
  start: (project, order) =>
    answer(async () => {
      const { version } = await studioCall(readProject, { params: { id: project } })
      const body = { ...order, counter, engine: "browser", base: version, path: null, samples: 1 } as const
      return toSession(await studioCall(startRender, { params: { id: project }, body }))
    }),
  end: (id) =>
    answer(async () => {
      await studioCall(cancelRender, { params: { id } })
      return null
    }),
})

const toSession = ({ id, secondsLeft }: Render): LiveSession => ({ id, secondsLeft: secondsLeft ?? 0 })
