import { pagePaths } from "@roomwright/contract/page-paths"
import { readLayoutOffer, settleLayout, startLayout } from "@roomwright/contract/studio/layout-calls"
import {
  listSceneableWorks,
  readBeginning,
  readWorkScene,
} from "@roomwright/contract/studio/work-scene-calls"
import { listWorks } from "@roomwright/contract/works/calls"
import type { LayoutHost } from "@roomwright/studio/layout-host"
import { ApiError } from "../platform/api.ts"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { plainCall } from "../platform/plain-call.ts"
import { studioCall } from "./studio-session.ts"

/** One list offers so many of each. */
const mostTemplates = "50"

/** Requests to furnish: the API of this site counts them. */
export const createLayoutHost = (): LayoutHost => ({
  offer: () => studioCall(readLayoutOffer, {}),
  start: async (project, key) => {
    try {
      const { id, left } = await studioCall(startLayout, { params: { id: project }, body: { key } })
      return { kind: "started", id, left }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) throw error
      return error.is("quotaExhausted") ? { kind: "usedUp" } : { kind: "refused", message: error.message }
    }
  },
  settle: async (id, given) => (await studioCall(settleLayout, { params: { id }, body: { given } })).left,
  templates: async () => {
    const [own, offered] = await Promise.all([
      // Who is no designer has no works.
      studioCall(listSceneableWorks, { query: { size: mostTemplates } }).then(
        ({ content }) => content.filter(({ scene }) => scene !== null),
        () => [],
      ),
      plainCall(shownLanguage())(listWorks, { query: { template: "true", size: mostTemplates } }),
    ])
    const mine = own.map(({ id, name }) => ({ id, name: name.text, designer: "" }))
    const others = offered.content
      .filter(({ id }) => !mine.some((one) => one.id === id))
      .map(({ id, name, designer }) => ({ id, name: name.text, designer: designer.nickname }))
    return [...mine, ...others]
  },
  template: async (id) => {
    try {
      const { mayBegin } = await studioCall(readBeginning, { params: { id } })
      const { document } = await plainCall(shownLanguage())(readWorkScene, { params: { id } })
      return mayBegin ? { kind: "there", document: JSON.stringify(document) } : { kind: "none" }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) throw error
      return error.status === 404 ? { kind: "none" } : { kind: "refused", message: error.message }
    }
  },
  plans: pagePaths.price,
})
