import type { ProductDetail } from "@roomwright/contract/catalogue/calls"
import { pagePaths } from "@roomwright/contract/page-paths"
import { Fragment, type ReactNode } from "react"
import { Link } from "react-router"
import { formatNumber } from "../platform/locale/format.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import { DimensionDrawing } from "./dimension-drawing.tsx"
import { DoorCheck } from "./door-check.tsx"

/** Measures and materials, with a drawing to scale of the thing, and whether it gets through the door. */
export function ProductFacts({ product }: { readonly product: ProductDetail }) {
  const t = useText()
  const language = useLanguage()
  const { widthMm, depthMm, heightMm } = product
  const measure = (mm: number): string => `${formatNumber(mm, language)} mm`
  const facts: (readonly [string, ReactNode])[] = [
    [t("product.width"), measure(widthMm)],
    [t("product.depth"), measure(depthMm)],
    [t("product.height"), measure(heightMm)],
    [
      t("filter.style"),
      <Link key="style" to={`${pagePaths.products}?style=${product.style.id}`} className="hover:text-accent">
        {product.style.name.text}
      </Link>,
    ],
    [t("filter.material"), product.materials.map(({ name }) => name.text).join(" · ")],
  ]
  return (
    <section className="mt-16 grid items-start gap-8 md:mt-24 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-14">
      <div className="rounded-card border border-line bg-card p-4 md:p-8">
        <DimensionDrawing
          widthMm={widthMm}
          depthMm={depthMm}
          heightMm={heightMm}
          title={t("product.drawing", { width: widthMm, depth: depthMm, height: heightMm })}
          drawing={product.drawing}
          measure={(mm) => formatNumber(mm, language)}
          labels={{ front: t("product.home"), side: t("product.side"), top: t("product.top") }}
        />
      </div>
      <div>
        <h2 className="text-28 md:text-36">{t("product.fits")}</h2>
        <dl className="mt-6 grid grid-cols-[auto_1fr]">
          {facts.map(([name, value]) => (
            <Fragment key={name}>
              <dt className="border-t border-line py-2.5 pr-6 text-ink-2">{name}</dt>
              <dd className="num border-t border-line py-2.5">{value}</dd>
            </Fragment>
          ))}
        </dl>
        {product.variants.some(({ size }) => size !== null) ? (
          <p className="mt-4 text-14 text-ink-2">{t("product.firstSize")}</p>
        ) : null}
        <DoorCheck key={product.id} sides={{ widthMm, depthMm, heightMm }} />
      </div>
    </section>
  )
}
