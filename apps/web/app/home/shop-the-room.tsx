import type { HomePage } from "@roomwright/contract/home/calls"
import { productPath, workPath } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { Picture } from "@roomwright/ui/picture"
import { Link } from "react-router"
import { RoomTags } from "../platform/cards/room-tags.tsx"
import { SectionHead } from "../platform/cards/section-head.tsx"
import { formatMoney, formatNumber } from "../platform/locale/format.ts"
import { useLangOf, useLanguage, useText } from "../platform/locale/locale.tsx"

type ShopTheRoomProps = NonNullable<HomePage["shopTheRoom"]>

/** A room and the products in it: numbers on the picture are those of the list. */
export function ShopTheRoom({ work, products, productCount, totalPrice }: ShopTheRoomProps) {
  const t = useText()
  const language = useLanguage()
  const langOf = useLangOf()
  return (
    <section className="mt-16 md:mt-24">
      <SectionHead title={t("home.shopRoom")} intro={t("home.shopRoomIntro")} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
        <div
          className="relative overflow-hidden rounded-card bg-still"
          style={{ aspectRatio: `${work.picture.width} / ${work.picture.height}` }}
        >
          <Picture
            source={work.picture}
            alt={t("work.pictureOf", { name: work.name.text })}
            sizes="(width < 1024px) 100vw, 720px"
            className="h-full"
          />
          <RoomTags products={products} />
        </div>
        <div>
          <ol className="border-t border-line">
            {products.map(({ product }, at) => (
              <li key={product.id} className="border-b border-line">
                <Link
                  to={productPath(product.id)}
                  className="group grid grid-cols-[20px_56px_minmax(0,1fr)_auto] items-center gap-3 py-3 md:grid-cols-[28px_64px_minmax(0,1fr)_auto] md:gap-4"
                >
                  <span className="num font-serif text-18 text-ink-2">{at + 1}</span>
                  <Picture
                    source={product.picture}
                    alt=""
                    sizes="64px"
                    className="aspect-square rounded-control dark-picture"
                  />
                  <span className="min-w-0">
                    <strong
                      className="block leading-snug font-medium group-hover:text-accent"
                      {...langOf(product.name)}
                    >
                      {product.name.text}
                    </strong>
                    <span className="block text-14 text-ink-2">{product.merchant.nickname}</span>
                  </span>
                  <span className="num whitespace-nowrap">{formatMoney(product.price, language)}</span>
                </Link>
              </li>
            ))}
          </ol>
          <div className="flex flex-col items-stretch justify-between gap-4 pt-5 md:flex-row md:items-center">
            <p className="text-14 text-ink-2">
              {t("home.roomTotal", { count: formatNumber(productCount, language) })}{" "}
              <b className="num font-serif text-22 font-normal text-ink">
                {formatMoney(totalPrice, language)}
              </b>
            </p>
            <Link to={workPath(work.id)} className={buttonClass()}>
              {t("home.wholeList")}
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}
