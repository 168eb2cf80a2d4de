import type { WorkCard as Work } from "@roomwright/contract/works/calls"
import { WorkCard } from "../platform/cards/work-card.tsx"

/** The flattest and the narrowest picture of a row; few of them are cut flatter, or the row would be a page high. */
const flattest = 1.8
const narrowest = [3, 1.4, 0.7] as const

/** At most three works in one row that ends where the page does, whatever their shapes; a phone swipes through them. */
export function OtherWorks({ works }: { readonly works: readonly Work[] }) {
  const least = narrowest[works.length - 1] ?? narrowest[2]
  return (
    <ul className="bleed no-scrollbar flex snap-x items-start gap-3 overflow-x-auto md:mx-0 md:gap-8 md:overflow-visible md:px-0">
      {works.map((work) => {
        const shape = Math.max(least, Math.min(flattest, work.picture.width / work.picture.height))
        return (
          <li
            key={work.id}
            // As wide as it is flat: all pictures of the row are equally high.
            style={{ flexGrow: shape, width: `calc(${shape} * 44vw)` }}
            className="max-w-full snap-start scroll-mx-4 max-md:shrink-0 md:min-w-0 md:basis-0"
          >
            <WorkCard work={work} sizes="(width < 900px) 70vw, 620px" shape={shape} hideDesigner />
          </li>
        )
      })}
    </ul>
  )
}
