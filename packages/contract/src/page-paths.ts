import { defaultLanguage, type Language } from "./language.ts"

/** Paths of the site's pages. Misspelt words are the specification's and live only here. */
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
  /** For who works on the model library; in production it is not there. */
  modelSheet: "/dev/models",
  userHome: "/user/user",
  designerHome: "/user/desginer",
  merchantHome: "/user/merchant",
  profile: "/user/profile",
  security: "/user/security",
  application: "/user/application",
  plan: "/user/plan",
  bills: "/user/bills",
  bill: "/user/bill",
  orders: "/user/orders",
  order: "/user/order",
  sales: "/user/sales",
  ownWorks: "/user/designs",
  ownWork: "/user/design",
  report: "/user/report",
  ownQuestions: "/user/questions",
  ask: "/user/ask",
  receivedQuestions: "/user/received-questions",
  ownProducts: "/user/products",
  ownProduct: "/user/product",
  priceList: "/user/price-list",
  statements: "/user/statements",
  favourites: "/user/favourites",
  projects: "/user/projects",
  studio: "/studio",
  sharedProject: "/studio/shared",
  ownCollection: "/user/collection",
  collection: "/collection",
  merchant: "/merchant",
  notices: "/notice",
  noticeSettings: "/notice/settings",
  unsubscribe: "/unsubscribe",
  desk: "/admin",
  receiptsDesk: "/admin/receipts",
  articlesDesk: "/admin/articles",
  helpDesk: "/admin/help",
  aboutDesk: "/admin/about",
  articleDesk: "/admin/article",
  answerDesk: "/admin/answer",
  homeDesk: "/admin/home",
  numbersDesk: "/admin/numbers",
  feedbackDesk: "/admin/feedback",
  feedbackEntryDesk: "/admin/feedback-entry",
  worksDesk: "/admin/works",
  workDesk: "/admin/work",
  productsDesk: "/admin/products",
  reportsDesk: "/admin/reports",
  ordersDesk: "/admin/orders",
  orderDesk: "/admin/order",
  statementsDesk: "/admin/statements",
  statementDesk: "/admin/statement",
  billsDesk: "/admin/bills",
  applicationsDesk: "/admin/applications",
  bankStatement: "/admin/bank-statement",
  usersDesk: "/admin/users",
  userDesk: "/admin/user",
  enterpriseDesk: "/admin/enterprise-requests",
  plansDesk: "/admin/plans",
  grants: "/admin/grants",
  messagesDesk: "/admin/messages",
  valuesDesk: "/admin/filter-values",
  categoriesDesk: "/admin/categories",
  jobsDesk: "/admin/jobs",
  auditLog: "/admin/audit-log",
  deskSettings: "/admin/settings",
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
export const productPath = (id: string): string => `${pagePaths.product}?id=${id}`
export const articlePath = (id: string): string => `${pagePaths.article}?id=${id}`
/** The help with one answer open. */
export const answerPath = (id: string): string => `${pagePaths.help}?answer=${id}#answer-${id}`
export const deskArticlePath = (id: string): string => `${pagePaths.articleDesk}?id=${id}`
export const deskAnswerPath = (id: string): string => `${pagePaths.answerDesk}?id=${id}`
export const deskFeedbackPath = (id: string): string => `${pagePaths.feedbackEntryDesk}?id=${id}`
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
export const ownWorkPath = (id: string): string => `${pagePaths.ownWork}?id=${id}`
export const deskWorkPath = (id: string): string => `${pagePaths.workDesk}?id=${id}`
/** The studio with a project of one's own. */
export const studioPath = (projectId: string): string => `${pagePaths.studio}?project=${projectId}`
/** Where everybody who has the link looks at a project; what is behind the # reaches no log. */
export const sharedProjectPath = (token: string): string => `${pagePaths.sharedProject}#token=${token}`
/** Where a user tells staff what is wrong with something; a collection by the id of its link. */
export const reportPath = (kind: "work" | "product" | "question" | "collection", id: string): string =>
  `${pagePaths.report}?${kind}=${id}`
/** The same of a question below a product. */
export const questionReportPath = (id: string, productId: string): string =>
  `${reportPath("question", id)}&of=${productId}`
/** Where a reader asks the merchant of a product something. */
export const askPath = (productId: string): string => `${pagePaths.ask}?product=${productId}`
export const ownProductPath = (id: string): string => `${pagePaths.ownProduct}?id=${id}`
export const statementPath = (month: string): string => `${pagePaths.statements}?month=${month}`
export const deskStatementPath = (sellerId: string, month: string): string =>
  `${pagePaths.statementDesk}?seller=${sellerId}&month=${month}`
export const deskOrderPath = (id: string): string => `${pagePaths.orderDesk}?id=${id}`
export const mailPath = (id: string): string => `${pagePaths.notices}?id=${id}`
/** Where the link in an email copy leads; the token says whose copies of which type it is about. */
export const unsubscribePath = (token: string): string => `${pagePaths.unsubscribe}?token=${token}`
export const userDeskPath = (id: string): string => `${pagePaths.userDesk}?id=${id}`
export const messagesPath = (accountId: string): string => `${pagePaths.messagesDesk}?account=${accountId}`
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

/** The parameter that search engines and shared links name a page's language with. */
export const languageParameter = "lang"

/** The address of a page in a language: the default one has the bare address. */
export function inLanguage(path: string, language: Language): string {
  if (language === defaultLanguage) return path
  return `${path}${path.includes("?") ? "&" : "?"}${languageParameter}=${language}`
}

/** How people type a path: in lower case, and spelt right. */
const spellings = new Map<string, string>(
  Object.values(pagePaths).flatMap((path) => {
    const lower = path.toLowerCase()
    const spelt = lower.replaceAll("desginer", "designer").replaceAll("desgin", "design")
    return [
      [lower, path],
      [spelt, path],
    ] as const
  }),
)

/** The address a page really has, for one typed in another spelling or with a slash at the end; else null. */
export function canonicalPath(path: string): string | null {
  const canonical = spellings.get(path.toLowerCase().replace(/(?<=.)\/+$/, ""))
  return canonical === undefined || canonical === path ? null : canonical
}
