import {
  adminAnswerPath,
  adminArticlePath,
  adminFeedbackPath,
  adminOrderPath,
  adminStatementPath,
  adminWorkPath,
  grantsPath,
  announcementsPath,
  pagePaths,
  adminUserPath,
} from "@roomwright/contract/page-paths"
import { checkingAt, on, pressing, pressingAt, seeing, writing, type State } from "./state.ts"

const admin = (route: keyof typeof pagePaths) => on(route, "staff", () => pagePaths[route])
const article = on("adminArticle", "staff", ({ article: id }) => adminArticlePath(id))
const work = on("adminWork", "staff", ({ work: id }) => adminWorkPath(id))
const user = on("adminUser", "staff", ({ account }) => adminUserPath(account))
const shown = seeing("dialog")

/** The back office, as its administrator. */
export const adminStates: readonly State[] = [
  admin("admin").page("overview"),
  admin("admin").menu("the desk's bell", [pressingAt("header button:has(.lucide-bell)")], {
    only: "desktop",
  }),
  admin("adminReceipts").page("receipts"),
  admin("adminReceipts").modal("the keys", [pressing("button", "admin.keys.open"), shown]),
  admin("adminReceipts").modal("confirm the payment?", [pressing("button", "admin.action.confirm"), shown]),
  admin("adminReceipts").modal("reject the receipt", [pressing("button", "admin.action.reject"), shown]),
  admin("adminApplications").page("applications"),
  admin("adminApplications").modal("approve the application?", [
    pressing("button", "admin.applications.approve"),
    shown,
  ]),
  admin("adminApplications").modal("send the application back", [
    pressing("button", "admin.sendBack.go"),
    shown,
  ]),
  admin("adminBills").page("bills"),
  admin("adminBills").modal("one bill", [pressingAt("tbody th button"), shown]),
  admin("adminInvoices").page("invoices"),
  admin("moneyReport").page("the report of a month"),
  admin("bankStatement").page("the bank's statement"),
  admin("adminWorks").page("works"),
  work.page("one work"),
  work.modal("take the work down", [pressing("button", "admin.works.hold"), shown]),
  work.modal("delete the work", [pressing("button", "admin.works.delete", "main"), shown]),
  admin("adminProducts").page("products"),
  admin("adminProducts").modal("delete a product", [
    pressing("button", "admin.works.delete", "table"),
    shown,
  ]),
  admin("adminReports").page("reports"),
  admin("adminOrders").page("orders"),
  on("adminOrder", "staff", ({ order }) => adminOrderPath(order)).page("one order"),
  on("adminOrder", "staff", ({ openOrder }) => adminOrderPath(openOrder)).modal("cancel the order", [
    pressing("button", "admin.orders.cancel"),
    shown,
  ]),
  admin("adminStatements").page("sellers' statements"),
  admin("adminPayouts").page("payouts"),
  // The journey of payouts looks at one with sellers: here no time passes, so that nobody is due.
  admin("adminPayoutRun").page("a payout run that is not there"),
  on("adminStatement", "staff", ({ seller, month }) => adminStatementPath(seller, month)).page(
    "one statement",
  ),
  admin("adminHome").page("the front page"),
  admin("adminHome").modal("choose for the front page", [
    checkingAt("main input[type=radio][value=CHOSEN]"),
    pressing("button", "homeAdmin.add.work"),
    shown,
  ]),
  admin("adminAnalytics").page("analytics"),
  admin("adminArticles").page("articles"),
  admin("adminArticle").page("a new article"),
  article.page("an article"),
  article.modal("delete the article?", [pressing("button", "admin.content.delete"), shown]),
  admin("adminHelp").page("answers"),
  on("adminAnswer", "staff", ({ answer }) => adminAnswerPath(answer)).page("an answer"),
  admin("adminAbout").page("about us"),
  admin("adminFeedback").page("feedback"),
  on("adminFeedbackEntry", "staff", ({ feedback }) => adminFeedbackPath(feedback)).page(
    "one feedback, with a fault",
    pressing("button", "admin.feedback.go"),
  ),
  admin("adminUsers").page("users"),
  admin("adminUsers").page("users, some marked", checkingAt("tbody input[type=checkbox]")),
  user.page("one user"),
  user.modal("block the user", [pressing("button", "admin.users.blockDots"), shown]),
  user.modal("block the user, without a reason", [
    pressing("button", "admin.users.blockDots"),
    pressing("button", "admin.users.blockNow", "dialog"),
  ]),
  user.modal(
    "block the user, a reason typed",
    [pressing("button", "admin.users.blockDots"), writing("dialog input", "Sells what is not theirs.")],
    { over: "firm modal" },
  ),
  user.modal("give a role?", [pressingAt("[aria-labelledby=user-roles] li:last-child button"), shown]),
  admin("adminEnterprise").page("enterprise requests"),
  admin("adminEnterprise").modal("one enterprise request", [pressingAt("tbody th button"), shown]),
  admin("adminPlans").page("plans"),
  admin("adminPlans").page(
    "plans, with faults",
    writing("main td input", "x"),
    pressing("button", "admin.plans.review"),
  ),
  admin("adminPlans").modal("publish the plan?", [
    writing("main td input", "399000"),
    pressing("button", "admin.plans.review"),
    shown,
  ]),
  on("grants", "staff", ({ account }) => grantsPath(account)).page(
    "grants",
    pressing("button", "admin.grants.give"),
  ),
  on("adminAnnouncements", "staff", ({ account }) => announcementsPath(account)).page(
    "a message, with faults",
    pressing("button", "admin.messages.send"),
  ),
  admin("adminValues").page("filter values"),
  admin("adminValues").modal("add a value", [pressing("button", "admin.values.add"), shown]),
  admin("adminValues").modal("change a value", [pressing("button", "admin.values.edit"), shown]),
  admin("adminValues").modal("delete a value?", [pressing("button", "admin.values.delete"), shown]),
  admin("adminCategories").page("categories"),
  admin("adminCategories").modal("add a category", [pressing("button", "admin.values.addCategory"), shown]),
  admin("adminSynonyms").page("synonyms"),
  admin("adminSynonyms").modal("add a synonym", [pressing("button", "admin.synonyms.add"), shown]),
  admin("adminLibraries").page("furniture libraries"),
  admin("jobsAdmin").page("jobs"),
  admin("auditLog").page("audit log"),
  admin("adminSettings").page("settings"),
  on("admin", "user", () => pagePaths.admin).page("the back office, as a user"),
]
