import { shareCollection, unshareCollection } from "@roomwright/contract/favourites/collections"
import { collectionPath } from "@roomwright/contract/page-paths"
import { Button, buttonClass } from "@roomwright/ui/button"
import { useState } from "react"
import { Link } from "react-router"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { ConfirmDialog } from "../platform/dialogs/confirm-dialog.tsx"
import { showToast } from "../platform/toast-store.ts"
import { useFavouriteText } from "./favourite-texts.ts"
import { useAct } from "./use-act.ts"

interface ShareCardProps {
  readonly id: string
  /** Null as long as nobody else may see the collection. */
  readonly shareId: string | null
}

/** Who may see a collection: nobody else, or everybody with its link, which can be withdrawn. */
export function ShareCard({ id, shareId }: ShareCardProps) {
  const t = useFavouriteText()
  const { isBusy, act } = useAct()
  const [isAsking, setAsking] = useState(false)
  const params = { id }
  const path = shareId === null ? null : collectionPath(shareId)

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${path ?? ""}`)
      showToast("success", t("favourites.said.copied"))
    } catch {
      showToast("warning", t("favourites.copyFailed"))
    }
  }
  return (
    <SectionCard title={t(path === null ? "favourites.shareNone" : "favourites.shareOn")}>
      <p className="mt-1.5 max-w-measure text-15 text-ink-2">
        {t(path === null ? "favourites.shareNoneText" : "favourites.shareOnText")}
      </p>
      {path === null ? (
        <Button
          className="mt-4"
          disabled={isBusy}
          onClick={() => void act((call) => call(shareCollection, { params }), t("favourites.said.shared"))}
        >
          {t("favourites.share")}
        </Button>
      ) : (
        <>
          <p className="mt-3 text-14 wrap-anywhere">
            <Link to={path} className="text-accent underline underline-offset-4">
              {`${location.origin}${path}`}
            </Link>
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button onClick={() => void copy()}>{t("favourites.copy")}</Button>
            <Link to={path} className={buttonClass()}>
              {t("favourites.view")}
            </Link>
            <Button look="quiet" disabled={isBusy} onClick={() => setAsking(true)}>
              {t("favourites.unshare")}
            </Button>
          </div>
        </>
      )}
      {isAsking ? (
        <ConfirmDialog
          title={t("favourites.unshareTitle")}
          text={t("favourites.unshareText")}
          confirmText={t("favourites.unshareGo")}
          cancelText={t("favourites.cancel")}
          onConfirm={() => {
            setAsking(false)
            void act((call) => call(unshareCollection, { params }), t("favourites.said.unshared"))
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </SectionCard>
  )
}
