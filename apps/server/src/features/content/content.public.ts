export { listListedArticles } from "./listed-articles.ts"
