import { CheckField } from "@roomwright/ui/check-field"
import { AdminDialog } from "../frame/admin-dialog.tsx"
import { useAdminText, type AdminTextId } from "../frame/admin-texts.ts"
import { KeyCap } from "./key-cap.tsx"
import { switchKeys, useKeysAreOn } from "./key-preference.ts"

const keys: readonly { readonly keys: readonly string[]; readonly text: AdminTextId }[] = [
  { keys: ["J"], text: "admin.keys.next" },
  { keys: ["K"], text: "admin.keys.previous" },
  { keys: ["X"], text: "admin.keys.mark" },
  { keys: ["/"], text: "admin.keys.search" },
  { keys: ["A"], text: "admin.keys.accept" },
  { keys: ["R"], text: "admin.keys.reject" },
  { keys: ["1", "2", "3"], text: "admin.keys.reason" },
  { keys: ["+", "−", "0"], text: "admin.keys.zoom" },
  { keys: ["T"], text: "admin.keys.turn" },
  { keys: ["?"], text: "admin.keys.help" },
]

/** Which keys there are, and the switch for who speaks to the computer or slips on keys. */
export function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const t = useAdminText()
  const isOn = useKeysAreOn()
  return (
    <AdminDialog title={t("admin.keys.title")} onClose={onClose}>
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
      <p className="mt-4 text-14 text-ink-2">{t("admin.keys.note")}</p>
      <div className="mt-4">
        <CheckField
          label={t("admin.keys.on")}
          checked={isOn}
          onChange={({ target }) => switchKeys(target.checked)}
        />
      </div>
    </AdminDialog>
  )
}
