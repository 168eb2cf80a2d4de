import type { Picture as PictureData } from "@roomwright/contract/media/picture"
import { plainModelPath, type ShownModel } from "@roomwright/contract/catalogue/product-models"
import { furnishPath, productPath } from "@roomwright/contract/page-paths"
import type { WorkCard } from "@roomwright/contract/works/calls"
import { buttonClass } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { acrossPhone, Picture } from "@roomwright/ui/picture"
import { Armchair, Box, Image } from "lucide-react"
import { useRef, useState } from "react"
import { pictureOf } from "../platform/cards/picture-morph.tsx"
import { PictureThumbs } from "../platform/cards/picture-thumbs.tsx"
import { PictureSlide } from "../platform/gallery/picture-slide.tsx"
import { PictureStrip } from "../platform/gallery/picture-strip.tsx"
import { useText } from "../platform/locale/locale.tsx"
import { showToast } from "../platform/toast-store.ts"
import { useViewer } from "./model/use-viewer.ts"

interface ProductGalleryProps {
  readonly id: string
  readonly name: string
  readonly pictures: readonly PictureData[]
  readonly model: ShownModel | null
  /** The words that the variant which is chosen is called by: the model is dressed so. */
  readonly dress: readonly string[]
  /** Works that it stands in: their pictures show it in a room. */
  readonly rooms: readonly WorkCard[]
}

const sizes = `${acrossPhone}, (width < 900px) 100vw, 700px`
const mode = `${buttonClass("secondary", true)} aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper aria-busy:opacity-60`

/** The pictures of a product, then the rooms it stands in; the thing itself in 3D where its merchant gave a model. */
export function ProductGallery({ id, name, pictures, model, dress, rooms }: ProductGalleryProps) {
  const t = useText()
  const [chosen, setChosen] = useState(0)
  const opener = useRef<HTMLButtonElement>(null)
  const { shown, open, close } = useViewer(() => showToast("error", t("error.network")))
  const slides = [
    ...pictures.map((picture, at) => ({
      id: picture.id,
      picture,
      alt: t("product.pictureOf", { name, number: at + 1 }),
      room: null,
    })),
    ...rooms.map((room) => ({
      id: room.id,
      picture: room.picture,
      alt: t("product.inRoom", { name, room: room.name.text }),
      room,
    })),
  ]
  const several = slides.length > 1
  const isIn3d = shown.kind === "opening" || shown.kind === "open"
  const closeAndStay = (): void => {
    close()
    // The button that had the focus is gone.
    requestAnimationFrame(() => opener.current?.focus())
  }
  const poster = (picture: PictureData) => (
    <Picture
      source={picture}
      alt={t("product.pictureOf", { name, number: 1 })}
      sizes={sizes}
      className="aspect-square dark-picture"
    />
  )
  return (
    <div
      className={
        several
          ? "grid content-start gap-3 md:grid-cols-[64px_minmax(0,1fr)] lg:grid-cols-[72px_minmax(0,1fr)]"
          : "grid content-start gap-3"
      }
    >
      {/* First: a page that is still coming would show the small ones in its place. */}
      <div
        {...pictureOf(id)}
        className={`bleed relative !px-0 md:mx-0 ${several ? "md:col-start-2 md:row-start-1" : ""}`}
      >
        {shown.kind === "open" && model ? (
          <shown.Viewer
            name={name}
            model={{ ...model, address: model.path }}
            outside={{ file: plainModelPath(model.path), page: productPath(id) }}
            dress={dress}
            poster={poster(model.poster)}
            onClose={closeAndStay}
            className="aspect-square md:rounded-card"
          />
        ) : isIn3d && model ? (
          <div className="overflow-hidden md:rounded-card">{poster(model.poster)}</div>
        ) : (
          <PictureStrip
            slides={slides.map(({ picture, alt, room }, at) => ({
              picture,
              alt,
              shown: (
                <PictureSlide
                  source={picture}
                  alt={alt}
                  sizes={sizes}
                  first={at === 0}
                  isStill={room === null}
                />
              ),
            }))}
            chosen={chosen}
            onChoose={setChosen}
            label={t("product.gallery")}
            className="aspect-square md:rounded-card"
          />
        )}
      </div>
      {several ? (
        <PictureThumbs
          pictures={slides.map(({ id: key, picture }) => ({ ...picture, id: key }))}
          chosen={isIn3d ? -1 : chosen}
          onChoose={(at) => {
            close()
            setChosen(at)
          }}
          label={t("product.pictures")}
          look="column"
        />
      ) : null}
      {model ? (
        <div className={`flex flex-wrap items-start gap-2 ${several ? "md:col-start-2" : ""}`}>
          <button type="button" aria-pressed={!isIn3d} onClick={close} className={mode}>
            <Icon of={Image} size={18} />
            {t("product.asPictures")}
          </button>
          <button
            ref={opener}
            type="button"
            aria-pressed={isIn3d}
            aria-busy={shown.kind === "opening"}
            onClick={open}
            className={mode}
          >
            <Icon of={Box} size={18} />
            {t("product.in3d")}
          </button>
          {/* The studio needs room; on a phone the 3D view puts it into the real one. */}
          <a
            href={furnishPath(id)}
            target="_blank"
            rel="noopener"
            className={`${buttonClass("secondary", true)} max-lg:hidden`}
          >
            <Icon of={Armchair} size={18} />
            {t("product.furnish")}
          </a>
        </div>
      ) : null}
    </div>
  )
}
