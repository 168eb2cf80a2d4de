import {
  answerPath,
  articlePath,
  collectionPath,
  designerPath,
  merchantPath,
  pagePaths,
  productPath,
  renderPath,
  tourPath,
  viewPath,
  workPath,
} from "@roomwright/contract/page-paths"
import { focusing, on, pressing, seeing, writing, type State } from "./state.ts"

const home = on("home", "visitor", () => pagePaths.home)
const works = on("works", "visitor", () => pagePaths.works)
const work = on("work", "visitor", ({ work: id }) => workPath(id))
const workIn3d = on("view", "visitor", ({ work: id }) => viewPath(id))
const tour = on("tour", "visitor", ({ tour: id }) => tourPath(id))
/** Of nobody: whoever has an old address of one that is shared no more. */
const render = on("render", "visitor", ({ account: id }) => renderPath(id))
const products = on("products", "visitor", () => pagePaths.products)
const product = on("product", "visitor", ({ product: id }) => productPath(id))
const help = on("help", "visitor", () => pagePaths.help)
const price = on("price", "visitor", () => pagePaths.price)
const terms = on("terms", "visitor", () => pagePaths.terms)

const signIn = pressing("button", "nav.signIn", "header")
const toCode = pressing("tab", "login.byCode")
const dialog = "[role=dialog]"

/** What everybody may see, as visitors see it. */
export const publicStates: readonly State[] = [
  home.page("home"),
  workIn3d.page("work in 3D, its poster"),
  tour.page("tour, its poster"),
  render.page("render, shared no more"),
  home.menu("home, the help menu", [pressing("button", "nav.help", "header")], { only: "desktop" }),
  home.menu("home, the language menu", [pressing("button", "shell.languageIs", "header")], {
    only: "desktop",
  }),
  home.modal("home, the sheet of the rest", [pressing("button", "nav.more")], { only: "phone" }),
  home.page("home, cookies accepted", pressing("button", "cookies.accept")),
  works.page("works"),
  works.modal("works, the sheet of filters", [pressing("button", "filters.title")], { only: "phone" }),
  works.menu("works, the search", [pressing("button", "search.open")], { only: "phone" }),
  on("designers", "visitor", () => pagePaths.designers).menu(
    "designers, suggestions",
    [focusing("header [role=combobox]"), writing("header [role=combobox]", "sofa"), seeing("[role=listbox]")],
    { only: "desktop" },
  ),
  on("works", "visitor", () => `${pagePaths.works}?space=bathroom&scene=play`).page("works, no match"),
  on("works", "visitor", () => `${pagePaths.works}?page=999`).page("works, beyond the last page"),
  works.modal("login", [signIn], { over: "firm modal" }),
  works.modal("login, with a code and faults", [signIn, toCode, pressing("button", "login.submit", dialog)], {
    over: "firm modal",
  }),
  terms.modal("sign-up", [signIn, pressing("button", "login.registerNow"), seeing(dialog)], {
    over: "firm modal",
  }),
  terms.modal(
    "sign-up, with faults",
    [signIn, pressing("button", "login.registerNow"), pressing("button", "register.submit", dialog)],
    { over: "firm modal" },
  ),
  terms.modal("find the password", [signIn, pressing("button", "login.forgot"), seeing(dialog)], {
    over: "firm modal",
  }),
  work.page("a work"),
  work.modal("a work, sharing", [pressing("button", "action.share")]),
  on("designers", "visitor", () => pagePaths.designers).page("designers"),
  on("designer", "visitor", ({ designer: id }) => designerPath(id)).page("a designer"),
  on("designerResults", "visitor", () => `${pagePaths.designerResults}?w=minh`).page("designers found"),
  products.page("products"),
  products.modal("products, the sheet of filters", [pressing("button", "filters.title")], { only: "phone" }),
  on("products", "visitor", () => `${pagePaths.products}?colour=oak&category=seating&style=gothic`).page(
    "products, filtered, with an unknown filter",
  ),
  product.page("a product"),
  product.modal("a product, sharing", [pressing("button", "action.share")]),
  on("merchant", "visitor", ({ merchant: id }) => merchantPath(id)).page("a merchant"),
  on("productResults", "visitor", () => `${pagePaths.productResults}?w=sofa`).page("products found"),
  on("productResults", "visitor", () => `${pagePaths.productResults}?w=soffa`).page(
    "products found, corrected",
  ),
  on("productResults", "visitor", () => `${pagePaths.productResults}?w=qqqq`).page("nothing found"),
  price.page("price"),
  price.page(
    "price, the enterprise form with faults",
    pressing("button", "plans.price.contact"),
    pressing("button", "plans.enterprise.send"),
  ),
  on("articles", "visitor", () => pagePaths.articles).page("articles"),
  on("article", "visitor", ({ article: id }) => articlePath(id)).page("an article"),
  on("article", "visitor", () => articlePath("gone")).page("an article that is gone"),
  help.page("help"),
  on("help", "visitor", () => `${pagePaths.help}?w=order`).page("help, found"),
  on("help", "visitor", () => `${pagePaths.help}?w=qqqq`).page("help, nothing found"),
  on("help", "visitor", ({ answer }) => answerPath(answer)).page("help, one answer open"),
  help.page(
    "help, feedback with faults",
    pressing("button", "content.feedback.open"),
    pressing("button", "content.feedback.go"),
  ),
  on("about", "visitor", () => pagePaths.about).page("about us"),
  terms.page("terms of use"),
  on("disclaimer", "visitor", () => pagePaths.disclaimer).page("disclaimer"),
  on("privacy", "visitor", () => pagePaths.privacy).page("privacy policy"),
  on("collection", "visitor", ({ sharedCollection }) => collectionPath(sharedCollection)).page(
    "a shared collection",
  ),
  on("unsubscribe", "visitor", () => `${pagePaths.unsubscribe}?token=none`).page("unsubscribing, refused"),
  on("offline", "visitor", () => pagePaths.offline).page("offline"),
  on("error", "visitor", () => pagePaths.error).page("error"),
  on("unmatched", "visitor", () => "/no/such/page").page("an address that is no page"),
  on("userDashboard", "visitor", () => pagePaths.userDashboard).modal(
    "a private page, as a visitor",
    [seeing(dialog)],
    {
      over: "firm modal",
    },
  ),
]
