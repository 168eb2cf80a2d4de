import type { PageOf } from "@roomwright/contract/envelope"
import { askPath, questionReportPath } from "@roomwright/contract/page-paths"
import type { ShownQuestion } from "@roomwright/contract/questions/calls"
import { Button, buttonClass } from "@roomwright/ui/button"
import { useState } from "react"
import { Link } from "react-router"
import { SectionHead } from "../platform/cards/section-head.tsx"
import { Day } from "../platform/locale/day.tsx"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"

interface ProductQuestionsProps {
  readonly productId: string
  readonly merchant: string
  readonly first: PageOf<ShownQuestion>
}

/** What buyers asked and the merchant answered for everybody, and the way to ask. It never says who asked. */
export function ProductQuestions({ productId, merchant, first }: ProductQuestionsProps) {
  const t = useText()
  const language = useLanguage()
  const [more, setMore] = useState<readonly ShownQuestion[]>([])
  const [pages, setPages] = useState(1)
  const [isBusy, setBusy] = useState(false)
  const questions = [
    ...first.content,
    ...more.filter(({ id }) => !first.content.some((one) => one.id === id)),
  ]
  const load = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      // Most readers see enough in what the page brings.
      const { listProductQuestions } = await import("@roomwright/contract/questions/calls")
      const next = await siteCall(language)(listProductQuestions, {
        params: { id: productId },
        query: { page: String(pages), size: String(first.size) },
      })
      setMore([...more, ...next.content])
      setPages(pages + 1)
    } catch (error) {
      showToast("error", error instanceof Error ? error.message : "")
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="mt-16 md:mt-24">
      <SectionHead title={t("product.questions")} />
      {questions.length === 0 ? (
        <p className="max-w-measure text-ink-2">{t("product.questionsNone")}</p>
      ) : (
        <ul className="max-w-measure border-t border-line">
          {questions.map(({ id, text, askedAt, answer, answeredAt }) => (
            <li key={id} className="border-b border-line py-5">
              <p className="flex flex-wrap justify-between gap-x-4 text-14 text-ink-2">
                <span>
                  {t("product.buyerAsked")} · <Day iso={askedAt} />
                </span>
                <Link
                  to={questionReportPath(id, productId)}
                  rel="nofollow"
                  className="underline underline-offset-4"
                >
                  {t("product.reportQuestion")}
                </Link>
              </p>
              <p className="mt-1 font-medium wrap-anywhere whitespace-pre-line">{text}</p>
              <p className="mt-3 text-14 text-ink-2">
                {t("product.merchantAnswered", { merchant })} · <Day iso={answeredAt} />
              </p>
              <p className="mt-1 wrap-anywhere whitespace-pre-line">{answer}</p>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        <Link to={askPath(productId)} rel="nofollow" className={buttonClass()}>
          {t("product.ask")}
        </Link>
        {pages * first.size < first.totalElements ? (
          <Button look="quiet" aria-disabled={isBusy} onClick={() => void load()}>
            {t("product.moreQuestions")}
          </Button>
        ) : null}
      </p>
    </section>
  )
}
