import type { Picture as PictureData } from "@roomwright/contract/media/picture"
import type { ShownText } from "@roomwright/contract/language"
import { Picture } from "@roomwright/ui/picture"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { useLangOf } from "../../platform/locale/locale.tsx"

interface OwnRow {
  readonly id: string
  readonly to: string
  readonly name: ShownText
  readonly picture: PictureData
  readonly note: ReactNode
  readonly figure: string
}

/** One's own things, a line each: the picture, the name with a note, a figure at the end. */
export function OwnList({ rows }: { readonly rows: readonly OwnRow[] }) {
  const langOf = useLangOf()
  return (
    <ul className="mt-3">
      {rows.map(({ id, to, name, picture, note, figure }) => (
        <li key={id} className="border-t border-line first:border-0">
          <Link to={to} className="group flex items-center gap-4 py-3">
            <span className="aspect-[4/3] w-18 flex-none overflow-hidden rounded-control bg-still sm:w-22">
              <Picture source={picture} alt="" sizes="88px" className="h-full" />
            </span>
            <span className="min-w-0 flex-1">
              <span
                className="line-clamp-2 font-medium group-hover:text-accent sm:line-clamp-1"
                {...langOf(name)}
              >
                {name.text}
              </span>
              <span className="block text-14 text-ink-2">{note}</span>
              <span className="num block text-14 sm:hidden">{figure}</span>
            </span>
            <span className="num text-right whitespace-nowrap max-sm:hidden">{figure}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
