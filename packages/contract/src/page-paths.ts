import { defaultLanguage, type Language } from "./language.ts"

/** Paths of the site's pages. The misspelt words are the specification's and appear only here. */
export const pagePaths = {
  home: "/",
  about: "/aboutus",
  products: "/product",
  works: "/works",
  price: "/price",
  checkout: "/price/checkout",
  priceSuccess: "/price/success",
  designerApplication: "/price/info-desginer",
  merchantApplication: "/price/applymch",
  merchantSuccess: "/price/merchantSuccess",
  help: "/help",
  articles: "/article",
  article: "/blog/detail",
  terms: "/TermsOfUse",
  disclaimer: "/Disclaimer",
  privacy: "/PrivacyPolicy",
  error: "/error",
  offline: "/offline",
  /** For developers of the model library; production does not have it. */
  modelSheet: "/dev/models",
  userDashboard: "/user/user",
  designerDashboard: "/user/desginer",
  merchantDashboard: "/user/merchant",
  profile: "/user/profile",
  security: "/user/security",
  application: "/user/application",
  plan: "/user/plan",
  bills: "/user/bills",
  bill: "/user/bill",
  orders: "/user/orders",
  order: "/user/order",
  cart: "/cart",
  cartCheckout: "/cart/checkout",
  sales: "/user/sales",
  myWorks: "/user/designs",
  myWork: "/user/design",
  report: "/user/report",
  ownQuestions: "/user/questions",
  ask: "/user/ask",
  receivedQuestions: "/user/received-questions",
  myProducts: "/user/products",
  myProduct: "/user/product",
  priceList: "/user/price-list",
  statements: "/user/statements",
  favourites: "/user/favourites",
  projects: "/user/projects",
  renders: "/user/renders",
  studio: "/studio",
  sharedProject: "/studio/shared",
  ownCollection: "/user/collection",
  collection: "/collection",
  merchant: "/merchant",
  notifications: "/notice",
  notificationSettings: "/notice/settings",
  unsubscribe: "/unsubscribe",
  admin: "/admin",
  adminReceipts: "/admin/receipts",
  adminArticles: "/admin/articles",
  adminHelp: "/admin/help",
  adminAbout: "/admin/about",
  adminArticle: "/admin/article",
  adminAnswer: "/admin/answer",
  adminHome: "/admin/home",
  adminAnalytics: "/admin/numbers",
  adminFeedback: "/admin/feedback",
  adminFeedbackEntry: "/admin/feedback-entry",
  adminWorks: "/admin/works",
  adminWork: "/admin/work",
  adminProducts: "/admin/products",
  adminReports: "/admin/reports",
  adminOrders: "/admin/orders",
  adminOrder: "/admin/order",
  adminStatements: "/admin/statements",
  adminStatement: "/admin/statement",
  adminPayouts: "/admin/payouts",
  adminPayoutRun: "/admin/payout-run",
  adminBills: "/admin/bills",
  adminInvoices: "/admin/invoices",
  moneyReport: "/admin/money-report",
  adminApplications: "/admin/applications",
  bankStatement: "/admin/bank-statement",
  adminUsers: "/admin/users",
  adminUser: "/admin/user",
  adminEnterprise: "/admin/enterprise-requests",
  adminPlans: "/admin/plans",
  grants: "/admin/grants",
  adminAnnouncements: "/admin/messages",
  adminValues: "/admin/filter-values",
  adminCategories: "/admin/categories",
  adminSynonyms: "/admin/synonyms",
  adminLibraries: "/admin/libraries",
  jobsAdmin: "/admin/jobs",
  auditLog: "/admin/audit-log",
  adminSettings: "/admin/settings",
  work: "/desginer/desgin-detail",
  designBill: "/desginer/desgin-bill",
  designers: "/desginer/desginers",
  designer: "/desginer/profile",
  designerResults: "/desginer/designer-result",
  product: "/things/detail",
  productBill: "/things/product-bill",
  productSuccess: "/things/product-success",
  productResults: "/things/product-result",
} as const

export const workPath = (id: string): string => `${pagePaths.work}?id=${id}`
/** Where the 3D scene of a work is walked through. */
export const viewPath = (workId: string): string => `/view/${workId}`
/** Where everybody sees a shared render. */
export const renderPath = (id: string): string => `/renders/${id}`
/** Where the panoramas of a tour are walked through. */
export const tourPath = (id: string): string => `/tour/${id}`
export const productPath = (id: string): string => `${pagePaths.product}?id=${id}`
export const articlePath = (id: string): string => `${pagePaths.article}?id=${id}`
/** The help with one answer open. */
export const answerPath = (id: string): string => `${pagePaths.help}?answer=${id}#answer-${id}`
export const adminArticlePath = (id: string): string => `${pagePaths.adminArticle}?id=${id}`
export const adminAnswerPath = (id: string): string => `${pagePaths.adminAnswer}?id=${id}`
export const adminFeedbackPath = (id: string): string => `${pagePaths.adminFeedbackEntry}?id=${id}`
export const designerPath = (id: string): string => `${pagePaths.designer}?id=${id}`
export const merchantPath = (id: string): string => `${pagePaths.merchant}?id=${id}`
export const ownCollectionPath = (id: string): string => `${pagePaths.ownCollection}?id=${id}`
/** The public page of a collection, by the id of its link. */
export const collectionPath = (shareId: string): string => `${pagePaths.collection}?id=${shareId}`
export const billPath = (id: string): string => `${pagePaths.bill}?id=${id}`
export const productBillPath = (id: string, variantId: string): string =>
  `${pagePaths.productBill}?id=${id}&variant=${variantId}`
export const designBillPath = (workId: string): string => `${pagePaths.designBill}?id=${workId}`
export const orderPath = (id: string): string => `${pagePaths.order}?id=${id}`
export const myWorkPath = (id: string): string => `${pagePaths.myWork}?id=${id}`
export const adminWorkPath = (id: string): string => `${pagePaths.adminWork}?id=${id}`
/** The studio with one of the caller's projects, and with a piece of the library in hand (`product:<id>`). */
export const studioPath = (projectId: string, piece: string | null = null): string =>
  `${pagePaths.studio}?project=${projectId}${piece === null ? "" : `&piece=${piece}`}`
/** One's renders of a project. */
export const ownRendersPath = (projectId: string): string => `${pagePaths.renders}?project=${projectId}`
/** The studio of a render's project, with its gallery open at that render. */
export const studioRenderPath = (renderId: string): string => `${pagePaths.studio}?render=${renderId}`
/** The studio with a product in hand: the reader chooses the project. */
export const furnishPath = (productId: string): string => `${pagePaths.studio}?piece=product:${productId}`
/** Where everybody with the link views a project; the part behind the # reaches no log. */
export const sharedProjectPath = (token: string): string => `${pagePaths.sharedProject}#token=${token}`
/** Where a user reports something to staff; a collection by the id of its link. */
export const reportPath = (kind: "work" | "product" | "question" | "collection", id: string): string =>
  `${pagePaths.report}?${kind}=${id}`
/** The same for a question on a product. */
export const questionReportPath = (id: string, productId: string): string =>
  `${reportPath("question", id)}&of=${productId}`
/** Where a reader asks a product's merchant a question. */
export const askPath = (productId: string): string => `${pagePaths.ask}?product=${productId}`
export const myProductPath = (id: string): string => `${pagePaths.myProduct}?id=${id}`
export const payoutRunPath = (id: string): string => `${pagePaths.adminPayoutRun}?id=${id}`
export const statementPath = (month: string): string => `${pagePaths.statements}?month=${month}`
export const adminStatementPath = (sellerId: string, month: string): string =>
  `${pagePaths.adminStatement}?seller=${sellerId}&month=${month}`
export const adminOrderPath = (id: string): string => `${pagePaths.adminOrder}?id=${id}`
export const notificationPath = (id: string): string => `${pagePaths.notifications}?id=${id}`
/** Where the link in an email copy leads; the token names the account and the type of copy. */
export const unsubscribePath = (token: string): string => `${pagePaths.unsubscribe}?token=${token}`
export const adminUserPath = (id: string): string => `${pagePaths.adminUser}?id=${id}`
export const announcementsPath = (accountId: string): string =>
  `${pagePaths.adminAnnouncements}?account=${accountId}`
export const grantsPath = (accountId: string): string => `${pagePaths.grants}?account=${accountId}`
export const checkoutPath = (tier: string, duration: string): string =>
  `${pagePaths.checkout}?plan=${tier}&duration=${duration}`
export const designerApplicationPath = (tier: string, duration: string): string =>
  `${pagePaths.designerApplication}?plan=${tier}&duration=${duration}`
export const applicationPath = (role: string): string => `${pagePaths.application}?role=${role}`
export const productResultsPath = (keyword: string): string =>
  `${pagePaths.productResults}?w=${encodeURIComponent(keyword)}`
export const designerResultsPath = (keyword: string): string =>
  `${pagePaths.designerResults}?w=${encodeURIComponent(keyword)}`

/** The parameter by which search engines and shared links select a page's language. */
export const languageParameter = "lang"

/** The address of a page in a language: the default one has the bare address. */
export function inLanguage(path: string, language: Language): string {
  if (language === defaultLanguage) return path
  return `${path}${path.includes("?") ? "&" : "?"}${languageParameter}=${language}`
}

/** A path as people type it: in lower case, and spelt correctly. Marked as pure: browsers, which do not ask, leave it out. */
const spellings = /*#__PURE__*/ new Map<string, string>(
  Object.values(pagePaths).flatMap((path) => {
    const lower = path.toLowerCase()
    const spelt = lower.replaceAll("desginer", "designer").replaceAll("desgin", "design")
    return [
      [lower, path],
      [spelt, path],
    ] as const
  }),
)

/** The page's actual address, for one typed in another spelling or with a slash at the end; else null. */
export function canonicalPath(path: string): string | null {
  const canonical = spellings.get(path.toLowerCase().replace(/(?<=.)\/+$/, ""))
  return canonical === undefined || canonical === path ? null : canonical
}
