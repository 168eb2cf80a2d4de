import { listProducts, readProduct } from "@roomwright/contract/catalogue/calls"
import { listAnswers, listArticles, readArticle } from "@roomwright/contract/content/calls"
import { listDesigners, readDesigner } from "@roomwright/contract/works/designers"
import { readMerchant } from "@roomwright/contract/catalogue/merchants"
import { pagePaths } from "@roomwright/contract/page-paths"
import { listWorks, readWork } from "@roomwright/contract/works/calls"
import {
  createPageKeys,
  noParameters,
  parametersOf,
  type CachedAddresses,
} from "./platform/cache/cache-keys.ts"

const named = (...names: readonly string[]): ReadonlySet<string> => new Set(names)

/** Pages that are kept for a while after they were rendered, with the parameters that they read; see docs/decisions/0013. */
const cachedAddresses: CachedAddresses = new Map([
  [pagePaths.home, noParameters],
  [pagePaths.works, named(...parametersOf(listWorks))],
  [pagePaths.work, named(...parametersOf(readWork))],
  [pagePaths.designers, named(...parametersOf(listDesigners))],
  [pagePaths.designer, named(...parametersOf(readDesigner), "page")],
  [pagePaths.designerResults, named(...parametersOf(listDesigners))],
  [pagePaths.merchant, named(...parametersOf(readMerchant), "page", "after", "before")],
  [pagePaths.products, named(...parametersOf(listProducts))],
  [pagePaths.product, named(...parametersOf(readProduct))],
  [pagePaths.productResults, named(...parametersOf(listProducts))],
  [pagePaths.price, named("duration")],
  [pagePaths.articles, named(...parametersOf(listArticles))],
  [pagePaths.article, named(...parametersOf(readArticle))],
  [pagePaths.help, named(...parametersOf(listAnswers), "answer")],
  [pagePaths.about, noParameters],
  [pagePaths.terms, noParameters],
  [pagePaths.disclaimer, noParameters],
  [pagePaths.privacy, noParameters],
])

/** The key that an address is kept under, or null for one that is rendered anew each time. */
export const keyOfPage = createPageKeys(cachedAddresses)
