import { Button } from "@roomwright/ui/button"
import { useState, type ComponentType } from "react"
import { useText } from "../platform/locale/locale.tsx"
import { showToast } from "../platform/toast-store.ts"
import { useContentText } from "./content-texts.ts"

/** The way to write to us; the form's code comes when somebody wants it. */
export function FeedbackSection() {
  const t = useContentText()
  const site = useText()
  const [form, setForm] = useState<ComponentType | null>(null)
  const [isLoading, setLoading] = useState(false)
  const Form = form
  const open = (): void => {
    if (isLoading) return
    setLoading(true)
    import("./feedback-form.tsx")
      .then(async ({ FeedbackForm, loadFeedbackTexts }) => {
        await loadFeedbackTexts()
        setForm(() => FeedbackForm)
      })
      .catch(() => showToast("error", site("call.serverFail")))
      .finally(() => setLoading(false))
  }
  return (
    <section
      id="feedback"
      aria-labelledby="feedback-title"
      className="mt-16 max-w-[52rem] scroll-mt-6 rounded-card border border-line bg-card p-5 sm:p-8"
    >
      <h2 id="feedback-title" className="text-28">
        {t("content.feedback.title")}
      </h2>
      <p className="mt-2 text-pretty text-ink-2">{t("content.feedback.intro")}</p>
      {Form ? (
        <Form />
      ) : (
        <Button look="primary" className="needs-script mt-5" aria-busy={isLoading} onClick={open}>
          {t("content.feedback.open")}
        </Button>
      )}
    </section>
  )
}
