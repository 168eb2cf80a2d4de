import type { OpeningType } from "@roomwright/scene/kinds/opening/opening"

/** Leaves and frames of each kind as plans draw them, in a field of 48 by 32. The wall lies below. */
const drawings: Readonly<Record<OpeningType, string>> = {
  hinged: "M14 26V8M14 8A18 18 0 0 1 32 26",
  double: "M10 26V12M10 12A14 14 0 0 1 24 26M38 26V12M38 12A14 14 0 0 0 24 26",
  sliding: "M10 25H26M22 28H38",
  folding: "M10 26L17 12L24 26M38 26L31 12L24 26",
  passage: "M12 23V29M36 23V29M16 26H18M23 26H25M30 26H32",
  arch: "M12 29V18A12 12 0 0 1 36 18V29",
  window: "M10 23.500H38M10 28.500H38M10 26H38",
}

/** A kind of door or window as it is drawn in plans. Decoration: its name stands beside it. */
export function OpeningSymbol({ type }: { readonly type: OpeningType }) {
  return (
    <svg viewBox="0 0 48 32" width={48} height={32} aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M2 26H9M39 26H46" strokeWidth={5} className="stroke-ink-2" />
      <path d={drawings[type]} strokeWidth={1.5} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
