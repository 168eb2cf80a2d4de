export { listListedArticles } from "./listed-articles.ts"
export { findArticleCards, readArticleCards, readArticleTitles } from "./article-cards.ts"
