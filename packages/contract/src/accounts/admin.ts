import * as z from "zod/mini"
import { filledLineOf } from "./fields.ts"
import { BulkIds, BulkReport } from "../bulk.ts"
import { del, get, post, put, roles, type Access } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Id, Keyword, PageNumber, PageSize } from "../input-shapes.ts"
import { Language } from "../language.ts"

const administrators: Access = ["ROLE_ADMIN"]

/** The roles that an administrator gives and takes. Designers and merchants become such by their applications. */
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
  /** All of them, `ROLE_USER` first. */
  roles: z.array(z.enum(roles)),
  joinedAt: z.string(),
  /** Of the places where it is signed in; null when it is nowhere. */
  lastUsedAt: z.nullable(z.string()),
  blockedAt: z.nullable(z.string()),
})
export type AdminUser = z.infer<typeof AdminUser>

/** A place where an account is signed in. */
export const AdminSession = z.object({
  id: z.string(),
  userAgent: z.string(),
  startedAt: z.string(),
  lastUsedAt: z.string(),
})
export type AdminSession = z.infer<typeof AdminSession>

export const AdminUserDetail = z.object({
  ...AdminUser.shape,
  /** What messages to the account are written in. */
  language: Language,
  /** As it is told when the account tries to sign in. */
  blockedReason: z.nullable(z.string()),
  /** When it will be erased; null when nobody asked for it. */
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
  summary: "One account with its roles and where it is signed in.",
  access: administrators,
  params: one,
  data: AdminUserDetail,
})

export const blockUser = post("/admin/users/{id}/block", {
  summary: "Blocks an account: it is signed out everywhere at once, and reads the reason when it signs in.",
  access: administrators,
  params: one,
  body: z.strictObject({ reason: filledLineOf(blockReasonMax) }),
  data: AdminUserDetail,
  errors: ["wouldLockOut"],
})

export const blockUsers = post("/admin/user-blocks", {
  summary:
    "Blocks several accounts with the same reason; says what became of each. Calling it again changes nothing.",
  access: administrators,
  body: z.strictObject({ ids: BulkIds, reason: filledLineOf(blockReasonMax) }),
  data: BulkReport,
})

export const signUsersOut = post("/admin/user-sign-outs", {
  summary:
    "Signs several accounts out everywhere; says what became of each. Calling it again changes nothing.",
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
  summary: "Gives an account a staff role; it counts from the next request.",
  access: administrators,
  params: role,
  data: AdminUserDetail,
  asksProof: true,
  errors: ["ownCase"],
})

export const takeRole = del("/admin/users/{id}/roles/{role}", {
  summary: "Takes a staff role away; the last administrator keeps theirs.",
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
  summary: "Signs an account out in one place.",
  access: administrators,
  params: z.object({ id: Id, sessionId: Id }),
  data: AdminUserDetail,
})
