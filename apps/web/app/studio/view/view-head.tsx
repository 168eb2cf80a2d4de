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
      className="inline-flex max-w-full min-w-0 items-center gap-3 rounded-pill border border-line bg-glass py-1 pr-5 pl-1 text-ink shadow-float"
    >
      <span className="inline-grid size-10 flex-none place-items-center">
        {isEmbedded ? <Logo isMark /> : <Icon of={ArrowLeft} size={20} />}
      </span>
      <span className="sr-only">{t(isEmbedded ? "view.onSite" : "view.toWork")}</span>
      <span className="min-w-0 leading-tight">
        <h1 className="truncate font-sans text-14 font-medium">{name.text}</h1>
        <span className="block truncate text-12 text-ink-2">{designer.name}</span>
      </span>
    </a>
  )
}
