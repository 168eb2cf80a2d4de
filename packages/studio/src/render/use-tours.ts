import { useCallback, useEffect, useState } from "react"
import type { PublishableWork } from "../publish/publish-host.ts"
import { useStudioText } from "../use-studio-text.ts"
import { countAwaited, keepAwaited, readAwaited, type AwaitedTour } from "./awaited-tour.ts"
import type { StudioTour } from "./tour-host.ts"
import { useDeskState, useRenderDesk } from "./use-render-desk.ts"

/** While one is being made the list is asked for again after so long, ms. */
const askAgainAfter = 2_000

/** The tours of the window's project, and the one whose panoramas are being made. */
export function useTours() {
  const t = useStudioText()
  const { desk, tours: host, project, works: listWorks } = useRenderDesk()
  const renders = useDeskState(desk, (state) => state.renders)
  const [tours, setTours] = useState<readonly StudioTour[] | null>(null)
  const [works, setWorks] = useState<readonly PublishableWork[]>([])
  const [awaited, setAwaited] = useState<AwaitedTour | null>(() => readAwaited(project))
  const [problem, setProblem] = useState<string | null>(null)
  const refresh = useCallback(async () => {
    try {
      setTours(await host.list(project))
    } catch {
      setProblem(t("render.notDone"))
    }
  }, [host, project, t])
  const await_ = useCallback(
    (next: AwaitedTour | null) => {
      keepAwaited(project, next)
      setAwaited(next)
    },
    [project],
  )
  useEffect(() => {
    void refresh()
    listWorks().then(
      (found) => setWorks(found.kind === "works" ? found.works : []),
      () => {},
    )
  }, [refresh, listWorks])
  useEffect(() => {
    if (!tours?.some(({ state }) => state === "making")) return
    const timer = setTimeout(() => void refresh(), askAgainAfter)
    return () => clearTimeout(timer)
  }, [tours, refresh])

  const progress = awaited && renders ? countAwaited(awaited, renders) : null
  const isDue = progress?.isSettled === true
  useEffect(() => {
    if (!isDue || !awaited || !renders) return
    const { finished } = countAwaited(awaited, renders)
    if (finished.length === 0) return await_(null)
    let isLeft = false
    host.make(project, { key: awaited.key, name: awaited.name, renders: finished }).then(
      (answer) => {
        if (isLeft) return
        setProblem(answer.kind === "refused" ? answer.message : null)
        await_(null)
        void refresh()
      },
      // Its key stays: it is tried again when the panel is opened again.
      () => !isLeft && setProblem(t("render.notDone")),
    )
    return () => {
      isLeft = true
    }
    // The renders that it needs are settled: they change no more.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDue, awaited])

  const change = async (call: () => Promise<unknown>): Promise<void> => {
    setProblem(null)
    try {
      await call()
      await refresh()
    } catch {
      setProblem(t("render.notDone"))
    }
  }
  return {
    tours,
    works,
    awaited,
    progress,
    problem,
    begin: await_,
    show: (id: string, work: string | null) => change(() => host.show(id, work)),
    remove: (id: string) => change(() => host.remove(id)),
  }
}
