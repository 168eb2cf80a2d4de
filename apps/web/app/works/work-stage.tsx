import type { WorkDetail } from "@roomwright/contract/works/calls"
import { Icon } from "@roomwright/ui/icon"
import { acrossPhone } from "@roomwright/ui/picture"
import { Rotate3d, ShoppingBag } from "lucide-react"
import { useState } from "react"
import { pictureOf } from "../platform/cards/picture-morph.tsx"
import { PictureThumbs } from "../platform/cards/picture-thumbs.tsx"
import { RoomTags } from "../platform/cards/room-tags.tsx"
import { PictureSlide } from "../platform/gallery/picture-slide.tsx"
import { PictureStrip } from "../platform/gallery/picture-strip.tsx"
import { useText, useLanguage } from "../platform/locale/locale.tsx"
import { showToast } from "../platform/toast-store.ts"

/** A phone shows the main picture from edge to edge; no stage is taller or flatter than this. */
const ratios = { least: 0.8, most: 1.78 } as const

/** The work's pictures: one large, tags on the main one, the others a swipe away; in its frame its rooms, too. */
export function WorkStage({ work }: { readonly work: WorkDetail }) {
  const t = useText()
  const [chosen, setChosen] = useState(0)
  const { isOpen, Tour, open, close } = useTour()
  const tagged = work.products.filter(({ at }) => at !== null).length
  const { width, height } = work.picture
  const ratio = Math.min(ratios.most, Math.max(ratios.least, width / height))
  return (
    <div>
      <div className="bleed relative !px-0 md:mx-0">
        {Tour ? <Tour panoramas={work.panoramas} /> : null}
        <div
          {...pictureOf(work.id)}
          // Within the first screen of a desk: the frame, the name above it and a row of the others below.
          className={
            Tour
              ? "hidden"
              : "md:max-lg:h-[clamp(400px,calc(100svh-340px),720px)] md:max-lg:!aspect-auto lg:!aspect-[8/5] lg:max-h-[max(400px,calc(100svh-340px))] lg:w-full"
          }
          style={{ aspectRatio: ratio }}
        >
          <PictureStrip
            slides={work.pictures.map((picture, at) => {
              const alt =
                at === 0
                  ? t("work.pictureOf", { name: work.name.text })
                  : t("work.detailOf", { name: work.name.text, number: at })
              return {
                picture,
                alt,
                shown: (
                  <PictureSlide
                    source={picture}
                    alt={alt}
                    sizes={`${acrossPhone}, (width < 1024px) 100vw, (width < 1408px) 66vw, 896px`}
                    first={at === 0}
                  >
                    {at === 0 ? (
                      <div className="max-md:hidden">
                        <RoomTags products={work.products} />
                      </div>
                    ) : null}
                  </PictureSlide>
                ),
              }
            })}
            chosen={chosen}
            onChoose={setChosen}
            label={t("work.gallery")}
            className="size-full md:rounded-card"
          />
        </div>
        {work.panoramas.length > 0 ? (
          <button
            type="button"
            aria-pressed={isOpen}
            aria-busy={isOpen && !Tour}
            onClick={isOpen ? close : open}
            className="absolute bottom-3 left-3 inline-flex min-h-10 items-center gap-2 rounded-pill bg-glass px-4 text-14 font-medium shadow-float aria-pressed:bg-accent aria-pressed:text-on-accent"
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
