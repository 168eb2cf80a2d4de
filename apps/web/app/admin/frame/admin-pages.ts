import { pagePaths } from "@roomwright/contract/page-paths"
import {
  Armchair,
  Banknote,
  BookA,
  BookOpen,
  Building2,
  ChartLine,
  CircleHelp,
  FileSpreadsheet,
  FileText,
  Flag,
  FolderTree,
  Gift,
  HandCoins,
  House,
  IdCard,
  Images,
  Info,
  Landmark,
  LayoutDashboard,
  ListChecks,
  ListFilter,
  Mail,
  MessageSquare,
  Package,
  ReceiptText,
  Scale,
  ScrollText,
  Settings,
  Sofa,
  Tags,
  Users,
  type LucideIcon,
} from "lucide-react"
import { isAdministrator, isStaff, edits, mayConfirmPayments, reviews } from "../../platform/session/staff.ts"
import type { AdminTextId } from "./admin-texts.ts"

interface AdminPage {
  readonly path: string
  readonly text: AdminTextId
  readonly icon: LucideIcon
  readonly isFor: (roles: readonly string[]) => boolean
}

/** The pages of the back office in the order of its menu. */
const pages: readonly AdminPage[] = [
  { path: pagePaths.admin, text: "admin.nav.overview", icon: LayoutDashboard, isFor: isStaff },
  { path: pagePaths.adminApplications, text: "admin.nav.applications", icon: IdCard, isFor: reviews },
  { path: pagePaths.adminWorks, text: "admin.nav.works", icon: Images, isFor: reviews },
  { path: pagePaths.adminProducts, text: "admin.nav.products", icon: Sofa, isFor: reviews },
  { path: pagePaths.adminReports, text: "admin.nav.reports", icon: Flag, isFor: reviews },
  { path: pagePaths.adminReceipts, text: "admin.nav.receipts", icon: Banknote, isFor: mayConfirmPayments },
  { path: pagePaths.adminOrders, text: "admin.nav.orders", icon: Package, isFor: mayConfirmPayments },
  {
    path: pagePaths.adminStatements,
    text: "admin.nav.statements",
    icon: Landmark,
    isFor: mayConfirmPayments,
  },
  { path: pagePaths.adminPayouts, text: "admin.nav.payouts", icon: HandCoins, isFor: mayConfirmPayments },
  { path: pagePaths.adminBills, text: "admin.nav.bills", icon: FileText, isFor: mayConfirmPayments },
  {
    path: pagePaths.adminInvoices,
    text: "admin.nav.invoices",
    icon: ReceiptText,
    isFor: mayConfirmPayments,
  },
  { path: pagePaths.moneyReport, text: "admin.nav.report", icon: Scale, isFor: mayConfirmPayments },
  {
    path: pagePaths.bankStatement,
    text: "admin.nav.statement",
    icon: FileSpreadsheet,
    isFor: mayConfirmPayments,
  },
  { path: pagePaths.adminFeedback, text: "admin.nav.feedback", icon: MessageSquare, isFor: edits },
  { path: pagePaths.adminHome, text: "admin.nav.home", icon: House, isFor: edits },
  { path: pagePaths.adminAnalytics, text: "admin.nav.analytics", icon: ChartLine, isFor: edits },
  { path: pagePaths.adminArticles, text: "admin.nav.articles", icon: BookOpen, isFor: edits },
  { path: pagePaths.adminHelp, text: "admin.nav.help", icon: CircleHelp, isFor: edits },
  { path: pagePaths.adminLibraries, text: "admin.nav.libraries", icon: Armchair, isFor: edits },
  { path: pagePaths.adminAbout, text: "admin.nav.about", icon: Info, isFor: edits },
  { path: pagePaths.adminUsers, text: "admin.nav.users", icon: Users, isFor: isAdministrator },
  { path: pagePaths.adminEnterprise, text: "admin.nav.enterprise", icon: Building2, isFor: isAdministrator },
  { path: pagePaths.adminPlans, text: "admin.nav.plans", icon: Tags, isFor: isAdministrator },
  { path: pagePaths.grants, text: "admin.nav.grants", icon: Gift, isFor: isAdministrator },
  { path: pagePaths.adminAnnouncements, text: "admin.nav.messages", icon: Mail, isFor: isAdministrator },
  { path: pagePaths.adminValues, text: "admin.nav.values", icon: ListFilter, isFor: isAdministrator },
  { path: pagePaths.adminCategories, text: "admin.nav.categories", icon: FolderTree, isFor: isAdministrator },
  { path: pagePaths.adminSynonyms, text: "admin.nav.synonyms", icon: BookA, isFor: isAdministrator },
  { path: pagePaths.jobsAdmin, text: "admin.nav.jobs", icon: ListChecks, isFor: isAdministrator },
  { path: pagePaths.auditLog, text: "admin.nav.audit", icon: ScrollText, isFor: isAdministrator },
  { path: pagePaths.adminSettings, text: "admin.nav.settings", icon: Settings, isFor: isAdministrator },
]

/** What somebody with these roles may open. */
export const adminPagesFor = (roles: readonly string[]): readonly AdminPage[] =>
  pages.filter(({ isFor }) => isFor(roles))
