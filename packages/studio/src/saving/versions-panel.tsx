import { useCallback, useEffect, useState } from "react"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import type { VersionFacts } from "../studio-host.ts"
import { useStudioText } from "../use-studio-text.ts"
import { NameVersion } from "./name-version.tsx"
import type { Saving } from "./use-saving.ts"
import { VersionRow } from "./version-row.tsx"

type Listed =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "there"; readonly versions: readonly VersionFacts[] }

/** Earlier states of the project: looked at, named, and brought back. */
export function VersionsPanel({ saving }: { readonly saving: Saving }) {
  const t = useStudioText()
  const { host, project, ask, state } = saving
  const [listed, setListed] = useState<Listed>({ kind: "loading" })
  const [problem, setProblem] = useState<string | null>(null)
  const load = useCallback(async (): Promise<void> => {
    const versions = await host.versions.list(project.id).catch((): null => null)
    setListed(versions ? { kind: "there", versions } : { kind: "failed" })
  }, [host, project.id])
  useEffect(() => void load(), [load])
  const isHere = state.place.kind === "here"

  /** Does something with versions, and reads them anew; what is refused is said. */
  const act = async (what: () => Promise<unknown>): Promise<boolean> => {
    setProblem(null)
    try {
      await what()
      return true
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t("version.failed"))
      return false
    } finally {
      await load()
    }
  }
  /** What is kept is what the server has: all that is drawn has to be there first. */
  const keep = (name: string): Promise<boolean> =>
    act(async () => {
      if (!(await ask.settle())) throw new Error(t("version.notStored"))
      await host.versions.keep(project.id, name)
    })

  return (
    <div className="grid gap-4">
      <p className="text-13 text-pretty text-ink-2">{t("version.text")}</p>
      {isHere ? (
        <NameVersion label={t("version.keepLabel")} button={t("version.keep")} onName={keep} />
      ) : null}
      {problem === null ? null : (
        <p role="alert" className="text-13 text-bad">
          {problem}
        </p>
      )}
      {listed.kind === "loading" ? (
        <p role="status" aria-busy className="py-6 text-center text-13 text-ink-2">
          {t("version.loading")}
        </p>
      ) : listed.kind === "failed" ? (
        <div role="alert" className="grid justify-items-center gap-3 py-6 text-13">
          <p>{t("version.failed")}</p>
          <PanelButton onClick={() => void load()}>{t("saving.tryNow")}</PanelButton>
        </div>
      ) : listed.versions.length === 0 ? (
        <p className="py-6 text-center text-13 text-ink-2">{t("version.none")}</p>
      ) : (
        <ul className="grid gap-2">
          {listed.versions.map((version) => (
            <VersionRow
              key={version.id}
              version={version}
              mayChange={isHere}
              read={() => host.versions.read(project.id, version.id)}
              onName={(name) => act(() => host.versions.rename(project.id, version.id, name))}
              onRestore={() => act(() => ask.restore(version.id))}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
