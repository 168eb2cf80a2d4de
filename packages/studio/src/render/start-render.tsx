import { useRef, useState, type ReactNode } from "react"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import { useLengths } from "../panels/parts/use-lengths.ts"
import { formatMoment } from "../saving/format-moment.ts"
import { useStudioText } from "../use-studio-text.ts"
import { ChoiceRow } from "./choice-row.tsx"
import { PlansLink } from "./plans-link.tsx"
import { secondsOf } from "./video-path.ts"
import type { NewRender, RenderOffer, RenderSize } from "./render-host.ts"
import { useDeskState, useRenderDesk } from "./use-render-desk.ts"

interface StartRenderProps {
  readonly offer: RenderOffer | null
  readonly order: Pick<NewRender, "shape" | "camera" | "moment" | "path" | "samples">
  readonly size: RenderSize
  readonly usualName: string
  readonly onStarted: () => void
}

/** What it costs and what is left of it, who makes it, and the button that begins. */
export function StartRender({ offer, order, size, usualName, onStarted }: StartRenderProps) {
  const t = useStudioText()
  const { number } = useLengths()
  const { desk, settle } = useRenderDesk()
  const hasWorker = useDeskState(desk, (state) => state.hasWorker)
  const [engine, setEngine] = useState<"browser" | "worker">("browser")
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const key = useRef(crypto.randomUUID())
  if (!offer) return <p className="text-ink-2">{t("render.loading")}</p>
  const mayWork = hasWorker && offer.engines.includes("worker")
  const by = mayWork ? engine : "browser"
  const isUsedUp = offer.left !== null && offer.left < offer.cost

  const start = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      // A render shows what the server has.
      if (!(await settle())) {
        setProblem(t("render.notStored"))
        return
      }
      const { kind } = offer
      const answer = await desk.start({ ...order, kind, engine: by, key: key.current, name: usualName })
      if (answer.kind === "refused") {
        setProblem(answer.message)
        return
      }
      key.current = crypto.randomUUID()
      onStarted()
    } catch {
      // The key stays: sent once more it is the same render.
      setProblem(t("render.notStarted"))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <ChoiceRow
        label={t("render.engine")}
        value={by}
        options={[
          { value: "browser", text: t("render.engine.browser") },
          { value: "worker", text: t("render.engine.worker"), isOff: !mayWork },
        ]}
        onPick={setEngine}
      />
      <p className="text-12 text-pretty text-ink-2">
        {by === "browser" ? t("render.engine.browserText") : t("render.engine.workerText")}
      </p>
      <dl className="grid gap-1">
        <Row name={t("render.size")}>
          {number(size.width, 0)} × {number(size.height, 0)} px
        </Row>
        {order.path ? (
          <Row name={t("render.length")}>
            {t("render.seconds", { count: number(secondsOf(order.path), 0) })}
          </Row>
        ) : null}
        <Row name={t("render.cost")}>{t("render.cost.units", { count: offer.cost })}</Row>
        <Row name={t("render.left")}>
          {offer.left === null ? t("render.left.unlimited") : number(offer.left, 0)}
        </Row>
      </dl>
      {isUsedUp ? (
        <div role="alert" className="grid gap-1 text-wait">
          <p>
            {offer.resetsAt === null
              ? t("render.usedUp")
              : t("render.usedUpUntil", { time: formatMoment(offer.resetsAt) })}
          </p>
          <PlansLink />
        </div>
      ) : null}
      <PanelButton
        look="primary"
        disabled={isBusy || isUsedUp}
        onClick={() => void start()}
        className="min-h-10"
      >
        {t("render.start")}
      </PanelButton>
      <p role="status" className="text-bad empty:hidden">
        {problem}
      </p>
    </div>
  )
}

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex justify-between gap-3">
    <dt className="text-ink-2">{name}</dt>
    <dd className="num text-right">{children}</dd>
  </div>
)
