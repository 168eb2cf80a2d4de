import type { DesignerCard as DesignerCardData } from "@roomwright/contract/works/designers"
import { designerPath } from "@roomwright/contract/page-paths"
import { Face } from "@roomwright/ui/face"
import { Picture } from "@roomwright/ui/picture"
import { Link } from "react-router"
import { useText } from "../locale/locale.tsx"
import { pictureOf } from "./picture-morph.tsx"

/** A designer with the newest three of their works. */
export function DesignerCard({ designer }: { readonly designer: DesignerCardData }) {
  const t = useText()
  const [first, ...others] = designer.pictures
  return (
    <article className="border-t border-line pt-5">
      <Link to={designerPath(designer.id)} viewTransition className="group block">
        <span className="mb-4 flex items-center gap-3.5">
          {designer.avatar ? (
            <span {...pictureOf(designer.id)} className="flex-none">
              <Face picture={designer.avatar} size="large" />
            </span>
          ) : null}
          <span className="min-w-0 leading-snug">
            <strong className="block font-medium group-hover:text-accent">{designer.nickname}</strong>
            <span className="block text-14 text-ink-2">
              {designer.city.text} · {t("designer.works", { count: designer.workCount })}
            </span>
          </span>
        </span>
        <span
          className={`grid aspect-3/2 gap-1 overflow-hidden rounded-card bg-still ${others.length > 0 ? "grid-cols-[2fr_1fr] grid-rows-2" : ""}`}
        >
          {first ? (
            <Picture
              source={first}
              alt=""
              sizes="(width < 900px) 200px, 240px"
              className="row-span-2 h-full min-h-0"
            />
          ) : null}
          {others.map((picture) => (
            <Picture
              key={picture.id}
              source={picture}
              alt=""
              sizes="120px"
              className={`h-full min-h-0 ${others.length === 1 ? "row-span-2" : ""}`}
            />
          ))}
        </span>
        <span className="mt-3 block text-14 text-ink-2">
          {designer.styles.map(({ name }) => name.text).join(" · ")}
        </span>
      </Link>
    </article>
  )
}
