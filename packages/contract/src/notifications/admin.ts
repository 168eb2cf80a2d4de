import * as z from "zod/mini"
import { filledLineOf, paragraphsOf } from "../accounts/fields.ts"
import { get, post, roles, type Access } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Id, PageNumber, PageSize } from "../input-shapes.ts"

const administrators: Access = ["ROLE_ADMIN"]
const Person = z.object({ id: z.string(), nickname: z.string() })

export const announcementLimits = { titleLength: 120, textLength: 4_000 } as const

/** Roles that can receive a message; everybody is a user. */
export const addressedRoles = roles.filter((role) => role !== "ROLE_USER")
const AddressedRole = z.enum(addressedRoles)

/** The recipients of a message. */
export const Audience = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("account"), accountId: Id }),
  z.strictObject({ kind: z.literal("role"), role: AddressedRole }),
  z.strictObject({ kind: z.literal("all") }),
])
export type Audience = z.infer<typeof Audience>

/** A message of the administration, and the progress of its distribution. */
export const Announcement = z.object({
  id: Id,
  title: z.string(),
  text: z.string(),
  audience: z.enum(["account", "role", "all"]),
  /** Null for several recipients. */
  account: z.nullable(Person),
  role: z.nullable(z.string()),
  sentBy: Person,
  createdAt: z.string(),
  /** How many accounts it is for, and how many have received it. */
  readers: z.int(),
  written: z.int(),
  finishedAt: z.nullable(z.string()),
})
export type Announcement = z.infer<typeof Announcement>

export const sendAnnouncement = post("/admin/messages", {
  summary: "Writes to one account, to everybody with a role or to all: an ADMIN_MESSAGE in every inbox.",
  access: administrators,
  body: z.strictObject({
    audience: Audience,
    title: filledLineOf(announcementLimits.titleLength),
    /** As typed: markup stays text. */
    text: paragraphsOf(announcementLimits.textLength).check(z.minLength(1)),
    /** Created when the form opens: repeating it sends nothing twice. */
    key: Id,
  }),
  data: Announcement,
})

export const listAnnouncements = get("/admin/messages", {
  summary: "Sent messages, the newest first.",
  access: administrators,
  query: z.strictObject({ page: PageNumber, size: PageSize }),
  data: pageOf(Announcement),
})

export const readAnnouncement = get("/admin/messages/{id}", {
  summary: "One message, with its progress.",
  access: administrators,
  params: z.object({ id: Id }),
  data: Announcement,
})

export const countReaders = get("/admin/message-readers", {
  summary: "How many accounts a message to everybody, or to everybody with a role, would reach now.",
  access: administrators,
  query: z.strictObject({ role: z.optional(AddressedRole) }),
  data: z.object({ readers: z.int() }),
})
