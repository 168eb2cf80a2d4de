import { PanelButton } from "../panels/parts/panel-button.tsx"
import { useStudioText } from "../use-studio-text.ts"
import type { Published } from "./publish-work.ts"
import type { PublishHost } from "./publish-host.ts"

interface PublishedNoteProps {
  readonly ended: Extract<Published, { readonly kind: "done" | "incomplete" }>
  readonly host: PublishHost
  readonly isBusy: boolean
  /** Tries once more to show it, when the profile is complete. */
  readonly onAgain: () => void
}

/** The work is there: where it is seen, or what its designer's profile lacks before it is. */
export function PublishedNote({ ended, host, isBusy, onAgain }: PublishedNoteProps) {
  const t = useStudioText()
  const link = "text-accent underline underline-offset-4"
  return (
    <div role="status" className="grid justify-items-start gap-3">
      {ended.kind === "incomplete" ? (
        <>
          <p className="text-pretty">{t("publish.incomplete")}</p>
          <ul className="grid gap-1">
            {ended.gaps.map((gap) => (
              <li key={gap}>
                <a href={`${host.profile}#${gap}`} target="_blank" rel="noopener" className={link}>
                  {t(`publish.gap.${gap}`)}
                </a>
              </li>
            ))}
          </ul>
          <PanelButton look="primary" disabled={isBusy} onClick={onAgain}>
            {t(isBusy ? "publish.sending" : "publish.now")}
          </PanelButton>
        </>
      ) : (
        <p className="text-15 text-pretty text-ok">
          {t(ended.isShown ? "publish.isShown" : "publish.isSaved")}
        </p>
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        {ended.kind === "done" && ended.isShown ? (
          <a href={host.address(ended.work)} target="_blank" rel="noopener" className={link}>
            {t("publish.see")}
          </a>
        ) : null}
        <a href={host.editAddress(ended.work)} target="_blank" rel="noopener" className={link}>
          {t("publish.edit")}
        </a>
      </p>
    </div>
  )
}
