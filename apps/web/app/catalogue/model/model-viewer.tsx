import { ProductViewer, type ViewerHandle } from "@roomwright/studio/product-viewer"
import type { ReactNode, Ref } from "react"
import { formatNumber } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { useViewerText } from "./viewer-texts.ts"

export interface ViewedModel {
  readonly address: string
  readonly bytes: number
  readonly widthMm: number
  readonly depthMm: number
  readonly heightMm: number
}

interface ModelViewerProps {
  /** Of the product. */
  readonly name: string
  readonly model: ViewedModel
  /** Addresses from `/` on, of a product that is public: its plain GLB and its page. */
  readonly outside?: { readonly file: string; readonly page: string }
  /** What is chosen: the words that a variant of the model may be called by. */
  readonly dress?: readonly string[]
  readonly poster?: ReactNode
  readonly onClose?: () => void
  readonly ref?: Ref<ViewerHandle>
  readonly className?: string
}

/** A product in 3D, in the reader's language. */
export function ModelViewer({ name, model, outside, ...rest }: ModelViewerProps) {
  const t = useViewerText()
  const language = useLanguage()
  const mm = (side: number): string => formatNumber(side, language)
  const { address, bytes, widthMm, depthMm, heightMm } = model
  return (
    <ProductViewer
      {...rest}
      source={{ address, bytes }}
      thing={outside && { ...outside, name }}
      words={{
        name: t("viewer.name", { name }),
        keys: t("viewer.keys"),
        loading: (percent) => t("viewer.loading", { percent }),
        noWebGl: t("viewer.noWebGl"),
        failed: t("viewer.failed"),
        retry: t("viewer.retry"),
        left: t("viewer.left"),
        right: t("viewer.right"),
        nearer: t("viewer.nearer"),
        farther: t("viewer.farther"),
        reset: t("viewer.reset"),
        dimensions: t("viewer.dimensions"),
        full: t("viewer.full"),
        small: t("viewer.small"),
        close: t("viewer.close"),
        room: t("viewer.room"),
        roomMaking: t("viewer.roomMaking"),
        roomReady: t("viewer.roomReady"),
        roomFailed: t("viewer.roomFailed"),
        sides: {
          width: t("viewer.width", { mm: mm(widthMm) }),
          depth: t("viewer.depth", { mm: mm(depthMm) }),
          height: t("viewer.height", { mm: mm(heightMm) }),
        },
      }}
    />
  )
}
