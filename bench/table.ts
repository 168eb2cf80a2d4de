/** A line of the report: what, its figure and the bar of docs/performance.md that it is held to. */
export interface Row {
  readonly what: string
  readonly figure: string
  readonly bar: string
  readonly met: boolean | null
}

export const row = (what: string, figure: string, bar = "", met: boolean | null = null): Row => ({
  what,
  figure,
  bar,
  met,
})

/** Prints rows as a Markdown table, to be taken over into docs/performance.md. */
export function printTable(title: string, rows: readonly Row[]): void {
  const mark = { true: "yes", false: "**no**", null: "" }
  const lines = [
    `\n### ${title}\n`,
    "| what | measured | bar | met |",
    "|---|---|---|---|",
    ...rows.map(({ what, figure, bar, met }) => `| ${what} | ${figure} | ${bar} | ${mark[`${met}`]} |`),
  ]
  process.stdout.write(`${lines.join("\n")}\n`)
}

export const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`
