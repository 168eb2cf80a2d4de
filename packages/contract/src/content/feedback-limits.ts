export const feedbackLimits = {
  text: 4_000,
  pictures: 3,
  /** More of them are spam. */
  links: 5,
  /**
   * How long a message is kept after it was answered or closed, before it is deleted with its pictures and
   * answers.
   */
  keptDays: 180,
} as const

/** Waits; was answered; needs no answer. */
export const feedbackStates = ["NEW", "ANSWERED", "CLOSED"] as const
