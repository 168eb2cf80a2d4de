/**
 * Emails cannot use custom properties: these are the colours of packages/ui/src/tokens.css, light and dark.
 */
export const printColours = {
  paper: ["#fbf9f5", "#171512"],
  card: ["#ffffff", "#211e1a"],
  sunk: ["#f3efe7", "#24211c"],
  ink: ["#211d18", "#f2ede4"],
  "ink-2": ["#6b6459", "#b3aa9c"],
  line: ["#e7e1d6", "#36312a"],
  accent: ["#b4532a", "#e08a5f"],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>

export type PrintColour = keyof typeof printColours
