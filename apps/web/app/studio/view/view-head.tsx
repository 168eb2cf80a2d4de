import { viewPath, workPath } from "@roomwright/contract/page-paths"
import type { WorkScene } from "@roomwright/contract/studio/work-scenes"
import { Icon } from "@roomwright/ui/icon"
import { Logo } from "@roomwright/ui/logo"
import { ArrowLeft } from "lucide-react"
import { useText } from "../../platform/locale/locale.tsx"

export interface ViewedWork extends Pick<WorkScene, "workId" | "name" | "designer" | "poster"> {
  readonly isEmbedded: boolean
  readonly productCount: number
}

interface ViewHeadProps {
  readonly work: ViewedWork
  readonly linkTarget: "_self" | "_top" | "_blank"
}

/** Whose home it is, and the way back to the work; in a frame of another site the way to this one. */
export function ViewHead({ work: { workId, name, designer, isEmbedded }, linkTarget }: ViewHeadProps) {
  const t = useText()
  return (
    <a
      // The theme and the frame of the site come with a page of their own.
      href={isEmbedded ? viewPath(workId) : workPath(workId)}
      target={linkTarget}
      className="inline-flex max-w-full min-w-0 items-center gap-1 rounded-pill border border-line bg-glass py-1 pr-4 pl-1 sm:gap-3 sm:pr-5 text-ink shadow-float"
    >
      <span className="inline-grid size-10 flex-none place-items-center">
        {isEmbedded ? <Logo isMark /> : <Icon of={ArrowLeft} size={20} />}
      </span>
      <span className="sr-only">{t(isEmbedded ? "view.onSite" : "view.toWork")}</span>
      <span className="min-w-0 leading-tight">
        <h1 className="line-clamp-2 font-sans text-13 leading-tight font-medium sm:line-clamp-1 sm:text-14">
          {name.text}
        </h1>
        <span className="block truncate text-12 text-ink-2 max-sm:sr-only">{designer.name}</span>
      </span>
    </a>
  )
}
