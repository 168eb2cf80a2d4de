import type { Picture as PictureData } from "@roomwright/contract/picture"
import { Picture } from "@roomwright/ui/picture"
import { useState } from "react"
import { useText } from "../platform/locale/locale.tsx"

interface ProductGalleryProps {
  readonly name: string
  readonly pictures: readonly PictureData[]
}

/** One large square picture and the others to choose from. */
export function ProductGallery({ name, pictures }: ProductGalleryProps) {
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
      {several ? (
        <ul
          aria-label={t("product.pictures")}
          className="no-scrollbar -m-1 flex gap-2 overflow-x-auto p-1 max-md:order-2 md:flex-col"
        >
          {pictures.map((thumb, at) => (
            <li key={thumb.id} className="w-16 flex-none md:w-auto">
              <button
                type="button"
                aria-label={t("work.showPicture", { number: at + 1, total: pictures.length })}
                aria-pressed={at === chosen}
                onClick={() => setChosen(at)}
                className="block w-full rounded-control aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-accent"
              >
                <Picture
                  source={thumb}
                  alt=""
                  sizes="72px"
                  className="aspect-square rounded-control dark-picture"
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="bleed !px-0 md:mx-0">
        <Picture
          key={picture.id}
          source={picture}
          alt={t("product.pictureOf", { name, number: chosen + 1 })}
          sizes="(width < 900px) 100vw, 700px"
          first
          className="aspect-square md:rounded-card dark-picture"
        />
      </div>
    </div>
  )
}
