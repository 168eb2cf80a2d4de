import { countReaders, sendAnnouncement, type Audience } from "@roomwright/contract/notifications/admin"
import { Segments } from "@roomwright/ui/segments"
import { TextArea } from "@roomwright/ui/text-area"
import { TextField } from "@roomwright/ui/text-field"
import { useState } from "react"
import { ConfirmDialog } from "../../platform/dialogs/confirm-dialog.tsx"
import { formatNumber } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { AccountField, useAccountChoice } from "../../admin/frame/account-field.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { FormCard } from "../../admin/frame/form-card.tsx"
import { SelectField } from "../../admin/frame/select-field.tsx"
import { useAdminForm, type AdminForm } from "../../admin/frame/use-admin-form.ts"
import { roleTexts, type AddressedRole } from "./reader-names.ts"

const most = { title: 120, text: 4_000 } as const
const roles = Object.keys(roleTexts) as AddressedRole[]

interface MessageFormProps {
  /** Whom the page was opened for; "" for nobody. */
  readonly accountId: string
  readonly onSent: () => void
}

/** Who is written to, and what. More than one reader is asked about before it is sent. */
export function MessageForm({ accountId, onSent }: MessageFormProps) {
  const t = useAdminText()
  const language = useLanguage()
  const [kind, setKind] = useState<Audience["kind"]>("account")
  const account = useAccountChoice(accountId)
  const [role, setRole] = useState<AddressedRole>("ROLE_DESIGNER")
  const [title, setTitle] = useState("")
  const [text, setText] = useState("")
  const [asked, setAsked] = useState<number | null>(null)
  // Kept until it is sent: pressed twice, it is one message.
  const [key, setKey] = useState(() => crypto.randomUUID())

  const faults = {
    account: kind === "account" && !account.isChosen,
    title: title.trim() === "",
    text: text.trim() === "",
  }
  const audience: Audience =
    kind === "account" ? { kind, accountId: account.id } : kind === "role" ? { kind, role } : { kind }

  const send = (): Promise<void> => {
    setAsked(null)
    return form.run(async () => {
      await siteCall(language)(sendAnnouncement, { body: { audience, title, text, key } })
      showToast("success", t("admin.messages.done"))
      form.startOver()
      setTitle("")
      setText("")
      setKey(crypto.randomUUID())
      onSent()
    })
  }
  const count = async (): Promise<void> => {
    const query = kind === "role" ? { role } : {}
    setAsked((await siteCall(language)(countReaders, { query })).readers)
  }
  const form: AdminForm<keyof typeof faults> = useAdminForm({
    faults,
    onSend: () => (kind === "account" ? send() : form.run(count)),
    onRefused: (is) => is("notFound") && account.say(() => form.focus("account")),
  })
  return (
    <>
      <FormCard of={form} title={t("admin.nav.messages")} isSilent go={t("admin.messages.send")}>
        <Segments
          label={t("admin.messages.audience")}
          value={kind}
          onChange={setKind}
          options={[
            { value: "account", text: t("admin.messages.one") },
            { value: "role", text: t("admin.messages.role") },
            { value: "all", text: t("admin.messages.everybody") },
          ]}
        />
        {kind === "account" ? (
          <AccountField choice={account} error={form.faultOf("account", t("admin.fault.accountId"))} />
        ) : null}
        {kind === "role" ? (
          <SelectField
            label={t("admin.messages.role")}
            value={role}
            options={roles.map((value) => ({ value, text: t(roleTexts[value]) }))}
            onChange={setRole}
          />
        ) : null}
        <TextField
          name="title"
          label={t("admin.messages.title")}
          autoComplete="off"
          maxLength={most.title}
          value={title}
          error={form.faultOf("title", t("admin.fault.title"))}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextArea
          name="text"
          label={t("admin.messages.text")}
          hint={t("admin.messages.textHint")}
          maxLength={most.text}
          value={text}
          error={form.faultOf("text", t("admin.fault.text"))}
          onChange={({ target }) => setText(target.value)}
        />
      </FormCard>
      {asked === null ? null : (
        <ConfirmDialog
          title={t("admin.messages.askTitle", { count: asked })}
          text={t("admin.messages.askText", { title, readers: formatNumber(asked, language) })}
          confirmText={t("admin.messages.send")}
          cancelText={t("admin.action.cancel")}
          onConfirm={() => void send()}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  )
}
