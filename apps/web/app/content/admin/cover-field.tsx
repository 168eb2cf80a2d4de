import type { OwnPicture } from "@roomwright/contract/media/picture"
import { Button } from "@roomwright/ui/button"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { AdminImage } from "../../admin/frame/admin-image.tsx"
import type { SentPicture } from "./content-draft.ts"
import { PictureButton } from "./picture-button.tsx"
import { useSendPicture } from "./use-send-picture.ts"

interface CoverFieldProps {
  readonly cover: OwnPicture | null
  readonly onChange: (cover: OwnPicture | null, sent?: SentPicture) => void
}

/** The picture that lists show, and that stands above the article. */
export function CoverField({ cover, onChange }: CoverFieldProps) {
  const t = useAdminText()
  const { isBusy, send } = useSendPicture((sent) => onChange(sent.picture, sent))
  return (
    <div className="mt-5 flex flex-wrap items-center gap-4">
      {cover ? (
        <AdminImage
          source={cover}
          alt={t("admin.content.cover")}
          className="aspect-[3/2] w-44 rounded-control bg-still object-cover"
        />
      ) : null}
      <PictureButton
        text={isBusy ? t("admin.content.pictureBusy") : t("admin.content.cover")}
        isBusy={isBusy}
        onFile={(file) => void send(file)}
      />
      {cover ? (
        <Button small look="quiet" onClick={() => onChange(null)}>
          {t("admin.content.coverRemove")}
        </Button>
      ) : null}
    </div>
  )
}
