import { feedbackLimits } from "@roomwright/contract/content/feedback-limits"
import { sendFeedback } from "@roomwright/contract/content/feedback"
import type { Upload } from "@roomwright/contract/media/uploads"
import { Button } from "@roomwright/ui/button"
import { TextArea } from "@roomwright/ui/text-area"
import { TextField } from "@roomwright/ui/text-field"
import { useEffect, useRef, useState, type SubmitEvent } from "react"
import { ApiError } from "../platform/api.ts"
import { saveDraft, readDraft } from "../platform/forms/saved-draft.ts"
import { accountTexts } from "../platform/locale/account-texts.ts"
import { clockTime } from "../platform/locale/clock-time.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { useSession } from "../platform/session/use-session.ts"
import { siteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"
import { UploadField } from "../platform/uploads/upload-field.tsx"
import { useContentText } from "./content-texts.ts"
import { contactPhonePattern, emailPattern } from "@roomwright/contract/accounts/fields"

/** The field for pictures has texts of its own. */
export const loadFeedbackTexts = (): Promise<void> => accountTexts.load(shownLanguage())

const place = "feedback"
interface Draft {
  readonly text: string
  readonly contact: string
}
const isDraft = (value: object): value is Draft =>
  "text" in value && typeof value.text === "string" && "contact" in value && typeof value.contact === "string"

/** What somebody has to say to us. What is typed outlives a refusal, a dead network and a reload. */
export function FeedbackForm() {
  const t = useContentText()
  const language = useLanguage()
  const isSignedIn = useSession() !== null
  const area = useRef<HTMLTextAreaElement>(null)
  const contactField = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<Draft>(() => readDraft(place, isDraft) ?? { text: "", contact: "" })
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [wasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const done = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // It opens where one is: the way on is to write.
    if (isSent) done.current?.focus()
    else area.current?.focus({ preventScroll: true })
  }, [isSent])

  const faults: FeedbackFaults = wasTried ? findFaults(draft, { isSignedIn, t }) : {}
  const change = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part }
    setDraft(next)
    saveDraft(place, next)
  }
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setTried(true)
    setRefusal(null)
    const wrong = findFaults(draft, { isSignedIn, t })
    if (wrong.text) return area.current?.focus()
    if (wrong.contact) return contactField.current?.focus()
    if (isBusy) return
    setBusy(true)
    try {
      const pictures = isSignedIn ? uploads.map(({ id }) => id) : []
      await siteCall(language)(sendFeedback, {
        body: { text: draft.text, contact: draft.contact.trim(), pictures, key },
      })
      saveDraft(place, null)
      setSent(true)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 401) return
      const { retryAfterMs } = error
      const words =
        error.is("tooManyRequests") && retryAfterMs !== null
          ? t("content.feedback.retryAt", { time: clockTime(retryAfterMs, language) })
          : error.message
      setRefusal(words)
      showToast("error", words)
    } finally {
      setBusy(false)
    }
  }
  const again = (): void => {
    setDraft({ text: "", contact: draft.contact })
    setUploads([])
    setKey(crypto.randomUUID())
    setTried(false)
    setSent(false)
  }

  if (isSent)
    return (
      <div className="mt-6" role="status">
        <h3 ref={done} tabIndex={-1} className="text-22 outline-none">
          {t("content.feedback.sent")}
        </h3>
        <p className="mt-2 text-ink-2">
          {t(isSignedIn ? "content.feedback.sentInbox" : "content.feedback.sentContact")}
        </p>
        <Button className="mt-5" onClick={again}>
          {t("content.feedback.again")}
        </Button>
      </div>
    )
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mt-6 grid gap-5">
      <TextArea
        ref={area}
        label={t("content.feedback.text")}
        hint={t("content.feedback.draft")}
        error={faults.text}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <TextField
        ref={contactField}
        label={t("content.feedback.contact")}
        hint={t(isSignedIn ? "content.feedback.contactOptional" : "content.feedback.contactHint")}
        error={faults.contact}
        autoComplete="email"
        value={draft.contact}
        onChange={({ target }) => change({ contact: target.value })}
      />
      {isSignedIn ? (
        <UploadField
          label={t("content.feedback.pictures", { count: feedbackLimits.pictures })}
          purpose="feedback"
          maxFiles={feedbackLimits.pictures}
          onChange={setUploads}
        />
      ) : (
        <p className="text-14 text-ink-2">{t("content.feedback.login")}</p>
      )}
      {refusal === null ? null : (
        <p role="alert" className="rounded-control bg-bad-tint px-3.5 py-2.5 text-14 text-bad">
          {refusal}
        </p>
      )}
      <div>
        <Button look="primary" type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
          {t("content.feedback.go")}
        </Button>
      </div>
    </form>
  )
}

interface FeedbackFaults {
  readonly text?: string
  readonly contact?: string
}

interface Judging {
  readonly isSignedIn: boolean
  readonly t: ReturnType<typeof useContentText>
}

/** What keeps a message from being sent, in words; the server judges alike. */
function findFaults(
  { text, contact }: { readonly text: string; readonly contact: string },
  { isSignedIn, t }: Judging,
): FeedbackFaults {
  const wrongText = faultOfText(text.trim(), t)
  const left = contact.trim()
  const isContact = left === "" ? isSignedIn : emailPattern.test(left) || contactPhonePattern.test(left)
  return {
    ...(wrongText === null ? {} : { text: wrongText }),
    ...(isContact ? {} : { contact: t("content.feedback.faultContact") }),
  }
}

function faultOfText(text: string, t: Judging["t"]): string | null {
  const most = feedbackLimits.text
  const over = [...text].length - most
  if (text === "") return t("content.feedback.faultText")
  if (over > 0) return t("content.feedback.faultLong", { most, over })
  const links = [...text.matchAll(/https?:\/\/|\bwww\./gi)].length
  return links > feedbackLimits.links
    ? t("content.feedback.faultLinks", { most: feedbackLimits.links })
    : null
}
