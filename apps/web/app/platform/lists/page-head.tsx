interface PageHeadProps {
  readonly title: string
  readonly intro?: string
}

/** The head of a list page. */
export function PageHead({ title, intro }: PageHeadProps) {
  return (
    <div className="pt-6 pb-5 md:pt-12 md:pb-8">
      <h1 className="text-36 break-words md:text-48">{title}</h1>
      {intro ? <p className="mt-2 max-w-[62ch] text-pretty text-ink-2 md:mt-3">{intro}</p> : null}
    </div>
  )
}
