import * as z from "zod/mini"
import { del, get, post, put } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Flag, Id, PageNumber, PageSize } from "../input-shapes.ts"
import { notificationTypes } from "./types.ts"

/** A notification, in the language of the call. */
export const Notification = z.object({
  id: Id,
  /** Numbers a reader's notifications from 1, without a gap. */
  number: z.int(),
  type: z.enum(notificationTypes),
  createdAt: z.string(),
  /** True when it was read. */
  status: z.boolean(),
  title: z.string(),
  /** Paragraphs are separated by empty lines. Text, never markup. */
  content: z.string(),
  /** The page that it is about, or null. */
  link: z.nullable(z.string()),
})
export type Notification = z.infer<typeof Notification>

export const listNotifications = get("/user/mails", {
  summary: "The signed-in account's notifications, the newest first; `status=false` returns the unread ones.",
  access: "required",
  query: z.strictObject({
    page: PageNumber,
    size: PageSize,
    status: z.optional(Flag),
    type: z.optional(z.enum(notificationTypes)),
  }),
  data: pageOf(Notification),
})

export const readNotification = get("/user/mail/{id}", {
  summary: "One notification, which this marks as read.",
  access: "required",
  params: z.object({ id: Id }),
  data: Notification,
})

export const readAllNotifications = post("/user/mails/read", {
  summary:
    "Marks every notification up to this number as read, but no later ones, which the reader has not seen yet.",
  access: "required",
  body: z.strictObject({ upTo: z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)) }),
  data: z.object({ marked: z.int() }),
})

export const deleteNotification = del("/user/mail/{id}", {
  summary: "Deletes one notification for good.",
  access: "required",
  params: z.object({ id: Id }),
  data: z.null(),
})

const CopyChoice = z.strictObject({ type: z.enum(notificationTypes), byEmail: z.boolean() })

/** By type, whether a copy of a notification goes out by email too. */
export const NotificationPreferences = z.object({
  /** Where copies go; null when the account has no email address. */
  email: z.nullable(z.string()),
  copies: z.array(CopyChoice),
})
export type NotificationPreferences = z.infer<typeof NotificationPreferences>

export const readNotificationPreferences = get("/user/mail-preferences", {
  summary: "The types of notification that the signed-in account also gets by email.",
  access: "required",
  data: NotificationPreferences,
})

export const changeNotificationPreferences = put("/user/mail-preferences", {
  summary: "Sets for some types of notification whether copies are sent; the others stay as they are.",
  access: "required",
  body: z.strictObject({
    copies: z.array(CopyChoice).check(z.minLength(1), z.maxLength(notificationTypes.length)),
  }),
  data: NotificationPreferences,
})

export const unsubscribe = post("/common/mail-unsubscriptions", {
  summary: "Ends copies of one type with the signed link of an email, or resumes them. Needs no login.",
  access: "anyone",
  body: z.strictObject({
    token: z.string().check(z.minLength(1), z.maxLength(200)),
    byEmail: z._default(z.boolean(), false),
  }),
  data: CopyChoice,
  errors: ["unsubscribeLinkUnknown"],
})

/** Where mail programs unsubscribe by a POST (RFC 8058), below the API's base; a token follows. */
export const oneClickPath = "/mail-unsubscriptions"

/** Messages that exist only on the stream. */
export const streamTypes = ["CONNECTED", "DISCONNECTED", "ERROR", "NONE"] as const

/**
 * A message of the stream. Its event id is the notification's number, after which `Last-Event-ID` resumes.
 */
export const StreamMessage = z.object({ type: z.string(), id: z.string(), createdAt: z.string() })
export type StreamMessage = z.infer<typeof StreamMessage>
