import type { Picture as PictureData } from "@roomwright/contract/picture"
import { Picture } from "@roomwright/ui/picture"
import { useState } from "react"
import { pictureOf } from "../platform/cards/picture-morph.tsx"
import { PictureThumbs } from "../platform/cards/picture-thumbs.tsx"
import { useText } from "../platform/locale/locale.tsx"

interface ProductGalleryProps {
  readonly id: string
  readonly name: string
  readonly pictures: readonly PictureData[]
}

/** One large square picture and the others to choose from. */
export function ProductGallery({ id, name, pictures }: ProductGalleryProps) {
  const t = useText()
  const [chosen, setChosen] = useState(0)
  const picture = pictures[chosen] ?? pictures[0]
  if (!picture) return null
  const several = pictures.length > 1
  return (
    <div
      className={
        several ? "grid gap-3 md:grid-cols-[64px_minmax(0,1fr)] lg:grid-cols-[72px_minmax(0,1fr)]" : ""
      }
    >
      {/* First: a page that is still coming would show the small ones in its place. */}
      <div
        {...pictureOf(id)}
        className={`bleed !px-0 md:mx-0 ${several ? "md:col-start-2 md:row-start-1" : ""}`}
      >
        <Picture
          key={picture.id}
          source={picture}
          alt={t("product.pictureOf", { name, number: chosen + 1 })}
          sizes="(width < 900px) 100vw, 700px"
          first
          className="aspect-square md:rounded-card dark-picture"
        />
      </div>
      {several ? (
        <PictureThumbs
          pictures={pictures}
          chosen={chosen}
          onChoose={setChosen}
          label={t("product.pictures")}
          look="column"
        />
      ) : null}
    </div>
  )
}
