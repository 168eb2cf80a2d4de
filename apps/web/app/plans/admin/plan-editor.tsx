import { publishPlan, type PlanVersion } from "@roomwright/contract/plans/calls"
import { Button } from "@roomwright/ui/button"
import { useRef, useState, type SubmitEvent } from "react"
import { useRevalidator } from "react-router"
import { ApiError } from "../../platform/api.ts"
import { formatNumber } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Notice } from "../../admin/frame/notice.tsx"
import { tierTexts } from "./plan-names.ts"
import { sayRefusal } from "../../admin/frame/say-refusal.ts"
import { comparePlans, draftPlan, readDraft, type PlanPlace, type PlanChange } from "./plan-draft.ts"
import { PlanNumbers } from "./plan-form.tsx"
import { AdminDialog } from "../../admin/frame/admin-dialog.tsx"
import { PlanChanges } from "./plan-changes.tsx"

/** The figures of a tier, typed over and published as its next version. */
export function PlanEditor({ current }: { readonly current: PlanVersion }) {
  const t = useAdminText()
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const [draft, setDraft] = useState(() => draftPlan(current, (figure) => formatNumber(figure, language)))
  const [faults, setFaults] = useState<readonly PlanPlace[]>([])
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [isBeaten, setIsBeaten] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const hasPrices = current.prices !== null
  const tier = t(tierTexts[current.tier])
  const read = readDraft(draft, hasPrices)
  const changes = "terms" in read ? comparePlans(current, read.terms) : []

  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if ("faults" in read) {
      setFaults(read.faults)
      form.current?.querySelector<HTMLInputElement>(`[name="${read.faults[0]}"]`)?.focus()
    } else if (changes.length === 0) showToast("warning", t("admin.plans.nothingChanged"))
    else setIsAsking(true)
  }
  const publish = async (): Promise<void> => {
    if (!("terms" in read)) return
    setIsBusy(true)
    try {
      const body = { from: current.version, ...read.terms }
      await siteCall(language)(publishPlan, { params: { tier: current.tier }, body })
      setIsAsking(false)
      showToast("success", t("admin.plans.published", { tier }))
      await revalidate()
    } catch (error) {
      setIsAsking(false)
      if (error instanceof ApiError && error.is("decidedAlready")) setIsBeaten(true)
      else sayRefusal(error)
    }
    setIsBusy(false)
  }
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      aria-labelledby="plan-title"
      className="grid min-w-0 grid-cols-1 gap-8 rounded-card border border-line bg-card p-4 sm:p-6 lg:p-8"
    >
      <h2 id="plan-title" className="text-22">
        {tier}
      </h2>
      <div role="alert" className="empty:hidden">
        {isBeaten ? (
          <Notice tone="wait">
            <p>{t("admin.plans.beaten")}</p>
            <Button small className="mt-2" onClick={() => void revalidate()}>
              {t("admin.plans.reload")}
            </Button>
          </Notice>
        ) : faults.length > 0 ? (
          <Notice tone="bad">{t("admin.plans.faults", { count: faults.length })}</Notice>
        ) : null}
      </div>
      <PlanNumbers
        draft={draft}
        hasPrices={hasPrices}
        faults={faults}
        onChange={(place, value) => {
          setDraft((before) => ({ ...before, [place]: value }))
          setFaults((before) => before.filter((fault) => fault !== place))
        }}
      />
      <div>
        <Button look="primary" type="submit" aria-haspopup="dialog">
          {t("admin.plans.review")}
        </Button>
      </div>
      {isAsking ? (
        <PublishDialog
          tier={tier}
          changes={changes}
          isBusy={isBusy}
          onPublish={() => void publish()}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </form>
  )
}

interface PublishDialogProps {
  readonly tier: string
  readonly changes: readonly PlanChange[]
  readonly isBusy: boolean
  readonly onPublish: () => void
  readonly onClose: () => void
}

/** Shows what will be different before it is sold so. */
function PublishDialog({ tier, changes, isBusy, onPublish, onClose }: PublishDialogProps) {
  const t = useAdminText()
  return (
    <AdminDialog title={t("admin.plans.confirmTitle", { tier })} onClose={onClose}>
      <p className="mt-2 mb-4 text-14 text-ink-2">{t("admin.plans.confirmText")}</p>
      <PlanChanges changes={changes} />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button data-autofocus onClick={onClose}>
          {t("admin.action.cancel")}
        </Button>
        <Button
          look="primary"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onPublish()
          }}
        >
          {t("admin.plans.publish")}
        </Button>
      </div>
    </AdminDialog>
  )
}
