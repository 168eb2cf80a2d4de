import { useEffect, useState } from "react"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import type { PublishableWork, PublishableWorks } from "../publish/publish-host.ts"
import { useStudioText } from "../use-studio-text.ts"
import { formatMoment } from "./format-moment.ts"
import type { Saving } from "./use-saving.ts"

interface PublishPanelProps {
  readonly saving: Pick<Saving, "host" | "project" | "ask">
}

type Listed = PublishableWorks | { readonly kind: "loading" } | { readonly kind: "failed" }

/** Publishes the project as the 3D scene of one of one's works, as it is now. */
export function PublishPanel({ saving: { host, project, ask } }: PublishPanelProps) {
  const t = useStudioText()
  const [listed, setListed] = useState<Listed>({ kind: "loading" })
  const [busyWith, setBusyWith] = useState<string | null>(null)
  const [said, setSaid] = useState<{ readonly isDone: boolean; readonly text: string } | null>(null)
  const load = (): void => {
    setListed({ kind: "loading" })
    host.publishing.works().then(setListed, () => setListed({ kind: "failed" }))
  }
  useEffect(load, [host])

  const publish = async ({ id, name }: PublishableWork): Promise<void> => {
    setBusyWith(id)
    setSaid(null)
    try {
      // What is published is what the server has.
      const isStored = await ask.settle()
      const answer = isStored ? await host.publishing.publish(id, project.id) : null
      if (answer?.kind === "published") {
        setSaid({ isDone: true, text: t("publish.done", { name }) })
        setListed(await host.publishing.works())
      } else setSaid({ isDone: false, text: answer?.message ?? t("publish.notStored") })
    } catch {
      setSaid({ isDone: false, text: t("share.notDone") })
    }
    setBusyWith(null)
  }

  if (listed.kind === "loading")
    return (
      <p role="status" aria-busy className="py-6 text-center text-13 text-ink-2">
        {t("share.loading")}
      </p>
    )
  if (listed.kind === "failed")
    return (
      <div role="alert" className="grid justify-items-center gap-3 py-6 text-13">
        <p>{t("publish.failed")}</p>
        <PanelButton onClick={load}>{t("saving.tryNow")}</PanelButton>
      </div>
    )
  if (listed.kind === "noDesigner") return <p className="text-13 text-pretty">{t("publish.noDesigner")}</p>
  return (
    <div className="grid gap-4 text-13">
      <p className="text-pretty text-ink-2">{t("publish.text")}</p>
      {listed.works.length > 0 ? (
        <ul className="grid gap-2.5">
          {listed.works.map((work) => (
            <WorkRow
              key={work.id}
              work={work}
              isShown={work.project === project.id}
              isBusy={busyWith !== null}
              onPublish={() => void publish(work)}
            />
          ))}
        </ul>
      ) : (
        <p>{t("publish.noWorks")}</p>
      )}
      <p role="status" className={said?.isDone === false ? "text-bad" : "text-ok"}>
        {said?.text}
      </p>
      <p>
        <a
          href={listed.newWork}
          target="_blank"
          rel="noopener"
          className="text-accent underline underline-offset-4"
        >
          {t("publish.newWork")}
        </a>
      </p>
    </div>
  )
}

interface WorkRowProps {
  readonly work: PublishableWork
  /** It shows this project already. */
  readonly isShown: boolean
  readonly isBusy: boolean
  readonly onPublish: () => void
}

function WorkRow({ work, isShown, isBusy, onPublish }: WorkRowProps) {
  const t = useStudioText()
  const { name, picture, isPublic, publishedAt } = work
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-inner border border-line bg-paper p-2.5">
      <img
        src={picture}
        alt=""
        className="aspect-[4/3] w-20 flex-none rounded-control bg-sunk object-cover"
      />
      <div className="grid min-w-[9em] flex-1 content-start">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-12 text-ink-2">{t(isPublic ? "publish.public" : "publish.private")}</p>
        {publishedAt === null ? null : (
          <p className="text-12 text-pretty text-ink-2">
            {t(isShown ? "publish.showsThis" : "publish.showsOther", { time: formatMoment(publishedAt) })}
          </p>
        )}
      </div>
      <PanelButton
        look={isShown ? "primary" : "plain"}
        disabled={isBusy}
        aria-label={`${t(isShown ? "publish.update" : "publish.publish")}: ${name}`}
        onClick={onPublish}
      >
        {t(isShown ? "publish.update" : "publish.publish")}
      </PanelButton>
    </li>
  )
}
