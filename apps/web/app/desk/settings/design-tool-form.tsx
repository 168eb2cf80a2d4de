import {
  changeDesignTool,
  removeDesignTool,
  settingLimits,
  toolAddressPattern,
  type DeskSettings,
} from "@roomwright/contract/desk-settings"
import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useRef, useState, type SubmitEvent } from "react"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useDeskText } from "../desk-texts.ts"
import { Moment } from "../moment.tsx"
import { sayRefusal } from "../say-refusal.ts"

/** The third-party design tool. Its key is written and never read: it stays when the field is left empty. */
export function DesignToolForm({ stored }: { readonly stored: DeskSettings["designTool"] }) {
  const t = useDeskText()
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [tool, setTool] = useState(stored)
  const [address, setAddress] = useState(stored?.address ?? "")
  const [key, setKey] = useState("")
  const [wasSent, setWasSent] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const faults = {
    address: !toolAddressPattern.test(address.trim()),
    key: key === "" ? tool === null : !/^[\x21-\x7E]{8,}$/.test(key),
  }
  const change = async (call: () => Promise<DeskSettings>, done: string): Promise<void> => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const { designTool } = await call()
      setTool(designTool)
      setAddress(designTool?.address ?? "")
      setKey("")
      setWasSent(false)
      showToast("success", done)
    } catch (error) {
      sayRefusal(error)
    }
    setIsBusy(false)
  }
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setWasSent(true)
    const first = (["address", "key"] as const).find((field) => faults[field])
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    const body = { toolAddress: address.trim(), ...(key === "" ? {} : { toolKey: key }) }
    await change(() => siteCall(language)(changeDesignTool, { body }), t("desk.settings.toolSaved"))
  }
  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-labelledby="design-tool"
      className="grid gap-5 rounded-card border border-line bg-card p-6 lg:p-8"
    >
      <h2 id="design-tool" className="text-22">
        {t("desk.settings.tool")}
      </h2>
      <TextField
        name="address"
        type="url"
        label={t("desk.settings.toolAddress")}
        autoComplete="off"
        spellCheck={false}
        maxLength={settingLimits.toolAddress}
        value={address}
        error={wasSent && faults.address ? t("desk.fault.toolAddress") : undefined}
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
        error={wasSent && faults.key ? t("desk.fault.toolKey") : undefined}
        onChange={({ target }) => setKey(target.value)}
        aside={
          tool ? (
            <span className="text-12 text-ink-2">
              {t("desk.settings.keySet")} <Moment iso={tool.keySetAt} />
            </span>
          ) : null
        }
      />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" aria-disabled={isBusy}>
          {t("desk.settings.saveTool")}
        </Button>
        {tool ? (
          <Button
            aria-disabled={isBusy}
            onClick={() =>
              void change(() => siteCall(language)(removeDesignTool, {}), t("desk.settings.toolRemoved"))
            }
          >
            {t("desk.settings.removeTool")}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
