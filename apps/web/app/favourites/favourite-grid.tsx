import {
  favouriteSubjects,
  removeFavourite,
  type FavouriteSubject,
} from "@roomwright/contract/favourites/calls"
import { Button } from "@roomwright/ui/button"
import { useState, type ReactNode } from "react"
import { DesignerCard } from "../platform/cards/designer-card.tsx"
import { ProductCard } from "../platform/cards/product-card.tsx"
import { WorkCard } from "../platform/cards/work-card.tsx"
import { CollectDialog } from "./collect-dialog.tsx"
import { useFavouriteText } from "./favourite-texts.ts"
import { named } from "./named.ts"
import type { ShownTab } from "./read-favourites.ts"
import { useAct } from "./use-act.ts"
import type { MerchantCard as MerchantCardData } from "@roomwright/contract/catalogue/merchants"
import { merchantPath } from "@roomwright/contract/page-paths"
import { Face } from "@roomwright/ui/face"
import { Link } from "react-router"
import { useLangOf, useText } from "../platform/locale/locale.tsx"

interface Kept {
  readonly subject: FavouriteSubject
  readonly id: string
  /** Null for what is not on show now. */
  readonly card: ReactNode
  readonly name: string
}

const sizes = "(width < 640px) 44vw, 300px"

function listKept(shown: Exclude<ShownTab, { tab: "collections" }>): Kept[] {
  switch (shown.tab) {
    case "works":
      return shown.list.content.map(({ id, work }) => ({
        subject: "work",
        id,
        card: work && <WorkCard work={work} sizes={sizes} />,
        name: work?.name.text ?? "",
      }))
    case "products":
      return shown.list.content.map(({ id, product }) => ({
        subject: "product",
        id,
        card: product && <ProductCard product={product} sizes={sizes} />,
        name: product?.name.text ?? "",
      }))
    case "followed":
      return shown.list.content.map(({ id, subject, designer, merchant }) => ({
        subject,
        id,
        card:
          (designer && <DesignerCard designer={designer} />) ??
          (merchant && <MerchantCard merchant={merchant} />),
        name: (designer ?? merchant)?.nickname ?? "",
      }))
  }
}

/** Favourites as their cards, with what can be done with each. */
export function FavouriteGrid({ shown }: { readonly shown: Exclude<ShownTab, { tab: "collections" }> }) {
  const t = useFavouriteText()
  const { isBusy, act } = useAct()
  const [collected, setCollected] = useState<Kept | null>(null)
  const isFollowed = shown.tab === "followed"
  // Cards of designers and merchants are of very different heights.
  const all = listKept(shown)
  const groups = favouriteSubjects
    .map((each) => all.filter(({ subject }) => subject === each))
    .filter((group) => group.length > 0)
  return (
    <>
      {groups.map((group) => (
        <ul
          key={group[0]?.subject}
          aria-busy={isBusy}
          className={`grid items-start gap-x-3 gap-y-8 not-first:mt-8 sm:gap-x-6 ${isFollowed ? "sm:grid-cols-2" : "grid-cols-2 xl:grid-cols-3"}`}
        >
          {group.map((kept) => (
            <li key={`${kept.subject}/${kept.id}`} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
              {kept.card ?? <GoneCard subject={kept.subject} />}
              <p className="flex flex-wrap gap-2">
                {kept.card !== null && !isFollowed ? (
                  <Button
                    small
                    aria-label={named(t("favourites.collect"), kept.name)}
                    onClick={() => setCollected(kept)}
                  >
                    {t("favourites.collect")}
                  </Button>
                ) : null}
                <Button
                  small
                  look="quiet"
                  disabled={isBusy}
                  aria-label={named(t(isFollowed ? "favourites.unfollow" : "favourites.remove"), kept.name)}
                  onClick={() =>
                    void act((call) =>
                      call(removeFavourite, { params: { subject: kept.subject, id: kept.id } }),
                    )
                  }
                >
                  {t(isFollowed ? "favourites.unfollow" : "favourites.remove")}
                </Button>
              </p>
            </li>
          ))}
        </ul>
      ))}
      {collected && (collected.subject === "work" || collected.subject === "product") ? (
        <CollectDialog
          subject={collected.subject}
          id={collected.id}
          name={collected.name}
          onClose={() => setCollected(null)}
        />
      ) : null}
    </>
  )
}

/** Stands for what is not on show now: hidden, withdrawn, or deleted. What it was is nobody's to know. */
function GoneCard({ subject }: { readonly subject: FavouriteSubject }) {
  const t = useFavouriteText()
  return (
    <p className="grid aspect-4/3 place-items-center rounded-card border border-dashed border-line-2 p-4 text-center text-14 text-ink-2">
      {t(`favourites.gone.${subject}`)}
    </p>
  )
}

/** A merchant one follows. */
function MerchantCard({ merchant }: { readonly merchant: MerchantCardData }) {
  const t = useText()
  const langOf = useLangOf()
  const city = merchant.city.text ? `${merchant.city.text} · ` : ""
  return (
    <article className="border-t border-line pt-5">
      <Link to={merchantPath(merchant.id)} className="group flex items-center gap-3.5">
        {merchant.avatar ? <Face picture={merchant.avatar} size="large" /> : null}
        <span className="min-w-0 leading-snug">
          <strong className="block font-medium wrap-anywhere group-hover:text-accent">
            {merchant.nickname}
          </strong>
          <span className="block text-14 text-ink-2">
            {city}
            {t("merchant.products", { count: merchant.productCount })} ·{" "}
            {t("product.merchantSince", { year: merchant.joinedAt.slice(0, 4) })}
          </span>
          {merchant.sells.text ? (
            <span className="mt-1 line-clamp-2 block text-14" {...langOf(merchant.sells)}>
              {merchant.sells.text}
            </span>
          ) : null}
        </span>
      </Link>
    </article>
  )
}
