import { pagePaths } from "@roomwright/contract/page-paths"
import type { WorkCard as Work } from "@roomwright/contract/works/calls"
import { classNames } from "@roomwright/ui/class-names"
import { useText } from "../locale/locale.tsx"
import { SectionHead } from "./section-head.tsx"
import { WorkCard } from "./work-card.tsx"

interface WorksSectionProps {
  readonly title: string
  readonly intro?: string
  readonly works: { readonly content: readonly Work[]; readonly totalElements: number }
  /** What all of them are found by in the list of works: `productId=…`. */
  readonly filter: string
}

/** The first works that use something, with the way to all of them; nothing where there are none. */
export function WorksSection({ title, intro, works, filter }: WorksSectionProps) {
  const t = useText()
  const { content, totalElements: count } = works
  if (content.length === 0) return null
  return (
    <section className="mt-16 md:mt-24">
      <SectionHead
        title={title}
        {...(intro ? { intro } : {})}
        {...(count > content.length
          ? { more: { to: `${pagePaths.works}?${filter}`, text: t("product.allWorksWith", { count }) } }
          : {})}
      />
      <ul
        className={`grid grid-cols-2 gap-x-3 gap-y-6 md:gap-8 ${content.length === 4 ? "lg:grid-cols-4" : "md:grid-cols-6"}`}
      >
        {content.map((work, at) => (
          <li
            key={work.id}
            // On a phone the first of an odd number is as wide as two.
            className={classNames(
              at === 0 && content.length % 2 === 1 && "max-md:col-span-2",
              content.length !== 4 && spanOf(at, content.length),
            )}
          >
            <WorkCard work={work} sizes="(width < 900px) 92vw, 620px" shape="wide" />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Three stand in a row, and two in the first rows where the last one would have a hole; one stands alone. */
function spanOf(at: number, count: number): string {
  const inPairs = count % 3 === 0 ? 0 : count % 3 === 2 ? 2 : 4
  return at < inPairs ? "md:col-span-3" : "md:col-span-2"
}
