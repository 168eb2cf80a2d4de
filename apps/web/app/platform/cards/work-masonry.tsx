import type { WorkCard as WorkCardData } from "@roomwright/contract/works"
import { Masonry } from "@roomwright/ui/masonry"
import { WorkCard } from "./work-card.tsx"

interface WorkMasonryProps {
  readonly works: readonly WorkCardData[]
  readonly leads?: boolean
  readonly hideDesigner?: boolean
}

/** On a phone: the first row of grid lanes, or the tops of two balanced columns. */
const isInSight = (at: number, count: number): boolean => at < 2 || at === Math.ceil(count / 2)

export function WorkMasonry({ works, leads = false, hideDesigner = false }: WorkMasonryProps) {
  return (
    <Masonry>
      {works.map((work, at) => (
        <WorkCard
          key={work.id}
          work={work}
          sizes="(width < 1024px) 46vw, 400px"
          first={leads && isInSight(at, works.length)}
          hideDesigner={hideDesigner}
        />
      ))}
    </Masonry>
  )
}
