import { signOrderedPicture } from "@roomwright/contract/orders/design-orders"
import type { Order, OrderedPicture } from "@roomwright/contract/orders/calls"
import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Picture } from "@roomwright/ui/picture"
import { Download } from "lucide-react"
import { useState } from "react"
import { ApiError } from "../platform/api.ts"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { followDownload } from "../platform/follow-download.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"
import { useOrderText } from "./order-texts.ts"

interface DesignPicturesProps {
  readonly order: Order
  readonly pictures: readonly OrderedPicture[]
  /** They may be downloaded in full size. */
  readonly isOpen: boolean
}

/** The pictures of a design that was bought; paid, each is a download in full size. */
export function DesignPictures({ order, pictures, isOpen }: DesignPicturesProps) {
  const t = useOrderText()
  const language = useLanguage()
  const [busy, setBusy] = useState<number | null>(null)
  const { id, code, side, status: state, item } = order
  const get = async (position: number): Promise<void> => {
    if (busy !== null) return
    setBusy(position)
    try {
      const params = { id, position: String(position) }
      const { address } = await siteCall(language)(signOrderedPicture, { params })
      // The server names the ending: it is that of the upload.
      followDownload(address, `roomwright-${code}-${position + 1}`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
    } finally {
      setBusy(null)
    }
  }
  const note =
    side !== "buyer"
      ? t("orders.design.sellerPictures")
      : state === "AWAITING_PAYMENT"
        ? t("orders.design.later")
        : null
  return (
    <SectionCard title={t("orders.design.pictures")}>
      {note ? <p className="mt-2 text-15 text-ink-2">{note}</p> : null}
      <ul className="mt-4 grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3">
        {pictures.map((one) => (
          <li key={one.position} className="min-w-0">
            <span className="block aspect-4/3 overflow-hidden rounded-control bg-still">
              <Shown
                picture={one}
                alt={t("orders.design.pictureOf", { name: item.name.text, number: one.position + 1 })}
              />
            </span>
            <span className="num mt-1.5 block text-14 text-ink-2">
              {t("orders.design.size", { width: one.width, height: one.height })}
            </span>
            {isOpen ? (
              <Button
                small
                aria-disabled={busy !== null}
                aria-label={t("orders.design.download", { number: one.position + 1 })}
                onClick={() => void get(one.position)}
                className="mt-2 max-w-full"
              >
                <Icon of={Download} size={16} />
                {t("orders.design.downloadOne")}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

function Shown({
  picture: { picture, preview: signed, width, height },
  alt,
}: {
  picture: OrderedPicture
  alt: string
}) {
  // Each look at the order signs a new address: the picture that is there need not be fetched again.
  const [preview] = useState(signed)
  if (picture)
    return <Picture source={picture} alt={alt} sizes="(width < 900px) 46vw, 220px" className="h-full" />
  if (preview === null) return null
  return <img src={preview} alt={alt} width={width} height={height} className="size-full object-cover" />
}
