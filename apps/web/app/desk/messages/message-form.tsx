import { countReaders, sendAnnouncement, type Audience } from "@roomwright/contract/mails-desk"
import { Button } from "@roomwright/ui/button"
import { Segments } from "@roomwright/ui/segments"
import { TextArea } from "@roomwright/ui/text-area"
import { TextField } from "@roomwright/ui/text-field"
import { useRef, useState, type SubmitEvent } from "react"
import { ApiError } from "../../platform/api.ts"
import { ConfirmDialog } from "../../platform/dialogs/confirm-dialog.tsx"
import { formatNumber } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useDeskText } from "../desk-texts.ts"
import { sayRefusal } from "../say-refusal.ts"
import { SelectField } from "../select-field.tsx"
import { roleTexts, type AddressedRole } from "./role-words.ts"

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const most = { title: 120, text: 4_000 } as const
const roles = Object.keys(roleTexts) as AddressedRole[]

/** Who is written to, and what. More than one reader is asked about before it is sent. */
export function MessageForm({ onSent }: { readonly onSent: () => void }) {
  const t = useDeskText()
  const language = useLanguage()
  const [kind, setKind] = useState<Audience["kind"]>("account")
  const [account, setAccount] = useState("")
  const [role, setRole] = useState<AddressedRole>("ROLE_DESIGNER")
  const [title, setTitle] = useState("")
  const [text, setText] = useState("")
  const [wasSent, setWasSent] = useState(false)
  const [isUnknown, setIsUnknown] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [asked, setAsked] = useState<number | null>(null)
  // Kept until it is sent: pressed twice, it is one message.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const form = useRef<HTMLFormElement>(null)

  const id = account.trim().toLowerCase()
  const faults = {
    account: kind === "account" && !idPattern.test(id),
    title: title.trim() === "",
    text: text.trim() === "",
  }
  const focus = (name: string): void => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  const audience: Audience =
    kind === "account" ? { kind, accountId: id } : kind === "role" ? { kind, role } : { kind }

  const send = async (): Promise<void> => {
    setAsked(null)
    setIsBusy(true)
    try {
      await siteCall(language)(sendAnnouncement, { body: { audience, title, text, key } })
      showToast("success", t("desk.messages.done"))
      setWasSent(false)
      setTitle("")
      setText("")
      setKey(crypto.randomUUID())
      onSent()
    } catch (error) {
      if (error instanceof ApiError && error.is("notFound")) {
        setIsUnknown(true)
        focus("account")
      } else sayRefusal(error)
    }
    setIsBusy(false)
  }
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setWasSent(true)
    const first = (["account", "title", "text"] as const).find((name) => faults[name])
    if (first) return focus(first)
    if (isBusy) return
    if (kind === "account") return send()
    try {
      const query = kind === "role" ? { role } : {}
      setAsked((await siteCall(language)(countReaders, { query })).readers)
    } catch (error) {
      sayRefusal(error)
    }
  }
  const accountFault = isUnknown
    ? t("desk.fault.noAccount")
    : wasSent && faults.account
      ? t("desk.fault.accountId")
      : undefined
  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={t("desk.nav.messages")}
      className="grid gap-5 rounded-card border border-line bg-card p-6 lg:p-8"
    >
      <Segments
        label={t("desk.messages.audience")}
        value={kind}
        onChange={setKind}
        options={[
          { value: "account", text: t("desk.messages.one") },
          { value: "role", text: t("desk.messages.role") },
          { value: "all", text: t("desk.messages.everybody") },
        ]}
      />
      {kind === "account" ? (
        <TextField
          name="account"
          label={t("desk.grants.account")}
          hint={t("desk.grants.accountHint")}
          autoComplete="off"
          spellCheck={false}
          value={account}
          error={accountFault}
          onChange={({ target }) => {
            setAccount(target.value)
            setIsUnknown(false)
          }}
        />
      ) : null}
      {kind === "role" ? (
        <SelectField
          label={t("desk.messages.role")}
          value={role}
          options={roles.map((value) => ({ value, text: t(roleTexts[value]) }))}
          onChange={setRole}
        />
      ) : null}
      <TextField
        name="title"
        label={t("desk.messages.title")}
        autoComplete="off"
        maxLength={most.title}
        value={title}
        error={wasSent && faults.title ? t("desk.fault.title") : undefined}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextArea
        name="text"
        label={t("desk.messages.text")}
        hint={t("desk.messages.textHint")}
        maxLength={most.text}
        value={text}
        error={wasSent && faults.text ? t("desk.fault.text") : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button look="primary" type="submit" aria-disabled={isBusy}>
          {t("desk.messages.send")}
        </Button>
      </div>
      {asked === null ? null : (
        <ConfirmDialog
          title={t("desk.messages.askTitle", { count: asked })}
          text={t("desk.messages.askText", { title, readers: formatNumber(asked, language) })}
          confirmText={t("desk.messages.send")}
          cancelText={t("desk.action.cancel")}
          onConfirm={() => void send()}
          onCancel={() => setAsked(null)}
        />
      )}
    </form>
  )
}
