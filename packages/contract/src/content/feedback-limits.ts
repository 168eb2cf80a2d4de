export const feedbackLimits = {
  text: 4_000,
  pictures: 3,
  /** More of them are a flood. */
  links: 5,
  /** After it was answered or closed; then it is deleted with its pictures and answers. */
  keptDays: 180,
} as const

/** Waits; has had an answer; needs none. */
export const feedbackStates = ["NEW", "ANSWERED", "CLOSED"] as const
