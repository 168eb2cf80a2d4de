import type { DesignOffer } from "@roomwright/contract/orders/design-orders"
import { Picture } from "@roomwright/ui/picture"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { useOrderText } from "./order-texts.ts"

/** The pictures that are sold, each with the size that its buyer gets. */
export function OfferedPictures({ offer: { pictures, work } }: { readonly offer: DesignOffer }) {
  const t = useOrderText()
  return (
    <SectionCard title={t("orders.design.get")}>
      <p className="mt-2 text-15 text-ink-2">{t("orders.design.getText", { count: pictures.length })}</p>
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {pictures.map(({ picture, width, height }, at) => (
          <li key={picture.id}>
            <span className="block aspect-4/3 overflow-hidden rounded-control bg-still">
              <Picture
                source={picture}
                alt={t("orders.design.pictureOf", { name: work.name.text, number: at + 1 })}
                sizes="(width < 900px) 46vw, 240px"
                className="h-full"
              />
            </span>
            <span className="num mt-1.5 block text-14 text-ink-2">
              {t("orders.design.size", { width, height })}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
