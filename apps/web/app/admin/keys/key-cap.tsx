/** A key as it is printed on the keyboard. Beside a button's text it is hidden from screen readers by its caller. */
export function KeyCap({ cap }: { readonly cap: string }) {
  return (
    <kbd className="inline-grid min-w-6 place-items-center rounded-control border border-line-2 bg-card px-1.5 font-sans text-12 text-ink">
      {cap}
    </kbd>
  )
}
