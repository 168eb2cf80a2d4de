import type { AdminTextId } from "../../../admin/frame/admin-texts.ts"

/** Why receipts are refused most often, in the order of their keys from 1. */
export const rejectReasons: readonly AdminTextId[] = [
  "admin.reason.otherSum",
  "admin.reason.noMoney",
  "admin.reason.unreadable",
  "admin.reason.noCode",
  "admin.reason.otherAccount",
  "admin.reason.usedBefore",
]
