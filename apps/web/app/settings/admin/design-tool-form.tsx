import {
  changeDesignTool,
  removeDesignTool,
  settingLimits,
  type AdminSettings,
  type DesignToolState,
} from "@roomwright/contract/settings/admin"
import { Button } from "@roomwright/ui/button"
import { Segments } from "@roomwright/ui/segments"
import { TextField } from "@roomwright/ui/text-field"
import { useState } from "react"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { FormCard } from "../../admin/frame/form-card.tsx"
import { Moment } from "../../admin/frame/moment.tsx"
import { Notice } from "../../admin/frame/notice.tsx"
import { Tag } from "../../admin/frame/tag.tsx"
import { useAdminForm } from "../../admin/frame/use-admin-form.ts"
import { checkTool, draftOfTool, type ToolDraft } from "./check-tool.ts"

const sources = {
  desk: { tone: "ok", text: "admin.settings.byDesk" },
  environment: { tone: "ok", text: "admin.settings.byEnvironment" },
  none: { tone: "plain", text: "admin.settings.toolDefault" },
} as const

/** Which design tool the menu opens. The secret is written and never read: it stays when the field is left empty. */
export function DesignToolForm({ stored: shown }: { readonly stored: DesignToolState }) {
  const t = useAdminText()
  const call = siteCall(useLanguage())
  const [state, setState] = useState(shown)
  const [draft, setDraft] = useState(() => draftOfTool(shown))
  const change = (ask: () => Promise<AdminSettings>, done: string): Promise<void> =>
    form.run(async () => {
      const { designTool } = await ask()
      setState(designTool)
      setDraft(draftOfTool(designTool))
      form.startOver()
      showToast("success", done)
    })
  const save = (): Promise<void> =>
    change(() => call(changeDesignTool, { body: toBody(draft) }), t("admin.settings.toolSaved"))
  const form = useAdminForm({ faults: checkTool(draft, state.coohom), onSend: save })
  const field = (name: "address" | "appKey" | "secret") => ({
    name,
    spellCheck: false,
    value: draft[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setDraft({ ...draft, [name]: target.value }),
  })
  const source = sources[state.source]
  const names = { roomwright: t("admin.settings.toolOwn"), coohom: t("admin.settings.toolCoohom") }
  return (
    <FormCard
      of={form}
      title={t("admin.settings.tool")}
      go={t("admin.settings.saveTool")}
      beside={
        state.source === "desk" || state.coohom ? (
          <Button
            aria-disabled={form.isBusy}
            onClick={() => void change(() => call(removeDesignTool, {}), t("admin.settings.toolRemoved"))}
          >
            {t("admin.settings.removeChannel")}
          </Button>
        ) : null
      }
    >
      <dl className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <dt className="text-ink-2">{t("admin.settings.inForce")}</dt>
        <dd className="flex min-w-0 flex-wrap items-center gap-2">
          {names[state.tool]}
          <Tag tone={source.tone}>{t(source.text)}</Tag>
        </dd>
      </dl>
      {state.coohom && !state.coohom.isReadable ? (
        <Notice tone="bad">{t("admin.settings.toolSecretLost")}</Notice>
      ) : (
        <Notice>{t("admin.settings.toolNote")}</Notice>
      )}
      <Segments
        label={t("admin.settings.toolWhich")}
        options={[
          { value: "roomwright", text: names.roomwright },
          { value: "coohom", text: names.coohom },
        ]}
        value={draft.tool}
        onChange={(tool) => setDraft({ ...draft, tool })}
      />
      {draft.tool === "coohom" ? (
        <>
          <TextField
            {...field("address")}
            type="url"
            label={t("admin.settings.toolAddress")}
            autoComplete="off"
            maxLength={settingLimits.toolAddress}
            error={form.faultOf("address", t("admin.fault.toolAddress"))}
          />
          <TextField
            {...field("appKey")}
            label={t("admin.settings.toolAppKey")}
            autoComplete="off"
            maxLength={settingLimits.toolKey}
            error={form.faultOf("appKey", t("admin.fault.toolAppKey"))}
          />
          <TextField
            {...field("secret")}
            type="password"
            label={t("admin.settings.toolSecret")}
            {...(state.coohom ? { hint: t("admin.settings.keyStays") } : {})}
            autoComplete="new-password"
            maxLength={settingLimits.toolSecret}
            error={form.faultOf("secret", t("admin.fault.toolSecret"))}
            aside={
              state.coohom ? (
                <span className="text-12 text-ink-2">
                  {t("admin.settings.keySet")} <Moment iso={state.coohom.secretSetAt} />
                </span>
              ) : null
            }
          />
        </>
      ) : null}
    </FormCard>
  )
}

const toBody = ({ tool, address, appKey, secret }: ToolDraft) =>
  tool === "roomwright"
    ? { tool }
    : {
        tool,
        toolAddress: address.trim(),
        toolAppKey: appKey.trim(),
        ...(secret === "" ? {} : { toolSecret: secret }),
      }
