import { pagePaths } from "@roomwright/contract/page-paths"
import { DesignerCard } from "../platform/cards/designer-card.tsx"
import { ProductGrid } from "../platform/cards/product-grid.tsx"
import { SectionHead } from "../platform/cards/section-head.tsx"
import { WorksSection } from "../platform/cards/works-section.tsx"
import { useText } from "../platform/locale/locale.tsx"
import type { BesideResults } from "./find-beside-results.ts"

/** More products where few were found, and the works and designers of the keyword. */
export function ResultsBeside({
  keyword,
  beside: { more, works, designers },
}: {
  readonly keyword: string
  readonly beside: BesideResults
}) {
  const t = useText()
  const asked = encodeURIComponent(keyword)
  return (
    <>
      {more ? (
        <section className="mt-16 md:mt-24">
          <SectionHead
            title={
              more.keyword === null ? t("search.popular") : t("search.moreFor", { keyword: more.keyword })
            }
          />
          <ProductGrid products={more.products} columns={4} />
        </section>
      ) : null}
      <WorksSection title={t("search.worksFor", { keyword })} works={works} filter={works.filter} />
      {designers.length > 0 ? (
        <section className="mt-16 md:mt-24">
          <SectionHead
            title={t("search.designersFor", { keyword })}
            more={{ to: `${pagePaths.designerResults}?w=${asked}`, text: t("search.allDesigners") }}
          />
          <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {designers.map((designer) => (
              <li key={designer.id}>
                <DesignerCard designer={designer} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
