import {
  closeFeedback,
  reopenFeedback,
  replyToFeedback,
  type FeedbackDetail,
} from "@roomwright/contract/content/feedback"
import { Button } from "@roomwright/ui/button"
import { TextArea } from "@roomwright/ui/text-area"
import { useRef, useState } from "react"
import { useRevalidator } from "react-router"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { siteCall } from "../../../platform/site-call.ts"
import { showToast } from "../../../platform/toast-store.ts"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { OwnCaseNotice, useIsOwnCase } from "../../../admin/frame/own-case.tsx"
import { sayRefusal } from "../../../admin/frame/say-refusal.ts"
import { wayTexts } from "./feedback-names.ts"

/** Answers somebody, or says that there is nothing to answer. */
export function ReplyForm({ entry: { id, way, state, sender } }: { readonly entry: FeedbackDetail }) {
  const t = useAdminText()
  const isOwn = useIsOwnCase([sender?.id])
  const call = siteCall(useLanguage())
  const { revalidate } = useRevalidator()
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState("")
  // Pressed twice, it is one answer.
  const [key] = useState(() => crypto.randomUUID())
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
      await revalidate()
    } catch (error) {
      sayRefusal(error)
    } finally {
      setBusy(false)
    }
  }
  const send = (): void => {
    setMissing(text.trim() === "")
    if (text.trim() === "") return area.current?.focus()
    void run(async () => {
      await call(replyToFeedback, { params: { id }, body: { text, key } })
      showToast("success", t("admin.feedback.sent"))
    })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="mt-8 grid max-w-measure gap-4"
    >
      {isOwn ? <OwnCaseNotice /> : null}
      <TextArea
        ref={area}
        label={t("admin.feedback.reply")}
        hint={t(way === "phone" ? "admin.feedback.call" : wayTexts[way])}
        error={isMissing && text.trim() === "" ? t("admin.feedback.missing") : undefined}
        maxLength={4_000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" disabled={isOwn} aria-disabled={isBusy}>
          {t(way === "phone" ? "admin.feedback.goPhone" : "admin.feedback.go")}
        </Button>
        {state === "CLOSED" ? (
          <Button
            disabled={isOwn}
            aria-disabled={isBusy}
            onClick={() => void run(() => call(reopenFeedback, { params: { id } }))}
          >
            {t("admin.feedback.reopen")}
          </Button>
        ) : state === "NEW" ? (
          <Button
            disabled={isOwn}
            aria-disabled={isBusy}
            onClick={() => void run(() => call(closeFeedback, { params: { id } }))}
          >
            {t("admin.feedback.close")}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
