import type { HomePage } from "@roomwright/contract/home/calls"
import { articlePath, pagePaths, workPath } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { acrossPhone, Picture } from "@roomwright/ui/picture"
import { Armchair, Camera, PencilRuler, ShoppingBag } from "lucide-react"
import { Link } from "react-router"
import { formatArea, formatCount } from "../platform/locale/format.ts"
import { useLangOf, useLanguage, useText } from "../platform/locale/locale.tsx"

/** What one can do here, with where it begins: the design tool comes with a plan. */
const abilities = [
  { name: "draw", icon: PencilRuler, to: pagePaths.price },
  { name: "furnish", icon: Armchair, to: pagePaths.price },
  { name: "render", icon: Camera, to: pagePaths.price },
  { name: "buy", icon: ShoppingBag, to: pagePaths.products },
] as const

interface CoverProps {
  readonly work: HomePage["cover"]
  /** Leads in place of a work. */
  readonly article: HomePage["coverArticle"]
  readonly counts: HomePage["counts"]
  /** The month that the page is of, in words. */
  readonly month: string
}

/**
 * The cover: words on the left, a room or an article bleeding off the right edge. On a phone the picture is above them: it
 * comes first, so that the focus goes down the page.
 */
export function Cover({ work, article, counts, month }: CoverProps) {
  const t = useText()
  const language = useLanguage()
  const langOf = useLangOf()
  const lead = article
    ? {
        to: articlePath(article.id),
        picture: article.cover,
        name: article.title,
        line: article.summary.text,
        lineText: article.summary,
      }
    : work && {
        to: workPath(work.id),
        picture: work.picture,
        name: work.name,
        line: `${work.designer.nickname} · ${work.designer.city.text} · ${formatArea(work.areaM2, language)}`,
        lineText: null,
      }
  return (
    <section className="@container">
      <div className="flex flex-col md:grid md:grid-cols-[minmax(0,4.4fr)_minmax(0,8fr)] md:gap-8 md:pt-8 md:pl-[max(var(--spacing-gutter),calc((100cqw-var(--container-content))/2))] lg:gap-14 lg:pt-10">
        {lead ? (
          <Link
            to={lead.to}
            className="group relative block aspect-8/5 overflow-hidden bg-still md:col-start-2 md:row-start-1 md:aspect-16/11 md:rounded-l-card"
          >
            {lead.picture ? (
              <Picture
                source={lead.picture}
                alt=""
                sizes={`${acrossPhone}, (width < 900px) 100vw, 66vw`}
                first
                className="h-full transition-transform duration-200 ease-out group-hover:scale-[1.01]"
                style={{ objectPosition: "56% 50%" }}
              />
            ) : null}
            <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-photo-shade to-transparent px-4 pt-20 pb-4 text-14 text-photo-ink md:px-6 md:pb-5">
              <strong className="block font-serif text-22 font-normal" {...langOf(lead.name)}>
                {lead.name.text}
              </strong>
              <span className="line-clamp-2" {...(lead.lineText ? langOf(lead.lineText) : {})}>
                {lead.line}
              </span>
            </span>
          </Link>
        ) : (
          <div className="min-h-60 bg-still md:col-start-2 md:row-start-1 md:rounded-l-card" />
        )}
        <div className="flex flex-col justify-between px-gutter pt-6 md:col-start-1 md:row-start-1 md:px-0 md:py-1">
          <div>
            <p className="eyebrow">{t("home.issue", { month })}</p>
            <h1 className="mt-3 mb-3.5 text-36 whitespace-pre-line md:mt-5 md:mb-6 md:text-48 xl:text-64 ">
              {t("home.headline")}
            </h1>
            <p className="max-w-[24em] text-16 text-ink-2 md:text-18">{t("home.lede")}</p>
            <p className="mt-5 mb-4 flex flex-wrap gap-3 md:mt-7 md:mb-6">
              <Link to={pagePaths.works} className={`${buttonClass("primary")} max-md:flex-1`}>
                {t("action.seeWorks")}
              </Link>
              <Link to={pagePaths.products} className={`${buttonClass()} max-md:flex-1`}>
                {t("action.seeProducts")}
              </Link>
            </p>
          </div>
          <ul aria-label={t("home.can")} className="mb-6 grid grid-cols-2 gap-x-4 gap-y-1 md:mb-8">
            {abilities.map(({ name, icon, to }) => (
              <li key={name}>
                <Link to={to} className="group flex min-h-10 items-center gap-2.5 text-15">
                  <span className="text-accent">
                    <Icon of={icon} />
                  </span>
                  <span className="underline-offset-4 group-hover:text-accent group-hover:underline">
                    {t(`home.can.${name}`)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <dl className="flex justify-between border-t border-line pt-5 md:justify-start md:gap-10">
            {(["works", "products", "designers"] as const).map((kind) => (
              <div key={kind} className="flex flex-col-reverse">
                <dt className="text-14 text-ink-2">{t(`home.count.${kind}`)}</dt>
                <dd className="num font-serif text-22 md:text-28">
                  {formatCount(
                    counts[kind],
                    kind === "products" && counts.productsAreCapped === true,
                    language,
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
