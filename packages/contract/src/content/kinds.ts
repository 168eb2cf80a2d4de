/** What editors write. There is one about page. */
export const contentParts = ["article", "answer", "about"] as const

/** What articles are about. */
export const articleTopics = ["rooms", "buying", "designing", "selling"] as const

/** The audiences of help answers, in the order of the page. */
export const answerReaders = ["buyer", "designer", "merchant"] as const

/** The one about page, which exists from the first start. */
export const aboutId = "01999b00-0000-7000-8000-000000000300"

/** Lengths in characters. */
export const contentLimits = {
  title: 160,
  summary: 400,
  body: 40_000,
  /** Limit of the HTML of one text: a table of single letters is many times as long as its Markdown. */
  html: 200_000,
  placeMax: 999,
  /** The most new pictures of one form. */
  uploads: 40,
} as const
