import { Icon } from "@roomwright/ui/icon"
import { ArrowRight } from "lucide-react"
import { Link } from "react-router"

interface SectionHeadProps {
  readonly title: string
  readonly intro?: string
  readonly more?: { readonly to: string; readonly text: string }
}

/** The head of a section: title, a line under it, a way to all of it. */
export function SectionHead({ title, intro, more }: SectionHeadProps) {
  return (
    <div className="mb-5 flex flex-col items-start justify-between gap-2.5 md:mb-8 md:flex-row md:items-end md:gap-6">
      <div>
        <h2 className="text-28 md:text-36">{title}</h2>
        {intro ? <p className="mt-2 max-w-[48ch] text-pretty text-ink-2">{intro}</p> : null}
      </div>
      {more ? (
        <Link
          to={more.to}
          className="inline-flex items-center gap-1.5 font-medium whitespace-nowrap text-accent underline-offset-4 hover:text-accent-2 hover:underline"
        >
          {more.text}
          <Icon of={ArrowRight} />
        </Link>
      ) : null}
    </div>
  )
}
