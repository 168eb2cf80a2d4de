import { Icon } from "@roomwright/ui/icon"
import { ChevronRight } from "lucide-react"
import { Link } from "react-router"
import { useText } from "../locale/locale.tsx"

interface BreadcrumbProps {
  readonly steps: readonly { readonly text: string; readonly to: string }[]
  readonly here: string
}

export function Breadcrumb({ steps, here }: BreadcrumbProps) {
  const t = useText()
  return (
    <nav aria-label={t("nav.breadcrumb")} className="hidden pt-6 text-14 text-ink-2 md:block">
      <ol className="flex flex-wrap items-center gap-2">
        {steps.map(({ text, to }) => (
          <li key={to} className="flex items-center gap-2">
            <Link to={to} className="hover:text-ink">
              {text}
            </Link>
            <Icon of={ChevronRight} size={14} />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
