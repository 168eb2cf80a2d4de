import { Icon } from "@roomwright/ui/icon"
import { useCopied } from "@roomwright/ui/use-copied"
import { Check, Copy } from "lucide-react"
import { useEffect, useId, useState } from "react"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import type { ProjectId, StudioHost } from "../studio-host.ts"
import { useStudioText } from "../use-studio-text.ts"

interface SharePanelProps {
  readonly host: Pick<StudioHost, "share">
  readonly project: ProjectId
}

type Shared =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "known"; readonly link: string | null }

/** The link by which everybody who has it may look at the project; says who can see what. */
export function SharePanel({ host, project }: SharePanelProps) {
  const t = useStudioText()
  const [shared, setShared] = useState<Shared>({ kind: "loading" })
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState(false)
  const [isAsking, setAsking] = useState(false)

  const load = (): void => {
    setShared({ kind: "loading" })
    host.share.read(project).then(
      (link) => setShared({ kind: "known", link }),
      () => setShared({ kind: "failed" }),
    )
  }
  useEffect(load, [host, project])

  const act = async (what: () => Promise<string | null>): Promise<void> => {
    setBusy(true)
    setProblem(false)
    try {
      setShared({ kind: "known", link: await what() })
      setAsking(false)
    } catch {
      setProblem(true)
    }
    setBusy(false)
  }
  const withdraw = async (): Promise<null> => {
    await host.share.withdraw(project)
    return null
  }

  if (shared.kind === "loading")
    return (
      <p role="status" aria-busy className="py-6 text-center text-13 text-ink-2">
        {t("share.loading")}
      </p>
    )
  if (shared.kind === "failed")
    return (
      <div role="alert" className="grid justify-items-center gap-3 py-6 text-13">
        <p>{t("share.failed")}</p>
        <PanelButton onClick={load}>{t("saving.tryNow")}</PanelButton>
      </div>
    )
  return (
    <div className="grid gap-4 text-13">
      <p className="text-pretty text-ink-2">
        {t(shared.link === null ? "share.closedText" : "share.openText")}
      </p>
      {shared.link === null ? (
        <PanelButton
          look="primary"
          disabled={isBusy}
          className="justify-self-start"
          onClick={() => void act(() => host.share.open(project))}
        >
          {t("share.open")}
        </PanelButton>
      ) : (
        <>
          <CopiedLink link={shared.link} />
          {isAsking ? (
            <div className="grid gap-2">
              <p className="text-pretty">{t("share.withdrawAsk")}</p>
              <div className="flex flex-wrap gap-2">
                <PanelButton look="danger" disabled={isBusy} onClick={() => void act(withdraw)}>
                  {t("share.withdraw")}
                </PanelButton>
                <PanelButton disabled={isBusy} onClick={() => setAsking(false)}>
                  {t("share.keep")}
                </PanelButton>
              </div>
            </div>
          ) : (
            <PanelButton className="justify-self-start" onClick={() => setAsking(true)}>
              {t("share.withdraw")}
            </PanelButton>
          )}
        </>
      )}
      {problem ? (
        <p role="alert" className="text-bad">
          {t("share.notDone")}
        </p>
      ) : null}
    </div>
  )
}

function CopiedLink({ link }: { readonly link: string }) {
  const t = useStudioText()
  const id = useId()
  const { field, copied, copy } = useCopied(link)
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-12 text-ink-2">
        {t("share.link")}
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id={id}
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
          className="h-8 min-w-0 flex-1 rounded-control border border-field bg-paper px-2"
        />
        <PanelButton onClick={copy}>
          <Icon of={copied === "yes" ? Check : Copy} size={16} />
          {t("share.copy")}
        </PanelButton>
      </div>
      <p role="status" className="min-h-5 text-12 text-ink-2">
        {copied === null ? null : t(copied === "yes" ? "share.copied" : "share.notCopied")}
      </p>
    </div>
  )
}
