import { pagePaths } from "@roomwright/contract/page-paths"
import { readLayoutOffer, settleLayout, startLayout } from "@roomwright/contract/studio/layout-calls"
import type { LayoutHost } from "@roomwright/studio/layout-host"
import { ApiError } from "../platform/api.ts"
import { studioCall } from "./studio-session.ts"

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
  plans: pagePaths.price,
})
