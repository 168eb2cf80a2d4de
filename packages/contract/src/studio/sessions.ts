import * as z from "zod/mini"
import { designTools } from "../settings/design-tools.ts"
import { get, post, type Audience } from "../endpoint.ts"
import { SessionToken } from "../accounts/sign-in.ts"

/** Calls of the studio are open to its windows, and to the pages of the site that show the same things. */
export const studioAudiences: readonly Audience[] = ["site", "studio"]

export const studioTimes = {
  /** How long the token of a hand-off lives. */
  handOffMs: 60_000,
} as const

export const DesignTool = z.enum(designTools)
export type DesignTool = z.infer<typeof DesignTool>

const HandOffToken = z.string().check(z.minLength(1), z.maxLength(200))

/**
 * What the menu opens in a new window. `roomwright`: `address` is the path of our studio, where the token goes into the
 * fragment with the locale, as `/studio#token=…&locale=zh_CN`. `coohom`: `address` of that service; token and locale go into
 * its query.
 */
export const ToolToken = z.object({ tool: DesignTool, token: z.string(), address: z.string() })
export type ToolToken = z.infer<typeof ToolToken>

export const takeToolToken = get("/user/coohom-token", {
  summary:
    "A token for the design tool, once usable and for 60 seconds. For designers, merchants and staff, and for whoever owns a project.",
  access: "required",
  query: z.strictObject({
    /** Our own studio, where another tool is set, too: projects are opened there. */
    tool: z.optional(z.literal("roomwright")),
  }),
  data: ToolToken,
  errors: ["studioForDesigners", "designToolFails"],
  retry: false,
})

/** The token of a studio window: a JWT for an hour, whose payload (`TokenPayload`) is for display only. */
export const StudioSession = z.object({ token: SessionToken })
export type StudioSession = z.infer<typeof StudioSession>

export const openStudioSession = post("/studio/session", {
  summary: "Trades the token of a hand-off for the session of a studio window; it ends with the site's.",
  access: "anyone",
  body: z.strictObject({ token: HandOffToken }),
  data: StudioSession,
  errors: ["studioTokenSpent"],
})

/** With the studio's token in the header; an expired one is taken while the site's session lives. */
export const renewStudioSession = post("/studio/session/renew", {
  summary: "A fresh token for a studio window; takes an expired one while the session lives.",
  access: "required",
  audiences: ["studio"],
  data: StudioSession,
})
