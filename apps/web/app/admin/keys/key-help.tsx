import { CheckField } from "@roomwright/ui/check-field"
import { DeskDialog } from "../frame/admin-dialog.tsx"
import { useDeskText, type DeskTextId } from "../frame/admin-texts.ts"
import { KeyCap } from "./key-cap.tsx"
import { switchKeys, useKeysAreOn } from "./key-preference.ts"

const keys: readonly { readonly keys: readonly string[]; readonly text: DeskTextId }[] = [
  { keys: ["J"], text: "desk.keys.next" },
  { keys: ["K"], text: "desk.keys.previous" },
  { keys: ["X"], text: "desk.keys.mark" },
  { keys: ["/"], text: "desk.keys.search" },
  { keys: ["A"], text: "desk.keys.accept" },
  { keys: ["R"], text: "desk.keys.reject" },
  { keys: ["1", "2", "3"], text: "desk.keys.reason" },
  { keys: ["+", "−", "0"], text: "desk.keys.zoom" },
  { keys: ["T"], text: "desk.keys.turn" },
  { keys: ["?"], text: "desk.keys.help" },
]

/** Which keys there are, and the switch for who speaks to the computer or slips on keys. */
export function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const t = useDeskText()
  const isOn = useKeysAreOn()
  return (
    <DeskDialog title={t("desk.keys.title")} onClose={onClose}>
      <dl className="mt-4 grid gap-2 text-14">
        {keys.map(({ keys: caps, text }) => (
          <div key={text} className="flex items-center justify-between gap-4 border-b border-line pb-2">
            <dt>{t(text)}</dt>
            <dd className="flex gap-1">
              {caps.map((cap) => (
                <KeyCap key={cap} cap={cap} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-14 text-ink-2">{t("desk.keys.note")}</p>
      <div className="mt-4">
        <CheckField
          label={t("desk.keys.on")}
          checked={isOn}
          onChange={({ target }) => switchKeys(target.checked)}
        />
      </div>
    </DeskDialog>
  )
}
