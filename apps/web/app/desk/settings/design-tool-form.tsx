import {
  changeDesignTool,
  removeDesignTool,
  settingLimits,
  toolAddressPattern,
  type DeskSettings,
} from "@roomwright/contract/desk-settings"
import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useState } from "react"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useDeskText } from "../desk-texts.ts"
import { FormCard } from "../form-card.tsx"
import { Moment } from "../moment.tsx"
import { useDeskForm } from "../use-desk-form.ts"

/** The third-party design tool. Its key is written and never read: it stays when the field is left empty. */
export function DesignToolForm({ stored }: { readonly stored: DeskSettings["designTool"] }) {
  const t = useDeskText()
  const language = useLanguage()
  const [tool, setTool] = useState(stored)
  const [address, setAddress] = useState(stored?.address ?? "")
  const [key, setKey] = useState("")
  const faults = {
    address: !toolAddressPattern.test(address.trim()),
    key: key === "" ? tool === null : !/^[\x21-\x7E]{8,}$/.test(key),
  }
  const change = (call: () => Promise<DeskSettings>, done: string): Promise<void> =>
    form.run(async () => {
      const { designTool } = await call()
      setTool(designTool)
      setAddress(designTool?.address ?? "")
      setKey("")
      form.startOver()
      showToast("success", done)
    })
  const save = (): Promise<void> => {
    const body = { toolAddress: address.trim(), ...(key === "" ? {} : { toolKey: key }) }
    return change(() => siteCall(language)(changeDesignTool, { body }), t("desk.settings.toolSaved"))
  }
  const form = useDeskForm({ faults, onSend: save })
  return (
    <FormCard
      of={form}
      title={t("desk.settings.tool")}
      go={t("desk.settings.saveTool")}
      beside={
        tool ? (
          <Button
            aria-disabled={form.isBusy}
            onClick={() =>
              void change(() => siteCall(language)(removeDesignTool, {}), t("desk.settings.toolRemoved"))
            }
          >
            {t("desk.settings.removeTool")}
          </Button>
        ) : null
      }
    >
      <TextField
        name="address"
        type="url"
        label={t("desk.settings.toolAddress")}
        autoComplete="off"
        spellCheck={false}
        maxLength={settingLimits.toolAddress}
        value={address}
        error={form.faultOf("address", t("desk.fault.toolAddress"))}
        onChange={({ target }) => setAddress(target.value)}
      />
      <TextField
        name="key"
        type="password"
        label={t("desk.settings.toolKey")}
        {...(tool ? { hint: t("desk.settings.keyStays") } : {})}
        autoComplete="new-password"
        spellCheck={false}
        maxLength={settingLimits.toolKey}
        value={key}
        error={form.faultOf("key", t("desk.fault.toolKey"))}
        onChange={({ target }) => setKey(target.value)}
        aside={
          tool ? (
            <span className="text-12 text-ink-2">
              {t("desk.settings.keySet")} <Moment iso={tool.keySetAt} />
            </span>
          ) : null
        }
      />
    </FormCard>
  )
}
