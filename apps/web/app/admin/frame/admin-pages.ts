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
  { path: pagePaths.desk, text: "desk.nav.overview", icon: LayoutDashboard, isFor: isStaff },
  { path: pagePaths.applicationsDesk, text: "desk.nav.applications", icon: IdCard, isFor: reviews },
  { path: pagePaths.worksDesk, text: "desk.nav.works", icon: Images, isFor: reviews },
  { path: pagePaths.productsDesk, text: "desk.nav.products", icon: Sofa, isFor: reviews },
  { path: pagePaths.reportsDesk, text: "desk.nav.reports", icon: Flag, isFor: reviews },
  { path: pagePaths.receiptsDesk, text: "desk.nav.receipts", icon: Banknote, isFor: keepsTheTill },
  { path: pagePaths.ordersDesk, text: "desk.nav.orders", icon: Package, isFor: keepsTheTill },
  { path: pagePaths.statementsDesk, text: "desk.nav.statements", icon: Landmark, isFor: keepsTheTill },
  { path: pagePaths.billsDesk, text: "desk.nav.bills", icon: FileText, isFor: keepsTheTill },
  { path: pagePaths.bankStatement, text: "desk.nav.statement", icon: FileSpreadsheet, isFor: keepsTheTill },
  { path: pagePaths.feedbackDesk, text: "desk.nav.feedback", icon: MessageSquare, isFor: edits },
  { path: pagePaths.homeDesk, text: "desk.nav.home", icon: House, isFor: edits },
  { path: pagePaths.numbersDesk, text: "desk.nav.numbers", icon: ChartLine, isFor: edits },
  { path: pagePaths.articlesDesk, text: "desk.nav.articles", icon: BookOpen, isFor: edits },
  { path: pagePaths.helpDesk, text: "desk.nav.help", icon: CircleHelp, isFor: edits },
  { path: pagePaths.aboutDesk, text: "desk.nav.about", icon: Info, isFor: edits },
  { path: pagePaths.usersDesk, text: "desk.nav.users", icon: Users, isFor: isAdministrator },
  { path: pagePaths.enterpriseDesk, text: "desk.nav.enterprise", icon: Building2, isFor: isAdministrator },
  { path: pagePaths.plansDesk, text: "desk.nav.plans", icon: Tags, isFor: isAdministrator },
  { path: pagePaths.grants, text: "desk.nav.grants", icon: Gift, isFor: isAdministrator },
  { path: pagePaths.messagesDesk, text: "desk.nav.messages", icon: Mail, isFor: isAdministrator },
  { path: pagePaths.valuesDesk, text: "desk.nav.values", icon: ListFilter, isFor: isAdministrator },
  { path: pagePaths.categoriesDesk, text: "desk.nav.categories", icon: FolderTree, isFor: isAdministrator },
  { path: pagePaths.jobsDesk, text: "desk.nav.jobs", icon: ListChecks, isFor: isAdministrator },
  { path: pagePaths.auditLog, text: "desk.nav.audit", icon: ScrollText, isFor: isAdministrator },
  { path: pagePaths.deskSettings, text: "desk.nav.settings", icon: Settings, isFor: isAdministrator },
]

/** What somebody with these roles may open. */
export const deskPagesFor = (roles: readonly string[]): readonly DeskPage[] =>
  pages.filter(({ isFor }) => isFor(roles))
