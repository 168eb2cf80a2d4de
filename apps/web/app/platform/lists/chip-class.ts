import { classNames } from "@roomwright/ui/class-names"

/** The look of a chip. */
export const chipClass = (selected: boolean): string =>
  classNames(
    "inline-flex min-h-10 max-w-full items-center gap-1.5 rounded-pill border px-3.5 py-1 text-14 leading-tight md:min-h-8 md:px-3",
    selected ? "border-ink bg-ink text-paper" : "border-line-2 bg-card hover:border-ink-2",
  )
