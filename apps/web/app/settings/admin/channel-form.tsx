import { channelLimits } from "@roomwright/contract/settings/channel-addresses"
import type { ChannelState } from "@roomwright/contract/settings/channel-states"
import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useState } from "react"
import { showToast } from "../../platform/toast-store.ts"
import type { AdminTextId } from "../../admin/frame/admin-texts.ts"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { FormCard } from "../../admin/frame/form-card.tsx"
import { Moment } from "../../admin/frame/moment.tsx"
import { Notice } from "../../admin/frame/notice.tsx"
import { Tag } from "../../admin/frame/tag.tsx"
import { useAdminForm } from "../../admin/frame/use-admin-form.ts"
import type { ChannelDraft } from "./check-channel.ts"

/** What the two channels differ in. */
export interface ChannelKind {
  readonly texts: Readonly<
    Record<
      | "title"
      | "note"
      | "address"
      | "addressHint"
      | "sender"
      | "to"
      | "test"
      | "addressFault"
      | "senderFault"
      | "toFault",
      AdminTextId
    >
  >
  readonly senderHint: AdminTextId | null
  readonly isUserOptional: boolean
  readonly faultsOf: (
    draft: ChannelDraft,
    stored: ChannelState["stored"],
  ) => Readonly<Record<keyof ChannelDraft, boolean>>
  readonly save: (draft: ChannelDraft) => Promise<ChannelState>
  readonly remove: () => Promise<ChannelState>
  readonly test: (to: string) => Promise<"desk" | "environment" | "outbox">
}

interface ChannelFormProps {
  readonly kind: ChannelKind
  readonly shown: ChannelState
  /** Where a test goes at first: the reader's own address or number. */
  readonly own: string
}

const sources = {
  desk: { tone: "ok", text: "admin.settings.byDesk" },
  environment: { tone: "ok", text: "admin.settings.byEnvironment" },
  none: { tone: "wait", text: "admin.settings.notSet" },
} as const

const draftOf = (stored: ChannelState["stored"], to: string): ChannelDraft => ({
  address: stored?.address ?? "",
  user: stored?.user ?? "",
  password: "",
  sender: stored?.sender ?? "",
  to,
})

/** Where emails or SMS go out. The password is written and never read: it stays when the field is left empty. */
export function ChannelForm({ kind, shown, own }: ChannelFormProps) {
  const t = useAdminText()
  const [state, setState] = useState(shown)
  const [draft, setDraft] = useState(() => draftOf(shown.stored, own))
  const { texts } = kind
  const faults = kind.faultsOf(draft, state.stored)
  const change = (call: () => Promise<ChannelState>, done: AdminTextId): Promise<void> =>
    form.run(async () => {
      const next = await call()
      setState(next)
      setDraft(draftOf(next.stored, draft.to))
      form.startOver()
      showToast("success", t(done))
    })
  const form = useAdminForm({
    faults,
    onSend: () => change(() => kind.save(draft), "admin.settings.channelSaved"),
  })
  const [wasTested, setWasTested] = useState(false)
  const test = (): void => {
    setWasTested(true)
    if (faults.to) return form.focus("to")
    void form.run(async () => {
      const by = await kind.test(draft.to)
      showToast("success", t(by === "outbox" ? "admin.settings.testOutbox" : "admin.settings.testSent"))
    })
  }
  const field = (name: keyof ChannelDraft) => ({
    name,
    autoComplete: "off",
    spellCheck: false,
    value: draft[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setDraft({ ...draft, [name]: target.value }),
  })
  const source = sources[state.source]
  const { stored } = state
  return (
    <FormCard
      of={form}
      title={t(texts.title)}
      go={t("admin.settings.saveChannel")}
      beside={
        <>
          <Button aria-disabled={form.isBusy} onClick={test}>
            {t(texts.test)}
          </Button>
          {stored ? (
            <Button
              aria-disabled={form.isBusy}
              onClick={() => void change(kind.remove, "admin.settings.channelRemoved")}
            >
              {t("admin.settings.removeChannel")}
            </Button>
          ) : null}
        </>
      }
    >
      <dl className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <dt className="text-ink-2">{t("admin.settings.inForce")}</dt>
        <dd className="flex min-w-0 flex-wrap items-center gap-2 wrap-anywhere">
          <Tag tone={source.tone}>{t(source.text)}</Tag>
          {state.sender === null ? null : `${state.sender} · ${state.host ?? ""}`}
        </dd>
      </dl>
      {stored && !stored.isReadable ? (
        <Notice tone="bad">{t("admin.settings.passwordLost")}</Notice>
      ) : (
        <Notice>
          <p>{t(texts.note)}</p>
          <p className="mt-1">{t("admin.settings.environmentNext")}</p>
        </Notice>
      )}
      <TextField
        {...field("address")}
        type="url"
        label={t(texts.address)}
        hint={t(texts.addressHint)}
        maxLength={channelLimits.address}
        error={form.faultOf("address", t(texts.addressFault))}
      />
      <TextField
        {...field("user")}
        label={t("admin.settings.channelUser")}
        {...(kind.isUserOptional ? { hint: t("admin.settings.userHint") } : {})}
        maxLength={channelLimits.user}
        error={form.faultOf("user", t("admin.fault.channelUser"))}
      />
      <TextField
        {...field("password")}
        type="password"
        autoComplete="new-password"
        label={t("admin.settings.channelPassword")}
        {...(stored?.passwordSetAt ? { hint: t("admin.settings.keyStays") } : {})}
        maxLength={channelLimits.password}
        error={form.faultOf("password", t("admin.fault.channelPassword"))}
        aside={
          stored?.passwordSetAt ? (
            <span className="text-12 text-ink-2">
              {t("admin.settings.keySet")} <Moment iso={stored.passwordSetAt} />
            </span>
          ) : null
        }
      />
      <TextField
        {...field("sender")}
        label={t(texts.sender)}
        {...(kind.senderHint ? { hint: t(kind.senderHint) } : {})}
        maxLength={channelLimits.sender}
        error={form.faultOf("sender", t(texts.senderFault))}
      />
      <TextField
        {...field("to")}
        label={t(texts.to)}
        hint={t("admin.settings.testHint")}
        maxLength={254}
        error={
          form.faultOf("to", t(texts.toFault)) ?? (wasTested && faults.to ? t(texts.toFault) : undefined)
        }
      />
    </FormCard>
  )
}
