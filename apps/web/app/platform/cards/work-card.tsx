import { workPath } from "@roomwright/contract/page-paths"
import type { WorkCard as WorkCardData } from "@roomwright/contract/works/calls"
import { Picture } from "@roomwright/ui/picture"
import { Link } from "react-router"
import { formatArea } from "../locale/format.ts"
import { useLangOf, useLanguage, useText } from "../locale/locale.tsx"
import { pictureOf } from "./picture-morph.tsx"

interface WorkCardProps {
  readonly work: WorkCardData
  readonly sizes: string
  /** One of the page's first pictures. */
  readonly first?: boolean
  /** `wide` and `tall` stand in rows that end together: a tall one fills the height that it is given. */
  readonly shape?: "real" | "wide" | "tall"
  /** On the designer's own page their name is no news. */
  readonly hideDesigner?: boolean
}

/** A work as its picture, in real proportions where nothing else is asked for; the texts stand under it, never on it. */
export function WorkCard({
  work,
  sizes,
  first = false,
  shape = "real",
  hideDesigner = false,
}: WorkCardProps) {
  const { width, height } = work.picture
  const language = useLanguage()
  const t = useText()
  const langOf = useLangOf()
  const meta = [
    ...(hideDesigner ? [] : [work.designer.nickname, work.designer.city.text]),
    formatArea(work.areaM2, language),
  ].join(" · ")
  return (
    <article className="h-full">
      <Link to={workPath(work.id)} viewTransition className="group flex h-full flex-col">
        <span
          {...pictureOf(work.id)}
          className="relative block overflow-hidden rounded-inner bg-still sm:rounded-card"
          style={shape === "tall" ? { flex: 1 } : { aspectRatio: shape === "wide" ? 1.6 : width / height }}
        >
          <Picture
            source={work.picture}
            alt=""
            sizes={sizes}
            first={first}
            className="absolute inset-0 h-full transition-transform duration-200 ease-out group-hover:scale-[1.02] group-focus-visible:scale-[1.02]"
          />
          {work.template ? (
            <span className="absolute top-2.5 left-2.5 rounded-control bg-glass px-2 py-0.5 text-12 font-medium">
              {t("work.template")}
            </span>
          ) : null}
        </span>
        <strong
          className="mt-2 block text-15 leading-snug font-medium sm:mt-3 sm:text-16"
          {...langOf(work.name)}
        >
          {work.name.text}
        </strong>
        <span className="block overflow-hidden text-12 text-ellipsis whitespace-nowrap text-ink-2 sm:text-14">
          {meta}
        </span>
      </Link>
    </article>
  )
}
