import type { WorkDetail } from "@roomwright/contract/works/calls"
import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { acrossPhone, Picture } from "@roomwright/ui/picture"
import { Rotate3d, ShoppingBag } from "lucide-react"
import { useState } from "react"
import { pictureOf } from "../platform/cards/picture-morph.tsx"
import { PictureThumbs } from "../platform/cards/picture-thumbs.tsx"
import { RoomTags } from "../platform/cards/room-tags.tsx"
import { useText, useLanguage } from "../platform/locale/locale.tsx"
import { fillsStage, placeOnStage } from "./stage-crop.ts"
import { showToast } from "../platform/toast-store.ts"

/** The work's pictures: one large, tags on the main one, the others to choose from below; in its frame its rooms, too. */
export function WorkStage({ work }: { readonly work: WorkDetail }) {
  const t = useText()
  const [chosen, setChosen] = useState(0)
  const { isOpen, Tour, open, close } = useTour()
  const picture = work.pictures[chosen] ?? work.picture
  const isMain = chosen === 0
  const tagged = work.products.filter(({ at }) => at !== null).length
  const ratio = picture.width / picture.height
  const fills = fillsStage(ratio)
  return (
    <div>
      <div className="bleed relative !px-0 md:mx-0">
        {Tour ? <Tour panoramas={work.panoramas} /> : null}
        <div
          {...pictureOf(work.id)}
          className={classNames(
            Tour ? "hidden" : "grid",
            "relative place-items-center overflow-hidden bg-still bg-cover bg-center md:rounded-card",
            fills && "md:aspect-video",
          )}
          {...(fills ? { style: { backgroundImage: `url("${picture.placeholder}")` } } : {})}
        >
          <div
            className={fills ? "size-full" : "relative max-w-full"}
            style={
              fills
                ? undefined
                : { aspectRatio: ratio, width: `min(100%, calc(min(720px, 82vh) * ${ratio.toFixed(4)}))` }
            }
          >
            <Picture
              key={picture.id}
              source={picture}
              alt={
                isMain
                  ? t("work.pictureOf", { name: work.name.text })
                  : t("work.detailOf", { name: work.name.text, number: chosen })
              }
              sizes={
                fills
                  ? `${acrossPhone}, (width < 1408px) 100vw, 1280px`
                  : `min(100vw, ${Math.round(720 * ratio)}px)`
              }
              first
              className="h-full"
            />
            {isMain ? (
              <div className="max-md:hidden">
                <RoomTags products={fills ? placeOnStage(work.products, ratio) : work.products} />
              </div>
            ) : null}
          </div>
        </div>
        {work.panoramas.length > 0 ? (
          <button
            type="button"
            aria-pressed={isOpen}
            aria-busy={isOpen && !Tour}
            onClick={isOpen ? close : open}
            className="absolute top-3 inline-flex max-md:right-3 md:left-3 min-h-10 items-center gap-2 rounded-pill bg-glass px-4 text-14 font-medium shadow-float aria-pressed:bg-accent aria-pressed:text-on-accent"
          >
            <Icon of={Rotate3d} size={18} />
            {t("work.lookAround")}
          </button>
        ) : null}
        {tagged > 0 && !Tour ? (
          <a
            href="#products"
            className="absolute top-3 left-3 inline-flex items-center gap-1.5 rounded-pill bg-glass px-3 py-1.5 text-14 font-medium md:hidden"
          >
            <Icon of={ShoppingBag} size={16} />
            {t("work.productsHere", { count: work.products.length })}
          </a>
        ) : null}
      </div>
      {work.pictures.length > 1 ? (
        <PictureThumbs
          pictures={work.pictures}
          chosen={chosen}
          onChoose={(at) => {
            setChosen(at)
            close()
          }}
          label={t("work.pictures")}
          look="row"
        />
      ) : null}
    </div>
  )
}

type Tour = Awaited<ReturnType<typeof load>>

const load = async (language: ReturnType<typeof useLanguage>) =>
  (await import("../platform/panoramas/panorama-tour.tsx")).loadTour(language)

/** The code of panoramas, fetched once the reader asks for them. */
function useTour() {
  const t = useText()
  const language = useLanguage()
  const [tour, setTour] = useState<{ readonly Tour: Tour } | "loading" | null>(null)
  const open = (): void => {
    setTour("loading")
    load(language).then(
      (Tour) => setTour({ Tour }),
      () => {
        setTour(null)
        showToast("error", t("error.network"))
      },
    )
  }
  return {
    isOpen: tour !== null,
    Tour: tour === null || tour === "loading" ? null : tour.Tour,
    open,
    close: () => setTour(null),
  }
}
