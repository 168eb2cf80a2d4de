import type { DeskTextId } from "../../../admin/frame/admin-texts.ts"

/** Why receipts are refused most often, in the order of their keys from 1. */
export const rejectReasons: readonly DeskTextId[] = [
  "desk.reason.otherSum",
  "desk.reason.noMoney",
  "desk.reason.unreadable",
  "desk.reason.noCode",
  "desk.reason.otherAccount",
  "desk.reason.usedBefore",
]
