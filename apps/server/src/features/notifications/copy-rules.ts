import type { NotificationType } from "@roomwright/contract/notifications/types"

interface CopyRule {
  /** Whether an email copy goes out by default. */
  readonly byEmail: boolean
  /** Whether an account without an email address gets an SMS instead: only types that are costly to miss. */
  readonly bySms: boolean
  /** Always sent: nobody can switch it off, and it has no link for that. */
  readonly isFixed?: boolean
}

const email: CopyRule = { byEmail: true, bySms: false }
const emailOrSms: CopyRule = { byEmail: true, bySms: true }
/** In the inbox only, unless the reader wants more. */
const inbox: CopyRule = { byEmail: false, bySms: false }

export const copyRules: Readonly<Record<NotificationType, CopyRule>> = {
  ADMIN_MESSAGE: email,
  FEEDBACK: email,
  DESIGNER_REQUEST_APPROVED: emailOrSms,
  DESIGNER_REQUEST_REJECTED: emailOrSms,
  MERCHANT_REQUEST_APPROVED: emailOrSms,
  MERCHANT_REQUEST_REJECTED: emailOrSms,
  DESIGN_UNSHELVED: email,
  DESIGN_SHELVED: email,
  DESIGN_DELETED: email,
  PRODUCT_DELETED: email,
  RECEIPT_CONFIRMED: emailOrSms,
  RECEIPT_REJECTED: emailOrSms,
  REFUND_DUE: emailOrSms,
  PAYMENT_RECHECKED: emailOrSms,
  SALE_RECHECKED: emailOrSms,
  SALE_PART_REFUNDED: email,
  REFUND_RETURNED: emailOrSms,
  CREDIT_ADDED: email,
  REFUND_SENT: email,
  REST_ASKED: emailOrSms,
  // The notification of the confirmed payment was sent a moment before.
  SUBSCRIPTION_STARTED: inbox,
  SUBSCRIPTION_ENDING: emailOrSms,
  QUOTA_LOW: inbox,
  INVOICE_ISSUED: email,
  ORDER_RECEIVED: email,
  ORDER_PLACED: email,
  ORDER_STATUS: email,
  STOCK_LOW: email,
  QUESTION_ASKED: email,
  QUESTION_ANSWERED: email,
  QUESTION_REMOVED: email,
  COLLECTION_UNSHARED: email,
  // A thief who changed it would switch it off first.
  SELLER_ACCOUNT_CHANGED: { ...emailOrSms, isFixed: true },
  PAYOUT_RETURNED: email,
  PAYOUT_SENT: email,
  RENDER_FINISHED: inbox,
  RENDER_FAILED: inbox,
  APPLICATIONS_WAITING: inbox,
  RECEIPTS_WAITING: inbox,
  PROBLEMS_WAITING: inbox,
  REPORTS_WAITING: inbox,
  SENSITIVE_CHANGE: { ...emailOrSms, isFixed: true },
  STORAGE_LOW: email,
}
