import { useEffect, useMemo, useRef, useState } from "react"
import type { Saving } from "../saving/use-saving.ts"
import { useStudioText } from "../use-studio-text.ts"
import { createLiveDesk } from "./live-desk.ts"
import { createLateEngine } from "./late-engine.ts"
import { keepVideo } from "./kept-videos.ts"
import { createRenderDesk } from "./render-desk.ts"

/** The renders of a window's project, worked on for as long as it is open. */
export function useRenders(
  { host, project, ask }: Pick<Saving, "host" | "project" | "ask">,
  /** One that is to be looked at first. */
  first: string | null,
) {
  const waiting = useRef(first)
  const t = useStudioText()
  const [desk] = useState(() =>
    createRenderDesk({
      host: host.renders,
      project: project.id,
      openEngine: () => createLateEngine(host.library),
      keepVideo,
      newId: () => crypto.randomUUID(),
      lostNote: () => t("render.lost"),
    }),
  )
  const [live] = useState(() =>
    createLiveDesk({
      host: host.live,
      project: project.id,
      newId: () => crypto.randomUUID(),
      now: () => Date.now(),
    }),
  )
  useEffect(() => () => live.dispose(), [live])
  useEffect(() => {
    // What is not finished is lost with the window but for the tiles that are there: the browser asks.
    const guard = (event: BeforeUnloadEvent): void => {
      if (desk.read().current) event.preventDefault()
    }
    window.addEventListener("beforeunload", guard)
    return () => window.removeEventListener("beforeunload", guard)
  }, [desk])
  return useMemo(
    () => ({
      desk,
      live,
      host: host.renders,
      tours: host.tours,
      project: project.id,
      name: project.name,
      takeFirst() {
        const id = waiting.current
        waiting.current = null
        return id
      },
      works: () => host.publishing.works(),
      settle: () => ask.settle(),
    }),
    [desk, live, host, project, ask],
  )
}
