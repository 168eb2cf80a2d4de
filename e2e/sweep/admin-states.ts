import {
  deskAnswerPath,
  deskArticlePath,
  deskFeedbackPath,
  deskOrderPath,
  deskStatementPath,
  deskWorkPath,
  grantsPath,
  messagesPath,
  pagePaths,
  userDeskPath,
} from "@roomwright/contract/page-paths"
import { checkingAt, on, pressing, pressingAt, seeing, writing, type State } from "./state.ts"

const desk = (route: keyof typeof pagePaths) => on(route, "staff", () => pagePaths[route])
const article = on("articleDesk", "staff", ({ article: id }) => deskArticlePath(id))
const work = on("workDesk", "staff", ({ work: id }) => deskWorkPath(id))
const user = on("userDesk", "staff", ({ account }) => userDeskPath(account))
const shown = seeing("dialog")

/** The back office, as its administrator. */
export const deskStates: readonly State[] = [
  desk("desk").page("overview"),
  desk("desk").menu("the desk's bell", [pressingAt("header button:has(.lucide-bell)")], { only: "desktop" }),
  desk("receiptsDesk").page("receipts"),
  desk("receiptsDesk").modal("the keys", [pressing("button", "admin.keys.open"), shown]),
  desk("receiptsDesk").modal("confirm the payment?", [pressing("button", "admin.action.confirm"), shown]),
  desk("receiptsDesk").modal("reject the receipt", [pressing("button", "admin.action.reject"), shown]),
  desk("applicationsDesk").page("applications"),
  desk("applicationsDesk").modal("approve the application?", [
    pressing("button", "admin.applications.approve"),
    shown,
  ]),
  desk("applicationsDesk").modal("send the application back", [
    pressing("button", "admin.sendBack.go"),
    shown,
  ]),
  desk("billsDesk").page("bills"),
  desk("billsDesk").modal("one bill", [pressingAt("tbody th button"), shown]),
  desk("bankStatement").page("the bank's statement"),
  desk("worksDesk").page("works"),
  work.page("one work"),
  work.modal("take the work down", [pressing("button", "admin.works.hold"), shown]),
  work.modal("delete the work", [pressing("button", "admin.works.delete", "main"), shown]),
  desk("productsDesk").page("products"),
  desk("productsDesk").modal("delete a product", [pressing("button", "admin.works.delete", "table"), shown]),
  desk("reportsDesk").page("reports"),
  desk("ordersDesk").page("orders"),
  on("orderDesk", "staff", ({ order }) => deskOrderPath(order)).page("one order"),
  on("orderDesk", "staff", ({ openOrder }) => deskOrderPath(openOrder)).modal("cancel the order", [
    pressing("button", "admin.orders.cancel"),
    shown,
  ]),
  desk("statementsDesk").page("sellers' statements"),
  on("statementDesk", "staff", ({ seller, month }) => deskStatementPath(seller, month)).page("one statement"),
  desk("homeDesk").page("the front page"),
  desk("homeDesk").modal("choose for the front page", [
    checkingAt("main input[type=radio][value=CHOSEN]"),
    pressing("button", "homeAdmin.add.work"),
    shown,
  ]),
  desk("numbersDesk").page("numbers"),
  desk("articlesDesk").page("articles"),
  desk("articleDesk").page("a new article"),
  article.page("an article"),
  article.modal("delete the article?", [pressing("button", "admin.content.delete"), shown]),
  desk("helpDesk").page("answers"),
  on("answerDesk", "staff", ({ answer }) => deskAnswerPath(answer)).page("an answer"),
  desk("aboutDesk").page("about us"),
  desk("feedbackDesk").page("feedback"),
  on("feedbackEntryDesk", "staff", ({ feedback }) => deskFeedbackPath(feedback)).page(
    "one feedback, with a fault",
    pressing("button", "admin.feedback.go"),
  ),
  desk("usersDesk").page("users"),
  desk("usersDesk").page("users, some marked", checkingAt("tbody input[type=checkbox]")),
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
  desk("enterpriseDesk").page("enterprise requests"),
  desk("enterpriseDesk").modal("one enterprise request", [pressingAt("tbody th button"), shown]),
  desk("plansDesk").page("plans"),
  desk("plansDesk").page(
    "plans, with faults",
    writing("main td input", "x"),
    pressing("button", "admin.plans.review"),
  ),
  desk("plansDesk").modal("publish the plan?", [
    writing("main td input", "399000"),
    pressing("button", "admin.plans.review"),
    shown,
  ]),
  on("grants", "staff", ({ account }) => grantsPath(account)).page(
    "grants",
    pressing("button", "admin.grants.give"),
  ),
  on("messagesDesk", "staff", ({ account }) => messagesPath(account)).page(
    "a message, with faults",
    pressing("button", "admin.messages.send"),
  ),
  desk("valuesDesk").page("filter values"),
  desk("valuesDesk").modal("add a value", [pressing("button", "admin.values.add"), shown]),
  desk("valuesDesk").modal("change a value", [pressing("button", "admin.values.edit"), shown]),
  desk("valuesDesk").modal("delete a value?", [pressing("button", "admin.values.delete"), shown]),
  desk("categoriesDesk").page("categories"),
  desk("categoriesDesk").modal("add a category", [pressing("button", "admin.values.addCategory"), shown]),
  desk("jobsDesk").page("jobs"),
  desk("auditLog").page("audit log"),
  desk("deskSettings").page("settings"),
  on("desk", "user", () => pagePaths.desk).page("the back office, as a user"),
]
