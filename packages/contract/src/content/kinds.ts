/** What editors write. There is one page about us. */
export const contentParts = ["article", "answer", "about"] as const

/** What articles are about. */
export const articleTopics = ["rooms", "buying", "designing", "selling"] as const

/** Whom answers of the help are for, in the order of the page. */
export const answerReaders = ["buyer", "designer", "merchant"] as const

/** The one page about us, from the first start on. */
export const aboutId = "01999b00-0000-7000-8000-000000000300"

/** Lengths in characters. */
export const contentLimits = {
  title: 160,
  summary: 400,
  body: 40_000,
  /** HTML of one text: a table of single letters is many times as long as it is written. */
  html: 200_000,
  placeMax: 999,
  /** Pictures that one form brings along. */
  uploads: 40,
} as const
