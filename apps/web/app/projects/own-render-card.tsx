import { renderPath, studioRenderPath } from "@roomwright/contract/page-paths"
import { readRenderFile } from "@roomwright/contract/renders/calls"
import type { Render } from "@roomwright/contract/renders/renders"
import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Download, ImageOff, Link2 } from "lucide-react"
import { useState } from "react"
import { ApiError } from "../platform/api.ts"
import { Ago } from "../platform/locale/ago.tsx"
import { formatNumber } from "../platform/locale/format.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import { useProjectText, type ProjectTextId } from "../platform/projects/project-texts.ts"
import { siteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"

/** One render: its picture or how far it is, of what it is, and what can be done with it. */
export function OwnRenderCard({ render }: { readonly render: Render }) {
  const t = useProjectText()
  const language = useLanguage()
  const { id, name, project, kind, state, width, height, createdAt, isShared } = render
  const small = render.picture?.widths.find((wide) => wide >= 640) ?? render.picture?.widths.at(-1)
  const studio = { href: studioRenderPath(id), target: "_blank", rel: "noopener" } as const
  // Of a session nothing is left to be looked at.
  const opens = project !== null && kind !== "real-time"
  const number = (value: number): string => formatNumber(value, language)
  return (
    <article
      className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-card"
      aria-label={name}
    >
      <div className="grid aspect-[8/5] place-items-center bg-still">
        {render.folder && small ? (
          <img
            src={`${render.folder}/${small}.webp`}
            alt=""
            loading="lazy"
            className="size-full min-h-0 object-cover"
          />
        ) : (
          <span className="grid justify-items-center gap-2 p-4 text-center text-14 text-ink-2">
            <Icon of={ImageOff} size={24} />
            {t(`projects.renders.kind.${kind}`)}
          </span>
        )}
      </div>
      <div className="grid gap-1 px-4 pt-3.5">
        <h2 className="min-w-0 truncate font-sans text-16 font-medium tracking-normal" title={name}>
          {opens ? (
            <a {...studio} className="hover:text-accent">
              {name}
              <span className="sr-only">{t("projects.newWindow")}</span>
            </a>
          ) : (
            name
          )}
        </h2>
        <p className="truncate text-14 text-ink-2">{project?.name ?? t("projects.renders.noProject")}</p>
        <p className="flex flex-wrap gap-x-2 text-14 text-ink-2">
          <span>{t(`projects.renders.kind.${kind}`)}</span>
          {width > 0 ? (
            <span className="num">
              {number(width)} × {number(height)} px
            </span>
          ) : null}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-14">
          <span className={stateClass[state]}>{wordState(t, render)}</span>
          <span className="text-ink-2">
            <Ago iso={createdAt} />
          </span>
          {isShared ? (
            <a href={renderPath(id)} className="inline-flex items-center gap-1 text-ok">
              <Icon of={Link2} size={16} />
              {t("projects.isShared")}
            </a>
          ) : null}
        </p>
      </div>
      <div className="mt-auto flex flex-wrap gap-2 px-4 pt-3 pb-4">
        {state === "finished" && render.bytes !== null ? <DownloadButton render={render} /> : null}
        {opens ? (
          <a
            {...studio}
            className="inline-flex min-h-9 items-center text-14 text-accent underline underline-offset-4"
          >
            {t("projects.renders.inStudio")}
            <span className="sr-only">{t("projects.newWindow")}</span>
          </a>
        ) : null}
      </div>
    </article>
  )
}

const stateClass = {
  waiting: "text-wait",
  running: "text-wait",
  finished: "text-ok",
  failed: "text-bad",
  cancelled: "text-ink-2",
} as const satisfies Record<Render["state"], string>

function wordState(
  t: (id: ProjectTextId, values?: Record<string, number>) => string,
  { kind, state, isInterrupted, progress }: Render,
): string {
  if (kind === "real-time")
    return t(state === "running" ? "projects.renders.sessionRuns" : "projects.renders.sessionEnded")
  if (state !== "running") return t(`projects.renders.state.${state}`)
  const percent = Math.floor(progress * 100)
  return t(isInterrupted ? "projects.renders.interrupted" : "projects.renders.running", { percent })
}

function DownloadButton({ render: { id, name } }: { readonly render: Render }) {
  const [t, siteText] = [useProjectText(), useText()]
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const download = async (): Promise<void> => {
    setBusy(true)
    try {
      const { address, fileName } = await siteCall(language)(readRenderFile, { params: { id } })
      const link = document.createElement("a")
      link.href = address
      link.download = fileName
      link.click()
    } catch (error) {
      showToast("error", error instanceof ApiError ? error.message : siteText("error.network"))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      small
      disabled={isBusy}
      aria-label={t("projects.renders.downloadOf", { name })}
      onClick={() => void download()}
    >
      <Icon of={Download} size={16} />
      {t("projects.renders.download")}
    </Button>
  )
}
