import { pagePaths } from "@roomwright/contract/page-paths"
import type { WaitingKind } from "@roomwright/contract/admin/waiting"
import type { DeskTextId } from "./frame/admin-texts.ts"

/** What each queue is called, and where it is worked off. */
export const queues: Readonly<Record<WaitingKind, { readonly text: DeskTextId; readonly path: string }>> = {
  application: { text: "desk.applications.waiting", path: pagePaths.applicationsDesk },
  receipt: { text: "desk.receipts.waiting", path: pagePaths.receiptsDesk },
  "payment-note": { text: "desk.waiting.notes", path: `${pagePaths.billsDesk}?notes=open` },
  refund: { text: "desk.waiting.refunds", path: `${pagePaths.billsDesk}?notes=refund` },
  "order-problem": {
    text: "desk.waiting.problems",
    path: `${pagePaths.ordersDesk}?status=PROBLEM&sort=oldest`,
  },
  "enterprise-request": { text: "desk.waiting.enterprise", path: `${pagePaths.enterpriseDesk}?state=open` },
  "work-look": { text: "desk.waiting.looks", path: `${pagePaths.worksDesk}?state=LOOK` },
  feedback: { text: "desk.waiting.feedback", path: `${pagePaths.feedbackDesk}?state=NEW&sort=oldest` },
  report: { text: "desk.waiting.reports", path: pagePaths.reportsDesk },
}
