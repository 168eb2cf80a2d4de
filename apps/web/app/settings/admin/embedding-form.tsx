import { changeEmbedHosts } from "@roomwright/contract/settings/admin"
import { embeddingLimits } from "@roomwright/contract/settings/embedding"
import { TextArea } from "@roomwright/ui/text-area"
import { useState } from "react"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { FormCard } from "../../admin/frame/form-card.tsx"
import { Notice } from "../../admin/frame/notice.tsx"
import { useAdminForm, type AdminForm } from "../../admin/frame/use-admin-form.ts"
import { hostsOf, wrongLineOf } from "./read-embed-hosts.ts"

/** The sites that may show the 3D viewer in their pages. */
export function EmbeddingForm({ stored }: { readonly stored: readonly string[] }) {
  const t = useAdminText()
  const language = useLanguage()
  const [text, setText] = useState(stored.join("\n"))
  const wrongLine = wrongLineOf(text)
  const save = async (): Promise<void> => {
    const { embedHosts } = await siteCall(language)(changeEmbedHosts, { body: { embedHosts: hostsOf(text) } })
    setText(embedHosts.join("\n"))
    showToast("success", t("admin.settings.embedSaved"))
  }
  const form: AdminForm<"hosts"> = useAdminForm({
    faults: { hosts: wrongLine !== null },
    onSend: () => form.run(save),
  })
  return (
    <FormCard of={form} title={t("admin.settings.embedding")} go={t("admin.settings.saveEmbedding")}>
      <Notice>{t("admin.settings.embedNote")}</Notice>
      <TextArea
        name="hosts"
        label={t("admin.settings.embedHosts")}
        spellCheck={false}
        autoComplete="off"
        value={text}
        error={form.faultOf(
          "hosts",
          t("admin.fault.embedHosts", { line: wrongLine ?? 1, most: embeddingLimits.hosts }),
        )}
        onChange={({ target }) => setText(target.value)}
      />
    </FormCard>
  )
}
