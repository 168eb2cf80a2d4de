import {
  applicationPath,
  billPath,
  orderPath,
  ownProductPath,
  pagePaths,
  statementPath,
} from "@roomwright/contract/page-paths"
import type { MailType } from "@roomwright/contract/notifications/types"
import type { StoredValues } from "./format-notification.ts"

const billOf = ({ billId }: StoredValues): string | null =>
  typeof billId === "string" ? billPath(billId) : null
const orderOf = ({ orderId }: StoredValues): string | null =>
  typeof orderId === "string" ? orderPath(orderId) : null
const ownPlan = (): string => pagePaths.plan

const ownWorks = (): string => pagePaths.ownWorks

const designerApplication = (): string => applicationPath("designer")
const merchantApplication = (): string => applicationPath("merchant")

/** The page that a mail is about, by its type. What has no page of its own yet is told by the mail alone. */
const links: Readonly<Partial<Record<MailType, (values: StoredValues) => string | null>>> = {
  DESIGNER_REQUEST_APPROVED: designerApplication,
  DESIGNER_REQUEST_REJECTED: designerApplication,
  MERCHANT_REQUEST_APPROVED: merchantApplication,
  MERCHANT_REQUEST_REJECTED: merchantApplication,
  DESIGN_UNSHELVED: ownWorks,
  DESIGN_SHELVED: ownWorks,
  RECEIPT_CONFIRMED: billOf,
  RECEIPT_REJECTED: billOf,
  SUBSCRIPTION_STARTED: ownPlan,
  SUBSCRIPTION_ENDING: ownPlan,
  QUOTA_LOW: ownPlan,
  ORDER_PLACED: orderOf,
  ORDER_STATUS: orderOf,
  STOCK_LOW: ({ productId }) => (typeof productId === "string" ? ownProductPath(productId) : null),
  QUESTION_ASKED: () => pagePaths.receivedQuestions,
  QUESTION_ANSWERED: () => pagePaths.ownQuestions,
  QUESTION_REMOVED: () => pagePaths.ownQuestions,
  COLLECTION_UNSHARED: () => pagePaths.favourites,
  APPLICATIONS_WAITING: () => pagePaths.applicationsDesk,
  RECEIPTS_WAITING: () => pagePaths.receiptsDesk,
  PROBLEMS_WAITING: () => `${pagePaths.ordersDesk}?status=PROBLEM`,
  REPORTS_WAITING: () => pagePaths.reportsDesk,
  SENSITIVE_CHANGE: () => pagePaths.auditLog,
  STORAGE_LOW: () => pagePaths.desk,
  PAYOUT_SENT: ({ month }) => (typeof month === "string" ? statementPath(month) : null),
}

export const linkOfMail = (type: MailType, values: StoredValues): string | null =>
  links[type]?.(values) ?? null
