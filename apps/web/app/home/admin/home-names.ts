import type { HomeMode, HomeSection, HomeThingKind, HomeThingState } from "@roomwright/contract/home/admin"
import type { FrontTextId } from "./home-admin-texts.ts"

export const sectionTexts = {
  hero: "front.section.hero",
  works: "front.section.works",
  products: "front.section.products",
  designers: "front.section.designers",
  articles: "front.section.articles",
} as const satisfies Record<HomeSection, FrontTextId>

/** How a section fills itself. */
export const ruleTexts = {
  hero: "front.rule.hero",
  works: "front.rule.works",
  products: "front.rule.products",
  designers: "front.rule.designers",
  articles: "front.rule.articles",
} as const satisfies Record<HomeSection, FrontTextId>

export const modeTexts = {
  AUTOMATIC: "front.mode.AUTOMATIC",
  CHOSEN: "front.mode.CHOSEN",
} as const satisfies Record<HomeMode, FrontTextId>

export const addTexts = {
  work: "front.add.work",
  product: "front.add.product",
  designer: "front.add.designer",
  article: "front.add.article",
} as const satisfies Record<HomeThingKind, FrontTextId>

/** What is deleted is called by its kind. */
export const goneTexts = {
  work: "front.gone.work",
  product: "front.gone.product",
  designer: "front.gone.designer",
  article: "front.gone.article",
} as const satisfies Record<HomeThingKind, FrontTextId>

export const stateTexts = {
  HIDDEN: { tag: "front.state.HIDDEN", todo: "front.todo.HIDDEN" },
  GONE: { tag: "front.state.GONE", todo: "front.todo.GONE" },
} as const satisfies Record<Exclude<HomeThingState, "SHOWN">, Readonly<Record<string, FrontTextId>>>

/** What a section is made of. */
export const kindsOfSection = {
  hero: ["work", "article"],
  works: ["work"],
  products: ["product"],
  designers: ["designer"],
  articles: ["article"],
} as const satisfies Record<HomeSection, readonly HomeThingKind[]>
