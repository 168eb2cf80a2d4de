import type { HomeMode, HomeSection, HomeThingKind, HomeThingState } from "@roomwright/contract/home/admin"
import type { HomeAdminTextId } from "./home-admin-texts.ts"

export const sectionTexts = {
  hero: "homeAdmin.section.hero",
  works: "homeAdmin.section.works",
  products: "homeAdmin.section.products",
  designers: "homeAdmin.section.designers",
  articles: "homeAdmin.section.articles",
} as const satisfies Record<HomeSection, HomeAdminTextId>

/** How a section fills itself. */
export const ruleTexts = {
  hero: "homeAdmin.rule.hero",
  works: "homeAdmin.rule.works",
  products: "homeAdmin.rule.products",
  designers: "homeAdmin.rule.designers",
  articles: "homeAdmin.rule.articles",
} as const satisfies Record<HomeSection, HomeAdminTextId>

export const modeTexts = {
  AUTOMATIC: "homeAdmin.mode.AUTOMATIC",
  CHOSEN: "homeAdmin.mode.CHOSEN",
} as const satisfies Record<HomeMode, HomeAdminTextId>

export const addTexts = {
  work: "homeAdmin.add.work",
  product: "homeAdmin.add.product",
  designer: "homeAdmin.add.designer",
  article: "homeAdmin.add.article",
} as const satisfies Record<HomeThingKind, HomeAdminTextId>

/** What is deleted is called by its kind. */
export const goneTexts = {
  work: "homeAdmin.gone.work",
  product: "homeAdmin.gone.product",
  designer: "homeAdmin.gone.designer",
  article: "homeAdmin.gone.article",
} as const satisfies Record<HomeThingKind, HomeAdminTextId>

export const stateTexts = {
  HIDDEN: { tag: "homeAdmin.state.HIDDEN", todo: "homeAdmin.todo.HIDDEN" },
  GONE: { tag: "homeAdmin.state.GONE", todo: "homeAdmin.todo.GONE" },
} as const satisfies Record<Exclude<HomeThingState, "SHOWN">, Readonly<Record<string, HomeAdminTextId>>>

/** What a section is made of. */
export const kindsOfSection = {
  hero: ["work", "article"],
  works: ["work"],
  products: ["product"],
  designers: ["designer"],
  articles: ["article"],
} as const satisfies Record<HomeSection, readonly HomeThingKind[]>
