import { inLanguage } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Share2 } from "lucide-react"
import { useState, type ComponentType } from "react"
import { useLanguage, useText } from "../locale/locale.tsx"
import { useRootData } from "../root-data.ts"
import { showToast } from "../toast-store.ts"
import type { EmbeddedPage } from "./embed-code.tsx"
import type { ShareDialogProps } from "./share-dialog.tsx"

interface ShareButtonProps {
  /** Of the page, from the path on. */
  readonly path: string
  readonly title: string
  /** In a row of icons. */
  readonly look?: "text" | "icon"
  /** Other sites may show the page in a frame. */
  readonly embed?: EmbeddedPage
}

/** Sends a page on: by the phone's own sheet, else by a dialog that comes when it is asked for. */
export function ShareButton({ path, title, look = "text", embed }: ShareButtonProps) {
  const t = useText()
  const language = useLanguage()
  const root = useRootData()
  const [Dialog, setDialog] = useState<ComponentType<ShareDialogProps> | null>(null)
  const url = (root?.publicUrl ?? "") + inLanguage(path, language)
  const open = async (): Promise<void> => {
    if (hasOwnSheet()) return navigator.share({ title, url }).catch(() => {})
    try {
      const { ShareDialog, shareTexts } = await import("./share-dialog.tsx")
      await shareTexts.load(language)
      setDialog(() => ShareDialog)
    } catch {
      showToast("error", t("error.network"))
    }
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => void open()}
        {...(look === "icon"
          ? {
              "aria-label": t("action.share"),
              title: t("action.share"),
              className:
                "inline-grid size-10 place-items-center rounded-pill text-ink-2 transition-colors duration-150 hover:text-ink",
            }
          : { className: `${buttonClass("quiet")} !px-3` })}
      >
        <Icon of={Share2} size={look === "icon" ? 20 : 18} />
        {look === "icon" ? null : t("action.share")}
      </button>
      {Dialog ? <Dialog url={url} title={title} embed={embed} onClose={() => setDialog(null)} /> : null}
    </>
  )
}

/** On phones it knows every app that takes a link; on computers it is poor or not there. */
const hasOwnSheet = (): boolean => "share" in navigator && matchMedia("(pointer: coarse)").matches
