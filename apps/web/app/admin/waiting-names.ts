import { pagePaths } from "@roomwright/contract/page-paths"
import type { WaitingKind } from "@roomwright/contract/admin/waiting"
import type { AdminTextId } from "./frame/admin-texts.ts"

/** What each queue is called, and where it is worked off. */
export const queues: Readonly<Record<WaitingKind, { readonly text: AdminTextId; readonly path: string }>> = {
  application: { text: "admin.applications.waiting", path: pagePaths.adminApplications },
  receipt: { text: "admin.receipts.waiting", path: pagePaths.adminReceipts },
  "payment-note": { text: "admin.waiting.notes", path: `${pagePaths.adminBills}?notes=open` },
  refund: { text: "admin.waiting.refunds", path: `${pagePaths.adminBills}?notes=refund` },
  "order-problem": {
    text: "admin.waiting.problems",
    path: `${pagePaths.adminOrders}?status=PROBLEM&sort=oldest`,
  },
  "enterprise-request": { text: "admin.waiting.enterprise", path: `${pagePaths.adminEnterprise}?state=open` },
  "work-look": { text: "admin.waiting.looks", path: `${pagePaths.adminWorks}?state=LOOK` },
  feedback: { text: "admin.waiting.feedback", path: `${pagePaths.adminFeedback}?state=NEW&sort=oldest` },
  report: { text: "admin.waiting.reports", path: pagePaths.adminReports },
}
