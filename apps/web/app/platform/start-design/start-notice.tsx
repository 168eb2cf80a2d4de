import { createRoot } from "react-dom/client"
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx"
import { shownLanguage } from "../locale/shown-language.ts"
import { projectTexts } from "../projects/project-texts.ts"

export type StartNotice =
  /** The browser held the window back. */
  | { readonly kind: "blocked" }
  /** Somebody signed in on the way: another press opens it. */
  | { readonly kind: "ready" }
  | { readonly kind: "failed"; readonly message: string }

/**
 * Says why the design tool has not come, with what brings it: a press, which may open a window. It stands beside the
 * page's own tree, so that no page carries any of it before.
 */
export function showStartNotice(notice: StartNotice, again: () => void): void {
  const t = projectTexts.wordsIn(shownLanguage())
  const place = document.body.appendChild(document.createElement("div"))
  const root = createRoot(place)
  const close = (): void => {
    root.unmount()
    place.remove()
  }
  const text = notice.kind === "failed" ? notice.message : t(`projects.start.${notice.kind}Text`)
  root.render(
    <ConfirmDialog
      title={t(`projects.start.${notice.kind}`)}
      text={text}
      confirmText={t(notice.kind === "failed" ? "projects.tryAgain" : "projects.start.open")}
      cancelText={t("projects.cancel")}
      onCancel={close}
      onConfirm={() => {
        close()
        again()
      }}
    />,
  )
}
