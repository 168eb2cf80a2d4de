/** The mark and the name, or the mark alone. */
export function Logo({ isMark = false }: { readonly isMark?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-serif text-20 leading-none tracking-[-0.01em] md:text-22">
      <svg
        width="26"
        height="26"
        viewBox="0 0 28 28"
        aria-hidden="true"
        className="flex-none"
        fill="none"
        strokeWidth="2.2"
      >
        <path d="M4.5 25V12.5a9.5 9.5 0 0 1 19 0V25" stroke="currentColor" />
        <path d="M10 25V13.5a4 4 0 0 1 8 0V25" className="stroke-accent" />
        <path d="M2 25h24" stroke="currentColor" />
      </svg>
      {isMark ? null : <span className="logo-name">Roomwright</span>}
    </span>
  )
}
