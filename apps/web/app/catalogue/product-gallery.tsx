import type { Picture as PictureData } from "@roomwright/contract/media/picture"
import { plainModelPath, type ShownModel } from "@roomwright/contract/catalogue/product-models"
import { productPath } from "@roomwright/contract/page-paths"
import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { acrossPhone, Picture } from "@roomwright/ui/picture"
import { Box } from "lucide-react"
import { useRef, useState } from "react"
import { pictureOf } from "../platform/cards/picture-morph.tsx"
import { PictureThumbs } from "../platform/cards/picture-thumbs.tsx"
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
}

/** One large square picture and the others to choose from; the thing itself in 3D where its merchant gave a model. */
export function ProductGallery({ id, name, pictures, model, dress }: ProductGalleryProps) {
  const t = useText()
  const [chosen, setChosen] = useState(0)
  const opener = useRef<HTMLButtonElement>(null)
  const { shown, open, close } = useViewer(() => showToast("error", t("error.network")))
  const picture = pictures[chosen] ?? pictures[0]
  if (!picture) return null
  const several = pictures.length > 1
  const isIn3d = shown.kind === "opening" || shown.kind === "open"
  // What is asked for is seen at once: the model's own picture, until the model is there.
  const large = isIn3d && model ? model.poster : picture
  const closeAndStay = (): void => {
    close()
    // The button that had the focus is gone.
    requestAnimationFrame(() => opener.current?.focus())
  }
  const view = (
    <Picture
      key={large.id}
      source={large}
      alt={t("product.pictureOf", { name, number: chosen + 1 })}
      sizes={`${acrossPhone}, (width < 900px) 100vw, 700px`}
      first
      className="aspect-square md:rounded-card dark-picture"
    />
  )
  return (
    <div
      className={
        several ? "grid gap-3 md:grid-cols-[64px_minmax(0,1fr)] lg:grid-cols-[72px_minmax(0,1fr)]" : ""
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
            poster={view}
            onClose={closeAndStay}
            className="aspect-square md:rounded-card"
          />
        ) : (
          view
        )}
        {model && shown.kind !== "open" ? (
          <Button
            ref={opener}
            small
            aria-busy={shown.kind === "opening"}
            className="absolute bottom-3 left-3 aria-busy:opacity-60"
            onClick={open}
          >
            <Icon of={Box} />
            {t("product.in3d")}
          </Button>
        ) : null}
      </div>
      {several ? (
        <PictureThumbs
          pictures={pictures}
          chosen={chosen}
          onChoose={(at) => {
            close()
            setChosen(at)
          }}
          label={t("product.pictures")}
          look="column"
        />
      ) : null}
    </div>
  )
}
