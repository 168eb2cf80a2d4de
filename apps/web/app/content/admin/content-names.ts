import type { ContentPart, ContentState, ContentTopic } from "@roomwright/contract/content/admin"
import { answerReaders, articleTopics } from "@roomwright/contract/content/kinds"
import { adminAnswerPath, adminArticlePath, pagePaths } from "@roomwright/contract/page-paths"
import type { AdminTextId } from "../../admin/frame/admin-texts.ts"
import type { TagTone } from "../../admin/frame/tag.tsx"

export const stateTexts: Readonly<Record<ContentState, AdminTextId>> = {
  DRAFT: "admin.content.state.DRAFT",
  SCHEDULED: "admin.content.state.SCHEDULED",
  PUBLISHED: "admin.content.state.PUBLISHED",
  CHANGED: "admin.content.state.CHANGED",
}

export const stateTones: Readonly<Record<ContentState, TagTone>> = {
  DRAFT: "plain",
  SCHEDULED: "wait",
  PUBLISHED: "ok",
  CHANGED: "wait",
}

export const topicTexts: Readonly<Record<ContentTopic, AdminTextId>> = {
  rooms: "admin.content.topic.rooms",
  buying: "admin.content.topic.buying",
  designing: "admin.content.topic.designing",
  selling: "admin.content.topic.selling",
  buyer: "admin.content.topic.buyer",
  designer: "admin.content.topic.designer",
  merchant: "admin.content.topic.merchant",
  about: "admin.content.topic.about",
}

/** What each kind of text can be about. */
export const topicsOf: Readonly<Record<ContentPart, readonly [ContentTopic, ...ContentTopic[]]>> = {
  article: articleTopics,
  answer: answerReaders,
  about: ["about"],
}

export const listPaths = {
  article: pagePaths.adminArticles,
  answer: pagePaths.adminHelp,
  about: pagePaths.admin,
} as const

/** Where one text is edited. */
export const editPath = (part: ContentPart, id: string): string =>
  part === "article" ? adminArticlePath(id) : part === "answer" ? adminAnswerPath(id) : pagePaths.adminAbout
