import {
  applicationPath,
  askPath,
  billPath,
  checkoutPath,
  designBillPath,
  designerApplicationPath,
  notificationPath,
  orderPath,
  ownCollectionPath,
  myProductPath,
  myWorkPath,
  pagePaths,
  productBillPath,
  productPath,
  reportPath,
  statementPath,
} from "@roomwright/contract/page-paths"
import { on, pickingPicture, pressing, pressingAt, seeing, writing, type State } from "./state.ts"

const userDashboard = on("userDashboard", "user", () => pagePaths.userDashboard)
const profile = on("profile", "user", () => pagePaths.profile)
const security = on("security", "user", () => pagePaths.security)
const order = on("order", "user", ({ openOrder }) => orderPath(openOrder))
const bill = on("bill", "user", ({ openBill }) => billPath(openBill))
const collection = on("ownCollection", "user", ({ collection: id }) => ownCollectionPath(id))
const productBill = on("productBill", "user", ({ product, variant }) => productBillPath(product, variant))
const avatarMenu = pressing("button", "menu.account", "header")

/** What is one's own as a user. */
const userStates: readonly State[] = [
  userDashboard.page("a user's home"),
  userDashboard.menu("the avatar's menu", [avatarMenu], { only: "desktop" }),
  userDashboard.menu("the bell's panel", [pressingAt("header button:has(.lucide-bell)")], {
    only: "desktop",
  }),
  userDashboard.modal("the sheet of the rest, signed in", [pressing("button", "nav.more")], {
    only: "phone",
  }),
  userDashboard.modal("change the password", [avatarMenu, pressing("button", "menu.changePassword")], {
    only: "desktop",
    over: "firm modal",
  }),
  userDashboard.modal("log out?", [avatarMenu, pressing("button", "menu.logOut")], { only: "desktop" }),
  profile.page("profile"),
  profile.page(
    "profile, with faults",
    writing("main input[name=nickname]", ""),
    pressing("button", "dashboards.save.save"),
  ),
  profile.page("profile, a picture is cut", pickingPicture, seeing("main [role=application]")),
  security.page("security"),
  security.page("security, a form open", pressing("button", "security.identity.changeEmail")),
  security.page("security, deletion asked", pressing("button", "security.deletion.ask")),
  on("plan", "user", () => pagePaths.plan).page("one's plan, without one"),
  on("bills", "user", () => pagePaths.bills).page("bills"),
  bill.page("a bill to be paid"),
  bill.page("a bill, without its receipt", pressing("button", "payments.receipt.send")),
  bill.page("a bill, company data", pressing("button", "payments.invoice.open")),
  bill.modal("a bill, cancel it?", [pressing("button", "payments.cancel.go")]),
  on("bill", "user", ({ sentBill }) => billPath(sentBill)).page("a bill that is checked"),
  on("orders", "user", () => pagePaths.orders).page("purchases"),
  order.page("an order"),
  order.modal("an order, cancel it?", [pressing("button", "orders.order.cancel")]),
  on("cart", "user", () => pagePaths.cart).page("a cart"),
  on("cartCheckout", "user", () => pagePaths.cartCheckout).page("ordering a cart"),
  productBill.page("ordering a product"),
  productBill.modal("ordering, delete the address?", [pressing("button", "orders.address.delete")]),
  productBill.modal("ordering, changing the address", [pressing("button", "orders.address.change")]),
  productBill.modal(
    "ordering, an address that was changed",
    [pressing("button", "orders.address.change"), writing("dialog input", "Minh")],
    { over: "firm modal" },
  ),
  productBill.page(
    "ordering, with faults",
    writing("main input[inputmode=numeric]", "0"),
    pressing("button", "orders.bill.order"),
  ),
  on("designBill", "user", ({ soldWork }) => designBillPath(soldWork)).page("buying a design"),
  on("productSuccess", "user", ({ sentBill }) => `${pagePaths.productSuccess}?id=${sentBill}`).page(
    "a receipt was sent",
  ),
  on("priceSuccess", "user", ({ sentBill }) => `${pagePaths.priceSuccess}?id=${sentBill}`).page(
    "a receipt for a plan was sent",
  ),
  on("merchantSuccess", "user", () => pagePaths.merchantSuccess).page("a merchant's application, not sent"),
  on("designerApplication", "user", () => designerApplicationPath("pro", "monthly")).page(
    "applying as a designer",
  ),
  on("designerApplication", "user", () => designerApplicationPath("pro", "monthly")).page(
    "applying as a designer, with faults",
    pressing("button", "applications.action.next"),
  ),
  on("merchantApplication", "user", () => pagePaths.merchantApplication).page("applying as a merchant"),
  on("application", "applicant", () => applicationPath("designer")).page("an application that waits"),
  on("application", "applicant", () => applicationPath("designer")).modal("withdraw the application?", [
    pressing("button", "applications.withdraw.go"),
  ]),
  on("favourites", "user", () => `${pagePaths.favourites}?tab=works`).page("favourite works"),
  on("favourites", "user", () => `${pagePaths.favourites}?tab=products`).page("favourite products"),
  on("favourites", "user", () => `${pagePaths.favourites}?tab=products`).modal("add to collections", [
    pressing("button", "favourites.collect"),
    seeing("dialog input"),
  ]),
  on("favourites", "user", () => `${pagePaths.favourites}?tab=followed`).page("who is followed"),
  on("favourites", "user", () => `${pagePaths.favourites}?tab=collections`).page("collections"),
  collection.page("a collection"),
  collection.page("a collection, writing a note", pressing("button", "favourites.noteAdd")),
  collection.modal("a collection, stop sharing?", [pressing("button", "favourites.unshare")]),
  collection.modal("a collection, delete it?", [pressing("button", "favourites.delete")]),
  on("ownQuestions", "user", () => pagePaths.ownQuestions).page("one's questions"),
  on("ownQuestions", "user", () => pagePaths.ownQuestions).modal("delete the question?", [
    pressing("button", "questions.delete.open"),
  ]),
  on("ask", "user", ({ product }) => askPath(product)).page(
    "asking, with a fault",
    pressing("button", "questions.ask.go"),
  ),
  on("product", "user", ({ product }) => productPath(product)).page("a product, signed in"),
  on("report", "user", ({ soldWork }) => reportPath("work", soldWork)).page(
    "reporting, with a fault",
    pressing("button", "reports.go"),
  ),
  on("notifications", "user", () => pagePaths.notifications).page("notifications"),
  on("notifications", "user", ({ mail }) => notificationPath(mail)).page("a notification"),
  on("notifications", "user", ({ mail }) => notificationPath(mail)).modal("delete the notification?", [
    pressing("button", "notifications.delete"),
  ]),
  on("notificationSettings", "user", () => pagePaths.notificationSettings).page("email copies"),
]

const myProduct = on("myProduct", "merchant", ({ myProduct: id }) => myProductPath(id))
const newWork = on("myWork", "designer", () => pagePaths.myWork)
const project = (name: string) => on("projects", "designer", () => `${pagePaths.projects}${name}`)

/** What is one's own as a designer or merchant. */
const sellerStates: readonly State[] = [
  on("designerDashboard", "designer", () => pagePaths.designerDashboard).page("a designer's home"),
  on("profile", "designer", () => pagePaths.profile).page("a designer's profile"),
  on("profile", "designer", () => pagePaths.profile).modal("remove the picture?", [
    pressing("button", "dashboards.avatar.remove"),
  ]),
  on("plan", "designer", () => pagePaths.plan).page("one's plan"),
  on("checkout", "designer", () => checkoutPath("pro", "monthly")).page("ordering a plan"),
  on("myWorks", "designer", () => pagePaths.myWorks).page("one's works"),
  on("myWorks", "designer", () => pagePaths.myWorks).modal("delete the work?", [
    pressing("button", "myWorks.row.delete"),
  ]),
  newWork.page("a new work"),
  newWork.page("a new work, with faults", pressing("button", "myWorks.edit.publish")),
  on("myWork", "designer", ({ myWork }) => myWorkPath(myWork)).page("a work that is changed"),
  project("").page("projects"),
  project("").page("projects, another name", pressing("button", "projects.rename")),
  project("").modal("share the project", [pressing("button", "projects.link"), seeing("dialog")]),
  project("").modal("to the trash?", [pressing("button", "projects.toTrash")]),
  project("?state=trash").page("the trash"),
  project("?state=trash").modal("delete for good?", [pressing("button", "projects.delete", "article")]),
  project("?state=trash").modal("empty the trash?", [pressing("button", "projects.emptyTrash")]),
  on("renders", "designer", () => pagePaths.renders).page("one's renders"),
  on("statements", "designer", () => pagePaths.statements).page("statements"),
  on("statements", "designer", ({ month }) => statementPath(month)).page("a statement"),
  on("merchantDashboard", "merchant", () => pagePaths.merchantDashboard).page("a merchant's home"),
  on("sales", "merchant", () => pagePaths.sales).page("orders received"),
  on("order", "merchant", ({ order: id }) => orderPath(id)).page("an order received"),
  on("receivedQuestions", "merchant", () => pagePaths.receivedQuestions).page("questions received"),
  on("receivedQuestions", "merchant", () => pagePaths.receivedQuestions).page(
    "answering a question, with a fault",
    pressing("button", "questions.answer.open"),
    pressing("button", "questions.answer.go"),
  ),
  on("receivedQuestions", "merchant", () => pagePaths.receivedQuestions).modal("decline to answer?", [
    pressing("button", "questions.answer.decline"),
  ]),
  on("myProducts", "merchant", () => pagePaths.myProducts).page("one's products"),
  on("myProducts", "merchant", () => pagePaths.myProducts).page(
    "one's products, price and stock",
    pressing("button", "myProducts.row.quick"),
  ),
  on("priceList", "merchant", () => pagePaths.priceList).page("products by table"),
  on("myProduct", "merchant", () => pagePaths.myProduct).page(
    "a new product, with faults",
    pressing("button", "myProducts.form.list"),
  ),
  myProduct.page("a product that is changed"),
  myProduct.modal("delete the product?", [pressing("button", "myProducts.delete.open")]),
]

export const ownStates: readonly State[] = [...userStates, ...sellerStates]
