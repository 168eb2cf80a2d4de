import type { WorkCard as WorkCardData } from "@roomwright/contract/works/calls"
import { Masonry } from "@roomwright/ui/masonry"
import { topOfSecondColumn } from "./top-of-second-column.ts"
import { WorkCard } from "./work-card.tsx"

interface WorkMasonryProps {
  readonly works: readonly WorkCardData[]
  readonly leads?: boolean
  readonly hideDesigner?: boolean
}

export function WorkMasonry({ works, leads = false, hideDesigner = false }: WorkMasonryProps) {
  const second = leads ? topOfSecondColumn(works.map(({ picture }) => picture)) : -1
  return (
    <Masonry>
      {works.map((work, at) => (
        <WorkCard
          key={work.id}
          work={work}
          sizes="(width < 600px) 44vw, (width < 1024px) 46vw, 400px"
          first={leads && (at < 2 || at === second)}
          hideDesigner={hideDesigner}
        />
      ))}
    </Masonry>
  )
}
