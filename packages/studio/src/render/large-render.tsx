import { ArrowLeft, Download, ImagePlus, Share2, Trash2 } from "lucide-react"
import { VideoPlayer } from "@roomwright/ui/video-player"
import { useState } from "react"
import { NameField } from "../panels/parts/name-field.tsx"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import { Fact, Facts } from "../panels/parts/section.tsx"
import { useLengths } from "../panels/parts/use-lengths.ts"
import { formatMoment } from "../saving/format-moment.ts"
import { useStudioText } from "../use-studio-text.ts"
import type { StudioRender } from "./render-host.ts"
import { usePanoramaAround } from "./use-panorama-around.ts"
import { useRenderDesk } from "./use-render-desk.ts"

interface LargeRenderProps {
  readonly render: StudioRender
  readonly onBack: () => void
}

/** One finished render: its picture or video, how it was made, and what can be done with it. */
export function LargeRender({ render, onBack }: LargeRenderProps) {
  const t = useStudioText()
  const { number } = useLengths()
  const { desk, host } = useRenderDesk()
  const [said, setSaid] = useState<{ readonly isDone: boolean; readonly text: string } | null>(null)
  const { id, name, picture, width, height, duration } = render
  const [isSure, setSure] = useState(false)
  const isVideo = render.sort === "video"
  const viewer = usePanoramaAround(render.sort === "panorama")
  const download = async (): Promise<void> => {
    try {
      const { address, name: fileName } = await host.file(id)
      const link = document.createElement("a")
      link.href = address
      link.download = fileName
      link.click()
    } catch {
      setSaid({ isDone: false, text: t("render.notDone") })
    }
  }
  const use = async (): Promise<void> => {
    try {
      const answer = await host.useInWork(id)
      setSaid(
        answer.kind === "done"
          ? { isDone: true, text: t("render.used") }
          : { isDone: false, text: answer.message },
      )
    } catch {
      setSaid({ isDone: false, text: t("render.notDone") })
    }
  }
  const share = async (): Promise<void> => {
    try {
      const answer = await desk.share(id, !render.isShared)
      setSaid(answer.kind === "done" ? null : { isDone: false, text: answer.message })
    } catch {
      setSaid({ isDone: false, text: t("render.notDone") })
    }
  }
  return (
    <div className="grid gap-5 p-5 md:grid-cols-[minmax(0,1fr)_280px]">
      <div className="grid min-w-0 content-start gap-3">
        <PanelButton icon={ArrowLeft} look="quiet" onClick={onBack} className="justify-self-start">
          {t("render.back")}
        </PanelButton>
        {isVideo ? (
          <VideoPlayer
            name={name}
            poster={picture?.large ?? null}
            width={width}
            height={height}
            findAddress={async () => (await host.file(id)).address}
            words={{
              play: t("render.video.play"),
              loading: (percent) => t("render.video.loading", { percent }),
              failed: t("render.notDone"),
            }}
          />
        ) : viewer && render.around ? (
          <div className="aspect-[4/3] overflow-hidden rounded-inner">
            <viewer.PanoramaAround render={render} />
          </div>
        ) : (
          <img
            src={picture?.large}
            alt={name}
            width={width}
            height={height}
            className="max-h-[66dvh] w-full rounded-inner bg-sunk object-contain"
          />
        )}
      </div>
      <div className="grid content-start gap-4">
        <NameField
          label={t("render.name")}
          value={name}
          onSet={(next) => {
            if (next.trim() !== "") void desk.rename(id, next.trim())
          }}
        />
        <Facts>
          <Fact name={t("render.kind")}>{t(`render.kind.${render.kind}`)}</Fact>
          <Fact name={t("render.size")}>
            {number(width, 0)} × {number(height, 0)} px
          </Fact>
          {duration === null ? null : (
            <Fact name={t("render.length")}>{t("render.seconds", { count: number(duration, 0) })}</Fact>
          )}
          <Fact name={t("render.engine")}>{t(`render.engine.${render.engine}`)}</Fact>
          <Fact name={t("render.samples")}>{number(render.samplesDone, 0)}</Fact>
          <Fact name={t("render.version")}>{number(render.version, 0)}</Fact>
          <Fact name={t("render.made")}>{formatMoment(render.createdAt)}</Fact>
        </Facts>
        <div className="grid gap-1 rounded-inner bg-sunk p-3">
          <p className="font-medium">{t(`render.proof.${render.proof}`)}</p>
          <p className="text-12 text-pretty text-ink-2">{t(`render.proof.${render.proof}Text`)}</p>
        </div>
        <div className="grid gap-2">
          <PanelButton icon={Download} look="primary" onClick={() => void download()} className="min-h-10">
            {t("render.download")}
          </PanelButton>
          {isVideo ? null : (
            <PanelButton icon={ImagePlus} onClick={() => void use()}>
              {t("render.use")}
            </PanelButton>
          )}
          <PanelButton icon={Share2} aria-pressed={render.isShared} onClick={() => void share()}>
            {t(render.isShared ? "render.unshare" : "render.share")}
          </PanelButton>
          {render.isShared ? (
            <p className="text-12 text-ink-2">
              {t("render.shared")}{" "}
              <a
                href={host.address(id)}
                target="_blank"
                rel="noreferrer"
                className="text-accent underline underline-offset-4"
              >
                {t("render.sharedOpen")}
              </a>
            </p>
          ) : null}
          {isSure ? (
            <div
              role="group"
              aria-label={t("render.delete")}
              className="grid gap-2 rounded-inner bg-sunk p-3"
            >
              <p className="text-pretty">{t("render.deleteText")}</p>
              <div className="flex flex-wrap gap-2">
                <PanelButton
                  look="danger"
                  onClick={() => {
                    desk.remove(id).then(onBack, () => setSaid({ isDone: false, text: t("render.notDone") }))
                  }}
                >
                  {t("render.deleteForEver")}
                </PanelButton>
                {/* Whoever presses Enter twice deletes nothing. */}
                <PanelButton autoFocus onClick={() => setSure(false)}>
                  {t("render.keep")}
                </PanelButton>
              </div>
            </div>
          ) : (
            <PanelButton icon={Trash2} look="danger" onClick={() => setSure(true)}>
              {t("render.delete")}
            </PanelButton>
          )}
        </div>
        <p role="status" className={said?.isDone === false ? "text-bad" : "text-ok"}>
          {said?.text}
          {said?.isDone ? (
            <>
              {" "}
              <a
                href={host.newWork}
                target="_blank"
                rel="noopener"
                className="text-accent underline underline-offset-4"
              >
                {t("publish.newWork")}
              </a>
            </>
          ) : null}
        </p>
      </div>
    </div>
  )
}
