import { actionGroups } from "../../actions/action.ts"
import { allActions } from "../../actions/all-actions.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { DialogFrame } from "../parts/dialog-frame.tsx"
import { KeyCaps } from "../parts/key-caps.tsx"
import { useShell, useShellState } from "./use-shell.ts"

/** Every key there is, by what it is for. */
export function ShortcutSheet() {
  const t = useStudioText()
  const shell = useShell()
  const isOpen = useShellState((state) => state.dialog === "shortcuts")
  const hasSingleKeys = useShellState((state) => state.hasSingleKeys)
  if (!isOpen) return null
  return (
    <DialogFrame
      title={t("action.shortcuts")}
      onClose={() => shell.set({ dialog: null })}
      className="w-[min(860px,calc(100vw-32px))]"
    >
      <div
        // Scrolled by the keyboard, too.
        tabIndex={0}
        role="region"
        aria-label={t("action.shortcuts")}
        className="relative min-h-0 overflow-y-auto px-5 py-4 focus-visible:-outline-offset-2"
      >
        {hasSingleKeys ? null : <p className="mb-4 text-wait">{t("panel.singleKeysOff")}</p>}
        <div className="gap-8 sm:columns-2">
          {actionGroups.map((group) => (
            <section key={group} className="mb-5 break-inside-avoid">
              <h3 className="mb-1 font-sans text-12 font-semibold tracking-normal text-ink-2">
                {t(`action.group.${group}`)}
              </h3>
              <dl>
                {allActions
                  .filter((action) => action.group === group && action.keys.length > 0)
                  .map((action) => (
                    <div
                      key={action.id}
                      className="flex min-h-7 items-center justify-between gap-4 border-b border-line py-0.5"
                    >
                      <dt>{t(action.text)}</dt>
                      <dd className="flex flex-wrap justify-end gap-2">
                        {action.keys.map((chord) => (
                          <KeyCaps key={chord} chord={chord} />
                        ))}
                      </dd>
                    </div>
                  ))}
              </dl>
            </section>
          ))}
        </div>
        <p className="text-ink-2">{t("panel.planKeys")}</p>
      </div>
    </DialogFrame>
  )
}
