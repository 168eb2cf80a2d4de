import type { WorkCard as WorkCardData } from "@roomwright/contract/works/calls"
import { fillRows, isPortrait } from "./fill-rows.ts"
import { WorkCard } from "../platform/cards/work-card.tsx"

/** Works in rows that end together: portraits are as tall as two others above each other. */
export function WorkWall({ works }: { readonly works: readonly WorkCardData[] }) {
  return (
    <div className="grid grid-flow-dense grid-cols-2 gap-x-3 gap-y-6 sm:gap-x-6 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-10">
      {fillRows(works).map((work) => (
        <div key={work.id} className={isPortrait(work) ? "row-span-2" : ""}>
          <WorkCard
            work={work}
            sizes="(width < 600px) 44vw, (width < 1024px) 46vw, 400px"
            shape={isPortrait(work) ? "tall" : "wide"}
          />
        </div>
      ))}
    </div>
  )
}
