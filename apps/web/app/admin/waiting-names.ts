import { pagePaths } from "@roomwright/contract/page-paths"
import type { WaitingKind } from "@roomwright/contract/admin/waiting"
import type { DeskTextId } from "./frame/admin-texts.ts"

/** What each queue is called, and where it is worked off. */
export const queues: Readonly<Record<WaitingKind, { readonly text: DeskTextId; readonly path: string }>> = {
  application: { text: "admin.applications.waiting", path: pagePaths.applicationsDesk },
  receipt: { text: "admin.receipts.waiting", path: pagePaths.receiptsDesk },
  "payment-note": { text: "admin.waiting.notes", path: `${pagePaths.billsDesk}?notes=open` },
  refund: { text: "admin.waiting.refunds", path: `${pagePaths.billsDesk}?notes=refund` },
  "order-problem": {
    text: "admin.waiting.problems",
    path: `${pagePaths.ordersDesk}?status=PROBLEM&sort=oldest`,
  },
  "enterprise-request": { text: "admin.waiting.enterprise", path: `${pagePaths.enterpriseDesk}?state=open` },
  "work-look": { text: "admin.waiting.looks", path: `${pagePaths.worksDesk}?state=LOOK` },
  feedback: { text: "admin.waiting.feedback", path: `${pagePaths.feedbackDesk}?state=NEW&sort=oldest` },
  report: { text: "admin.waiting.reports", path: pagePaths.reportsDesk },
}
