import {
  applicationPath,
  billPath,
  orderPath,
  myProductPath,
  pagePaths,
  statementPath,
  studioRenderPath,
} from "@roomwright/contract/page-paths"
import type { NotificationType } from "@roomwright/contract/notifications/types"
import type { StoredValues } from "./format-notification.ts"

const billOf = ({ billId }: StoredValues): string | null =>
  typeof billId === "string" ? billPath(billId) : null
const orderOf = ({ orderId }: StoredValues): string | null =>
  typeof orderId === "string" ? orderPath(orderId) : null
const renderOf = ({ renderId }: StoredValues): string | null =>
  typeof renderId === "string" ? studioRenderPath(renderId) : null
const statementOf = ({ month }: StoredValues): string | null =>
  typeof month === "string" ? statementPath(month) : null
const ownPlan = (): string => pagePaths.plan

const myWorks = (): string => pagePaths.myWorks

const designerApplication = (): string => applicationPath("designer")
const merchantApplication = (): string => applicationPath("merchant")

/** The page that a notification is about, by its type; null if there is none. */
const links: Readonly<Partial<Record<NotificationType, (values: StoredValues) => string | null>>> = {
  DESIGNER_REQUEST_APPROVED: designerApplication,
  DESIGNER_REQUEST_REJECTED: designerApplication,
  MERCHANT_REQUEST_APPROVED: merchantApplication,
  MERCHANT_REQUEST_REJECTED: merchantApplication,
  DESIGN_UNSHELVED: myWorks,
  DESIGN_SHELVED: myWorks,
  RECEIPT_CONFIRMED: billOf,
  RECEIPT_REJECTED: billOf,
  REFUND_DUE: billOf,
  PAYMENT_RECHECKED: billOf,
  SALE_RECHECKED: orderOf,
  SALE_PART_REFUNDED: orderOf,
  REFUND_RETURNED: billOf,
  CREDIT_ADDED: () => pagePaths.bills,
  REFUND_SENT: billOf,
  REST_ASKED: billOf,
  SUBSCRIPTION_STARTED: ownPlan,
  SUBSCRIPTION_ENDING: ownPlan,
  QUOTA_LOW: ownPlan,
  INVOICE_ISSUED: billOf,
  ORDER_RECEIVED: billOf,
  ORDER_PLACED: orderOf,
  ORDER_STATUS: orderOf,
  STOCK_LOW: ({ productId }) => (typeof productId === "string" ? myProductPath(productId) : null),
  QUESTION_ASKED: () => pagePaths.receivedQuestions,
  QUESTION_ANSWERED: () => pagePaths.ownQuestions,
  QUESTION_REMOVED: () => pagePaths.ownQuestions,
  COLLECTION_UNSHARED: () => pagePaths.favourites,
  APPLICATIONS_WAITING: () => pagePaths.adminApplications,
  RECEIPTS_WAITING: () => pagePaths.adminReceipts,
  PROBLEMS_WAITING: () => `${pagePaths.adminOrders}?status=PROBLEM`,
  REPORTS_WAITING: () => pagePaths.adminReports,
  SENSITIVE_CHANGE: () => pagePaths.auditLog,
  STORAGE_LOW: () => pagePaths.admin,
  RENDER_FINISHED: renderOf,
  RENDER_FAILED: renderOf,
  SELLER_ACCOUNT_CHANGED: () => `${pagePaths.profile}#payouts`,
  PAYOUT_SENT: statementOf,
  PAYOUT_RETURNED: statementOf,
}

export const linkOfNotification = (type: NotificationType, values: StoredValues): string | null =>
  links[type]?.(values) ?? null
