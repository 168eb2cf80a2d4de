import type { LegalText } from "@roomwright/contract/settings/legal-texts"
import { Link } from "react-router"
import { toBlocks, type Piece } from "./legal-blocks.ts"

export const sectionId = (at: number): string => `section-${at + 1}`

interface LegalSectionProps {
  readonly at: number
  readonly section: LegalText["sections"][number]
}

/** One numbered section, which the list of contents leads to. */
export function LegalSection({ at, section }: LegalSectionProps) {
  return (
    <section aria-labelledby={sectionId(at)}>
      <h2
        id={sectionId(at)}
        tabIndex={-1}
        className="mt-12 flex scroll-mt-6 gap-2.5 text-22 break-after-avoid outline-none md:text-28"
      >
        <span className="num text-ink-2">{at + 1}.</span>
        <span>{section.heading}</span>
      </h2>
      {toBlocks(section.paragraphs).map((block, place) =>
        // Places are all there is to tell blocks apart; they never change while shown.
        block.kind === "paragraph" ? (
          // oxlint-disable-next-line react/no-array-index-key
          <p key={place} className="mt-4 text-pretty">
            <Pieces pieces={block.pieces} />
          </p>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <ul key={place} className="mt-4 grid list-disc gap-2 pl-5 marker:text-ink-2">
            {block.points.map((pieces, point) => (
              // oxlint-disable-next-line react/no-array-index-key
              <li key={point} className="text-pretty">
                <Pieces pieces={pieces} />
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  )
}

const linkClass = "text-accent underline underline-offset-2 hover:text-accent-2"

const Pieces = ({ pieces }: { readonly pieces: readonly Piece[] }) =>
  pieces.map(({ text, look, to }, at) => {
    const key = `${at}-${text}`
    if (look === "lead")
      return (
        <strong key={key} className="font-medium">
          {text}
        </strong>
      )
    if (to === null) return <span key={key}>{text}</span>
    return to.startsWith("/") ? (
      <Link key={key} to={to} className={linkClass}>
        {text}
      </Link>
    ) : (
      <a key={key} href={to} className={`num whitespace-nowrap ${linkClass}`}>
        {text}
      </a>
    )
  })
