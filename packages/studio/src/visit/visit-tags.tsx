import type { ElementId } from "@roomwright/scene/elements/values"
import { useVisit } from "./use-visit.ts"
import type { Visit } from "./visit-state.ts"

interface VisitTagsProps {
  readonly visit: Visit
  readonly nameOf: (id: ElementId) => string
  readonly label: string
}

/** Dots over the products in the picture, as far as they are in sight. The list of pieces has all of them. */
export function VisitTags({ visit, nameOf, label }: VisitTagsProps) {
  const marks = useVisit(visit, (state) => state.marks)
  const hasTags = useVisit(visit, (state) => state.hasTags)
  const chosen = useVisit(visit, (state) => state.chosen)
  if (!hasTags) return null
  return (
    <ul aria-label={label} className="pointer-events-none absolute inset-0 overflow-hidden">
      {marks.map(({ id, x, y }) => (
        <li
          key={id}
          className="absolute top-0 left-0"
          style={{ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)` }}
        >
          <button
            type="button"
            aria-label={nameOf(id)}
            aria-pressed={chosen === id}
            title={nameOf(id)}
            onClick={() => visit.set({ chosen: id })}
            className="group pointer-events-auto absolute -top-5 -left-5 grid size-10 place-items-center rounded-pill"
          >
            <span className="grid size-4 place-items-center rounded-pill bg-glass shadow-tag transition-transform duration-150 group-hover:scale-125 group-aria-pressed:scale-125 group-aria-pressed:bg-accent">
              <span className="size-1.5 rounded-pill bg-accent group-aria-pressed:bg-on-accent" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
