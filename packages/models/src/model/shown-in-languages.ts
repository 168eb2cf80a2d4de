/** A text in the languages of the site. */
export type ThreeLanguages = Readonly<Record<"zh" | "en" | "vi", string>>
