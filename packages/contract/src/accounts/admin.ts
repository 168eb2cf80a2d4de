import * as z from "zod/mini"
import { filledLineOf } from "./fields.ts"
import { BulkIds, BulkReport } from "../bulk.ts"
import { del, get, post, put, roles, type Access } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Id, Keyword, PageNumber, PageSize } from "../input-shapes.ts"
import { Language } from "../language.ts"

const administrators: Access = ["ROLE_ADMIN"]

/**
 * The roles that an administrator can give and remove. Designers and merchants get theirs by an application.
 */
export const givenRoles = ["ROLE_REVIEWER", "ROLE_RECEIPTS_CLERK", "ROLE_EDITOR", "ROLE_ADMIN"] as const
export const GivenRole = z.enum(givenRoles)
export type GivenRole = z.infer<typeof GivenRole>

export const blockReasonMax = 300
export const adminUserSorts = ["newest", "oldest", "name", "name-down"] as const

/** An account as administrators see it in a list. */
export const AdminUser = z.object({
  id: z.string(),
  username: z.string(),
  nickname: z.string(),
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  /** All roles, `ROLE_USER` first. */
  roles: z.array(z.enum(roles)),
  joinedAt: z.string(),
  /** The last use of its sessions; null when it has none. */
  lastUsedAt: z.nullable(z.string()),
  blockedAt: z.nullable(z.string()),
})
export type AdminUser = z.infer<typeof AdminUser>

/** A session of an account. */
export const AdminSession = z.object({
  id: z.string(),
  userAgent: z.string(),
  startedAt: z.string(),
  lastUsedAt: z.string(),
})
export type AdminSession = z.infer<typeof AdminSession>

export const AdminUserDetail = z.object({
  ...AdminUser.shape,
  /** The language of messages to the account. */
  language: Language,
  /** Shown to the account when it tries to sign in. */
  blockedReason: z.nullable(z.string()),
  /** When the account will be erased; null when nobody requested it. */
  eraseAt: z.nullable(z.string()),
  hasSecondFactor: z.boolean(),
  /** Staff roles count only after a second factor. */
  needsSecondFactor: z.boolean(),
  sessions: z.array(AdminSession),
})
export type AdminUserDetail = z.infer<typeof AdminUserDetail>

export const listUsers = get("/admin/users", {
  summary: "Accounts, found by nickname, username, email or phone.",
  access: administrators,
  query: z.strictObject({
    page: PageNumber,
    size: PageSize,
    /** A part of a name or an email, or four digits or more of a phone. */
    w: z.optional(Keyword),
    role: z.optional(z.enum(roles)),
    blocked: z.optional(z.enum(["yes", "no"])),
    sort: z._default(z.enum(adminUserSorts), "newest"),
  }),
  data: pageOf(AdminUser),
})

const one = z.object({ id: Id })

export const readUser = get("/admin/users/{id}", {
  summary: "One account with its roles and sessions.",
  access: administrators,
  params: one,
  data: AdminUserDetail,
})

export const blockUser = post("/admin/users/{id}/block", {
  summary:
    "Blocks an account: it is signed out everywhere at once and sees the reason when it tries to sign in.",
  access: administrators,
  params: one,
  body: z.strictObject({ reason: filledLineOf(blockReasonMax) }),
  data: AdminUserDetail,
  errors: ["wouldLockOut"],
})

export const blockUsers = post("/admin/user-blocks", {
  summary:
    "Blocks several accounts with the same reason; reports the result for each. Repeating it changes nothing.",
  access: administrators,
  body: z.strictObject({ ids: BulkIds, reason: filledLineOf(blockReasonMax) }),
  data: BulkReport,
})

export const signUsersOut = post("/admin/user-sign-outs", {
  summary:
    "Signs several accounts out everywhere; reports the result for each. Repeating it changes nothing.",
  access: administrators,
  body: z.strictObject({ ids: BulkIds }),
  data: BulkReport,
})

export const unblockUser = del("/admin/users/{id}/block", {
  summary: "Lets a blocked account sign in again.",
  access: administrators,
  params: one,
  data: AdminUserDetail,
})

const role = z.object({ id: Id, role: GivenRole })

export const giveRole = put("/admin/users/{id}/roles/{role}", {
  summary: "Gives an account a staff role; it applies from the next request.",
  access: administrators,
  params: role,
  data: AdminUserDetail,
  asksProof: true,
  errors: ["ownCase"],
})

export const takeRole = del("/admin/users/{id}/roles/{role}", {
  summary: "Removes a staff role; the last administrator keeps theirs.",
  access: administrators,
  params: role,
  data: AdminUserDetail,
  errors: ["wouldLockOut"],
  asksProof: true,
})

export const endUserSessions = del("/admin/users/{id}/sessions", {
  summary: "Signs an account out everywhere.",
  access: administrators,
  params: one,
  data: AdminUserDetail,
})

export const endUserSession = del("/admin/users/{id}/sessions/{sessionId}", {
  summary: "Ends one session of an account.",
  access: administrators,
  params: z.object({ id: Id, sessionId: Id }),
  data: AdminUserDetail,
})
