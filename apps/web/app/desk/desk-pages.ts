import { pagePaths } from "@roomwright/contract/page-paths"
import {
  Banknote,
  FileSpreadsheet,
  FileText,
  Gift,
  LayoutDashboard,
  Mail,
  Package,
  Settings,
  Tags,
  type LucideIcon,
} from "lucide-react"
import { isAdministrator, isStaff, keepsTheTill } from "../platform/session/staff.ts"
import type { DeskTextId } from "./desk-texts.ts"

interface DeskPage {
  readonly path: string
  readonly text: DeskTextId
  readonly icon: LucideIcon
  readonly isFor: (roles: readonly string[]) => boolean
}

/** The pages of the back office in the order of its menu. */
const pages: readonly DeskPage[] = [
  { path: pagePaths.desk, text: "desk.nav.overview", icon: LayoutDashboard, isFor: isStaff },
  { path: pagePaths.receiptsDesk, text: "desk.nav.receipts", icon: Banknote, isFor: keepsTheTill },
  { path: pagePaths.ordersDesk, text: "desk.nav.orders", icon: Package, isFor: keepsTheTill },
  { path: pagePaths.billsDesk, text: "desk.nav.bills", icon: FileText, isFor: keepsTheTill },
  { path: pagePaths.bankStatement, text: "desk.nav.statement", icon: FileSpreadsheet, isFor: keepsTheTill },
  { path: pagePaths.plansDesk, text: "desk.nav.plans", icon: Tags, isFor: isAdministrator },
  { path: pagePaths.grants, text: "desk.nav.grants", icon: Gift, isFor: isAdministrator },
  { path: pagePaths.messagesDesk, text: "desk.nav.messages", icon: Mail, isFor: isAdministrator },
  { path: pagePaths.deskSettings, text: "desk.nav.settings", icon: Settings, isFor: isAdministrator },
]

/** What somebody with these roles may open. */
export const deskPagesFor = (roles: readonly string[]): readonly DeskPage[] =>
  pages.filter(({ isFor }) => isFor(roles))
