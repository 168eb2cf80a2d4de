import * as z from "zod/mini"
import { get } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Day, Keyword, PageNumber, PageSize } from "../input-shapes.ts"

/** An action of a member of staff. */
export const AuditEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** The current nickname; null once the account is erased. */
  actor: z.object({ id: z.string(), nickname: z.nullable(z.string()) }),
  /** As `<area>.<verb>`: `account.block`. */
  action: z.string(),
  subject: z.object({
    kind: z.string(),
    id: z.string(),
    /** The account's nickname, while it exists. */
    nickname: z.nullable(z.string()),
  }),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const readAuditLog = get("/admin/audit-log", {
  summary: "Staff actions: who, when, what, on what.",
  access: ["ROLE_ADMIN"],
  query: z.strictObject({
    page: PageNumber,
    size: PageSize,
    /** An account's id, or a part of a staff member's names or email. */
    actor: z.optional(Keyword),
    action: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}\.[a-z-]{1,40}$/))),
    /** The id of the subject, or its kind. */
    subject: z.optional(Keyword),
    /** Days in Vietnam, both included. */
    from: z.optional(Day),
    to: z.optional(Day),
    sort: z._default(z.enum(["newest", "oldest"]), "newest"),
  }),
  data: z.object({
    ...pageOf(AuditEntry).shape,
    /** All action names in the log, for a filter. */
    actions: z.array(z.string()),
  }),
})
