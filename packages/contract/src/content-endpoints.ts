import {
  addContent,
  deleteContent,
  listContent,
  listContentVersions,
  previewContent,
  publishContent,
  readContent,
  readContentVersion,
  restoreContent,
  saveContent,
  withdrawContent,
} from "./content-desk.ts"
import { listAnswers, listArticles, readAbout, readArticle } from "./content.ts"
import {
  closeFeedback,
  listFeedback,
  readFeedback,
  reopenFeedback,
  replyToFeedback,
  sendFeedback,
} from "./feedback.ts"

/** What there is to read, who writes it, and what readers write back: a part of the full table (`endpoints.ts`). */
export const contentEndpoints = {
  addContent,
  closeFeedback,
  deleteContent,
  listAnswers,
  listArticles,
  listContent,
  listContentVersions,
  listFeedback,
  previewContent,
  publishContent,
  readAbout,
  readArticle,
  readContent,
  readContentVersion,
  readFeedback,
  reopenFeedback,
  replyToFeedback,
  restoreContent,
  saveContent,
  sendFeedback,
  withdrawContent,
} as const
