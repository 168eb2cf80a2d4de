import type { Tour } from "@roomwright/contract/tours/tours"
import { designerPath, tourPath, workPath } from "@roomwright/contract/page-paths"
import { Icon } from "@roomwright/ui/icon"
import { Logo } from "@roomwright/ui/logo"
import { ArrowLeft } from "lucide-react"
import { useText } from "../../platform/locale/locale.tsx"

interface TourHeadProps {
  readonly tour: Pick<Tour, "id" | "name" | "designer" | "work">
  readonly isEmbedded: boolean
  readonly linkTarget: "_self" | "_top" | "_blank"
}

/** Whose tour it is, and the way back to the work or its designer; in a frame of another site the way to this one. */
export function TourHead({ tour: { id, name, designer, work }, isEmbedded, linkTarget }: TourHeadProps) {
  const t = useText()
  const back = work ? workPath(work.id) : designerPath(designer.id)
  return (
    <a
      // The theme and the frame of the site come with a page of their own.
      href={isEmbedded ? tourPath(id) : back}
      target={linkTarget}
      className="inline-flex max-w-full min-w-0 items-center gap-3 rounded-pill border border-line bg-glass py-1 pr-5 pl-1 text-ink shadow-float"
    >
      <span className="inline-grid size-10 flex-none place-items-center">
        {isEmbedded ? <Logo isMark /> : <Icon of={ArrowLeft} size={20} />}
      </span>
      {isEmbedded || work ? (
        <span className="sr-only">{t(isEmbedded ? "view.onSite" : "view.toWork")}</span>
      ) : null}
      <span className="min-w-0 leading-tight">
        <h1 className="truncate font-sans text-14 font-medium">{name}</h1>
        <span className="block truncate text-12 text-ink-2">{designer.name}</span>
      </span>
    </a>
  )
}
