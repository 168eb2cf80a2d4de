import * as z from "zod/mini"
import type { Role } from "../endpoint.ts"
import { PlanTier, QuotaCounter } from "../plans/calls.ts"

const Text = z.string()
const Reason = z.object({ reason: Text })
const Removed = z.object({ title: Text, reason: Text })

/** The order states that buyer and seller are notified of. */
export const toldOrderStates = [
  "PAID",
  "SHIPPED",
  "PROBLEM",
  "ANSWERED",
  "COMPLETED",
  "CANCELLED",
  "EXPIRED",
] as const

/** What mails of orders say: the order's code, the ordered thing with its variant and pieces, and the sum (VND). */
const orderFacts = { code: Text, kind: z.enum(["product", "design"]), what: Text, sum: z.int() } as const

/** Changes by which somebody could take over money, accounts or the platform itself. */
export const sensitiveChanges = [
  "BANK_ACCOUNT",
  "FOUR_EYES",
  "COMMISSION",
  "EMAIL_CHANNEL",
  "EMAIL_CHANNEL_REMOVED",
  "SMS_CHANNEL",
  "SMS_CHANNEL_REMOVED",
  "DESIGN_TOOL",
  "DESIGN_TOOL_REMOVED",
  "ROLE_GIVEN",
  "ROLE_TAKEN",
] as const
export type SensitiveChange = (typeof sensitiveChanges)[number]

/**
 * Every type of notification with its values. A notification is stored as these, and formatted when it is
 * read.
 */
export const notificationValues = {
  ADMIN_MESSAGE: z.object({ title: Text, text: Text }),
  FEEDBACK: z.object({ question: Text, reply: Text }),
  DESIGNER_REQUEST_APPROVED: z.object({}),
  DESIGNER_REQUEST_REJECTED: Reason,
  MERCHANT_REQUEST_APPROVED: z.object({}),
  MERCHANT_REQUEST_REJECTED: Reason,
  DESIGN_UNSHELVED: Removed,
  /** Staff put it back after a new review. */
  DESIGN_SHELVED: z.object({ title: Text, isOnShelf: z.enum(["yes", "no"]) }),
  DESIGN_DELETED: Removed,
  PRODUCT_DELETED: Removed,
  /** `code` is the bill's transfer code, `what` the kind of thing that was paid (`title`, VND); missing in old ones. */
  RECEIPT_CONFIRMED: z.object({
    code: Text,
    billId: Text,
    what: z.optional(z.enum(["plan", "application", "product-order", "design-order"])),
    title: z.optional(Text),
    sum: z.optional(z.int()),
  }),
  RECEIPT_REJECTED: z.object({ code: Text, billId: Text, reason: Text }),
  /** To the payer (VND); those of earlier releases hold sums as they are written in Vietnam, as a text. */
  REFUND_DUE: z.object({ code: Text, billId: Text, sum: z.int() }),
  /** To the payer: a confirmation was a mistake, and the receipt is checked again. */
  PAYMENT_RECHECKED: z.object({ code: Text, billId: Text }),
  /** To the seller, who was told that the order is paid. */
  SALE_RECHECKED: z.object({ code: Text, orderId: Text, title: Text }),
  /** To the seller: a part of an order was given back, which otherwise stays. */
  SALE_PART_REFUNDED: z.object({ code: Text, orderId: Text, title: Text, sum: z.int(), reason: Text }),
  /** To the payer, who was told of it: a refund came back. */
  REFUND_RETURNED: z.object({ code: Text, billId: Text, sum: z.int(), reason: Text }),
  REFUND_SENT: z.object({ code: Text, billId: Text, sum: z.int(), reference: Text }),
  /** To somebody whose transfer named no bill: it is their credit. */
  CREDIT_ADDED: z.object({ sum: z.int(), reference: Text }),
  /** To the payer: a part came. */
  REST_ASKED: z.object({ code: Text, billId: Text, came: z.int(), rest: z.int() }),
  /** Days are calendar days in Asia/Ho_Chi_Minh, YYYY-MM-DD. */
  SUBSCRIPTION_STARTED: z.object({ tier: PlanTier, from: Text, until: Text }),
  SUBSCRIPTION_ENDING: z.object({ tier: PlanTier, day: Text }),
  QUOTA_LOW: z.object({ counter: QuotaCounter, left: z.int() }),
  /** To the buyer: what was ordered, and how it is paid. */
  ORDER_RECEIVED: z.object({ orderId: Text, title: Text, billId: Text, ...orderFacts }),
  /** To the seller. */
  ORDER_PLACED: z.object({ orderId: Text, title: Text, buyer: Text, ...orderFacts }),
  /** To the merchant: an order has brought a variant down to its low stock alert. */
  STOCK_LOW: z.object({ productId: Text, title: Text, sku: Text, left: z.int() }),
  /** To one side of it. The values that do not belong to its status are "" and 0. */
  ORDER_STATUS: z.object({
    orderId: Text,
    title: Text,
    status: z.enum(toldOrderStates),
    side: z.enum(["buyer", "seller"]),
    ...orderFacts,
    carrier: Text,
    tracking: Text,
    reason: Text,
    /** VND that go back to the buyer. */
    refund: z.int(),
    /** The company that the seller of goods issues the invoice to; "" where none is wanted. */
    invoice: Text,
  }),
  /** To the buyer. */
  INVOICE_ISSUED: z.object({
    billId: Text,
    code: Text,
    title: Text,
    number: Text,
    day: Text,
    lookup: Text,
    company: Text,
  }),
  /** To the seller whose account it is; `number` by its last digits. */
  SELLER_ACCOUNT_CHANGED: z.object({ bank: Text, number: Text }),
  /** `month` as YYYY-MM. */
  PAYOUT_RETURNED: z.object({ month: Text, sum: z.int(), reason: Text }),
  PAYOUT_SENT: z.object({ month: Text, sum: z.int(), reference: Text }),
  /** To the merchant: a buyer asks something about a product. */
  QUESTION_ASKED: z.object({ title: Text }),
  QUESTION_ANSWERED: z.object({ title: Text, outcome: z.enum(["ANSWERED", "DECLINED"]) }),
  /** Staff took it down. */
  QUESTION_REMOVED: Removed,
  COLLECTION_UNSHARED: Removed,
  RENDER_FINISHED: z.object({ renderId: Text, title: Text }),
  RENDER_FAILED: z.object({ renderId: Text, title: Text, reason: Text }),
  /** To staff: something new waits in the back office; one unread notification at a time. */
  APPLICATIONS_WAITING: z.object({}),
  RECEIPTS_WAITING: z.object({}),
  PROBLEMS_WAITING: z.object({}),
  REPORTS_WAITING: z.object({}),
  /** To every administrator, always; `person` and `role` are set for role changes. */
  SENSITIVE_CHANGE: z.object({
    change: z.enum(sensitiveChanges),
    actor: Text,
    person: Text,
    role: z.enum(["ROLE_REVIEWER", "ROLE_RECEIPTS_CLERK", "ROLE_EDITOR", "ROLE_ADMIN", "NONE"]),
  }),
  /** To administrators: a disk is nearly full; once until it has space again. */
  STORAGE_LOW: z.object({ place: z.enum(["all", "files", "database"]), freeMb: z.int() }),
} as const

export type NotificationType = keyof typeof notificationValues
export type NotificationValues = {
  readonly [Type in NotificationType]: z.infer<(typeof notificationValues)[Type]>
}

/** The staff roles that get each staff notification. */
export const notificationReaders: Readonly<
  Record<
    | "APPLICATIONS_WAITING"
    | "RECEIPTS_WAITING"
    | "PROBLEMS_WAITING"
    | "REPORTS_WAITING"
    | "SENSITIVE_CHANGE"
    | "STORAGE_LOW",
    readonly Role[]
  >
> = {
  APPLICATIONS_WAITING: ["ROLE_REVIEWER", "ROLE_ADMIN"],
  RECEIPTS_WAITING: ["ROLE_RECEIPTS_CLERK", "ROLE_ADMIN"],
  PROBLEMS_WAITING: ["ROLE_RECEIPTS_CLERK", "ROLE_ADMIN"],
  REPORTS_WAITING: ["ROLE_REVIEWER", "ROLE_ADMIN"],
  SENSITIVE_CHANGE: ["ROLE_ADMIN"],
  STORAGE_LOW: ["ROLE_ADMIN"],
}

/** The types of notification that somebody with these roles can get, in the order of preferences. */
export function notificationTypesFor(held: readonly string[]): readonly NotificationType[] {
  const readers: Readonly<Partial<Record<NotificationType, readonly string[]>>> = notificationReaders
  return notificationTypes.filter((type) => readers[type]?.some((role) => held.includes(role)) ?? true)
}

export const isNotificationType = (text: unknown): text is NotificationType =>
  typeof text === "string" && Object.hasOwn(notificationValues, text)
/** In the order in which preferences list them. */
export const notificationTypes: readonly NotificationType[] =
  Object.keys(notificationValues).filter(isNotificationType)
