import { useState } from "react"
import { isDrawnBySoftware } from "../model-view/is-drawn-by-software.ts"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import { Fact, Facts } from "../panels/parts/section.tsx"
import { useLengths } from "../panels/parts/use-lengths.ts"
import { formatMoment } from "../saving/format-moment.ts"
import { siteIn } from "../stage-view/site-of-view.ts"
import type { StageControl } from "../stage-view/stage-control.ts"
import { useStudioText } from "../use-studio-text.ts"
import { cameraOfEye } from "./aim-render.ts"
import { momentOf } from "./light-moods.ts"
import { LiveClock, useLive } from "./live-clock.tsx"
import { PlansLink } from "./plans-link.tsx"
import { useRenderDesk } from "./use-render-desk.ts"

/** What a real-time session is and costs, and the buttons that begin and end it. */
export function LivePanel({ control }: { readonly control: StageControl }) {
  const t = useStudioText()
  const { number } = useLengths()
  const { live } = useRenderDesk()
  const { session, offer, isAway, isOver } = useLive(live)
  const [isBusy, setBusy] = useState(false)
  const [isSure, setSure] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isUsedUp = offer !== null && offer.left !== null && offer.left < offer.cost

  const wait = async (work: () => Promise<string | null>): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      setProblem(await work())
    } catch {
      setProblem(t("live.away"))
    } finally {
      setBusy(false)
    }
  }
  const start = () =>
    wait(async () => {
      const { sight, site } = control.read()
      if (!sight) return null
      const answer = await live.start({
        name: t("live.title"),
        camera: cameraOfEye(sight.eye, sight.width / Math.max(1, sight.height)),
        moment: momentOf(siteIn(control.editor.read().scene, site), null, 0),
      })
      return answer.kind === "refused" ? answer.message : null
    })
  const end = () =>
    wait(async () => {
      await live.end()
      setSure(false)
      return null
    })

  return (
    <div className="grid w-72 gap-3 text-13">
      <p className="font-medium">{t("live.title")}</p>
      <p className="text-pretty text-ink-2">{t("live.text")}</p>
      {session ? (
        <>
          <p className="flex justify-between gap-3 rounded-inner bg-accent-tint px-3 py-2">
            {t("live.running")}
            <LiveClock endsAt={session.endsAt} />
          </p>
          <p className="text-12 text-pretty text-ink-2">{t("live.goesOn")}</p>
          {isSure ? (
            <div role="group" aria-label={t("live.end")} className="grid gap-2 rounded-inner bg-sunk p-3">
              <p className="text-pretty">{t("live.endText")}</p>
              <div className="flex flex-wrap gap-2">
                <PanelButton look="danger" disabled={isBusy} onClick={() => void end()}>
                  {t("live.endNow")}
                </PanelButton>
                {/* Whoever presses Enter twice ends nothing. */}
                <PanelButton autoFocus onClick={() => setSure(false)}>
                  {t("live.keep")}
                </PanelButton>
              </div>
            </div>
          ) : (
            <PanelButton onClick={() => setSure(true)}>{t("live.end")}</PanelButton>
          )}
        </>
      ) : offer ? (
        <>
          <Facts>
            <Fact name={t("render.cost")}>{t("live.cost", { count: offer.cost })}</Fact>
            <Fact name={t("render.left")}>
              {offer.left === null ? t("render.left.unlimited") : number(offer.left, 0)}
            </Fact>
          </Facts>
          {isOver ? <p className="text-wait">{t("live.over")}</p> : null}
          {isUsedUp ? (
            <div role="alert" className="grid gap-1 text-wait">
              <p className="text-pretty">
                {offer.resetsAt === null
                  ? t("live.usedUp")
                  : t("live.usedUpUntil", { time: formatMoment(offer.resetsAt) })}
              </p>
              <PlansLink />
            </div>
          ) : isDrawnBySoftware(document) ? (
            // It is said before anything is spent.
            <p className="text-pretty text-wait">{t("live.noCard")}</p>
          ) : null}
          <PanelButton
            look="primary"
            disabled={isBusy || isUsedUp}
            onClick={() => void start()}
            className="min-h-10"
          >
            {t("live.start")}
          </PanelButton>
        </>
      ) : null}
      <p role="status" className="text-bad empty:hidden">
        {problem ?? (isAway ? t("live.away") : null)}
      </p>
    </div>
  )
}
