import type { ReactNode } from "react"

interface SectionProps {
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of a panel under its heading. */
export function Section({ title, aside, children }: SectionProps) {
  return (
    <section className="grid content-start gap-2.5 border-b border-line px-3.5 py-3 last:border-0">
      <header className="flex min-h-5 items-center justify-between gap-2">
        <h2 className="font-sans text-13 font-semibold tracking-normal">{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}

/** A fact beside its name. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-ink-2">{name}</dt>
      <dd className="num text-right">{children}</dd>
    </div>
  )
}

export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className="grid gap-1.5">{children}</dl>
}

/** Fields two in a row: more would cut off what is in them. */
export function FieldPair({ children }: { readonly children: ReactNode }) {
  return <div className="grid grid-cols-2 items-start gap-2">{children}</div>
}
