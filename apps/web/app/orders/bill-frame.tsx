import type { ReactNode, RefObject } from "react"

interface BillFrameProps {
  readonly form: RefObject<HTMLFormElement | null>
  readonly onSubmit: () => void
  /** What it comes to, beside what is filled in. */
  readonly summary: ReactNode
  readonly children: ReactNode
}

/** The form of an order: what is filled in, and beside it what it comes to. */
export function BillFrame({ form, onSubmit, summary, children }: BillFrameProps) {
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      className="grid items-start gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,400px)]"
    >
      <div className="grid min-w-0 gap-6">{children}</div>
      {summary}
    </form>
  )
}
