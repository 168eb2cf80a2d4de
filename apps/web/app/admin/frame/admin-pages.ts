import { pagePaths } from "@roomwright/contract/page-paths"
import {
  Banknote,
  BookOpen,
  ChartLine,
  Building2,
  CircleHelp,
  FileSpreadsheet,
  FileText,
  Flag,
  FolderTree,
  House,
  Gift,
  IdCard,
  Info,
  Images,
  Landmark,
  LayoutDashboard,
  Mail,
  MessageSquare,
  ListChecks,
  ListFilter,
  ScrollText,
  Package,
  Settings,
  Sofa,
  Tags,
  Users,
  type LucideIcon,
} from "lucide-react"
import { isAdministrator, isStaff, edits, keepsTheTill, reviews } from "../../platform/session/staff.ts"
import type { DeskTextId } from "./admin-texts.ts"

interface DeskPage {
  readonly path: string
  readonly text: DeskTextId
  readonly icon: LucideIcon
  readonly isFor: (roles: readonly string[]) => boolean
}

/** The pages of the back office in the order of its menu. */
const pages: readonly DeskPage[] = [
  { path: pagePaths.desk, text: "admin.nav.overview", icon: LayoutDashboard, isFor: isStaff },
  { path: pagePaths.applicationsDesk, text: "admin.nav.applications", icon: IdCard, isFor: reviews },
  { path: pagePaths.worksDesk, text: "admin.nav.works", icon: Images, isFor: reviews },
  { path: pagePaths.productsDesk, text: "admin.nav.products", icon: Sofa, isFor: reviews },
  { path: pagePaths.reportsDesk, text: "admin.nav.reports", icon: Flag, isFor: reviews },
  { path: pagePaths.receiptsDesk, text: "admin.nav.receipts", icon: Banknote, isFor: keepsTheTill },
  { path: pagePaths.ordersDesk, text: "admin.nav.orders", icon: Package, isFor: keepsTheTill },
  { path: pagePaths.statementsDesk, text: "admin.nav.statements", icon: Landmark, isFor: keepsTheTill },
  { path: pagePaths.billsDesk, text: "admin.nav.bills", icon: FileText, isFor: keepsTheTill },
  { path: pagePaths.bankStatement, text: "admin.nav.statement", icon: FileSpreadsheet, isFor: keepsTheTill },
  { path: pagePaths.feedbackDesk, text: "admin.nav.feedback", icon: MessageSquare, isFor: edits },
  { path: pagePaths.homeDesk, text: "admin.nav.home", icon: House, isFor: edits },
  { path: pagePaths.numbersDesk, text: "admin.nav.analytics", icon: ChartLine, isFor: edits },
  { path: pagePaths.articlesDesk, text: "admin.nav.articles", icon: BookOpen, isFor: edits },
  { path: pagePaths.helpDesk, text: "admin.nav.help", icon: CircleHelp, isFor: edits },
  { path: pagePaths.aboutDesk, text: "admin.nav.about", icon: Info, isFor: edits },
  { path: pagePaths.usersDesk, text: "admin.nav.users", icon: Users, isFor: isAdministrator },
  { path: pagePaths.enterpriseDesk, text: "admin.nav.enterprise", icon: Building2, isFor: isAdministrator },
  { path: pagePaths.plansDesk, text: "admin.nav.plans", icon: Tags, isFor: isAdministrator },
  { path: pagePaths.grants, text: "admin.nav.grants", icon: Gift, isFor: isAdministrator },
  { path: pagePaths.messagesDesk, text: "admin.nav.messages", icon: Mail, isFor: isAdministrator },
  { path: pagePaths.valuesDesk, text: "admin.nav.values", icon: ListFilter, isFor: isAdministrator },
  { path: pagePaths.categoriesDesk, text: "admin.nav.categories", icon: FolderTree, isFor: isAdministrator },
  { path: pagePaths.jobsDesk, text: "admin.nav.jobs", icon: ListChecks, isFor: isAdministrator },
  { path: pagePaths.auditLog, text: "admin.nav.audit", icon: ScrollText, isFor: isAdministrator },
  { path: pagePaths.deskSettings, text: "admin.nav.settings", icon: Settings, isFor: isAdministrator },
]

/** What somebody with these roles may open. */
export const deskPagesFor = (roles: readonly string[]): readonly DeskPage[] =>
  pages.filter(({ isFor }) => isFor(roles))
