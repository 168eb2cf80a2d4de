import { Gauge } from "lucide-react"
import { Icon } from "@roomwright/ui/icon"
import { use, useEffect } from "react"
import { iconLook, Popover } from "../panels/parts/popover.tsx"
import type { StageControl } from "../stage-view/stage-control.ts"
import { useStudioText } from "../use-studio-text.ts"
import { LiveClock, useLive } from "./live-clock.tsx"
import type { LiveDesk } from "./live-desk.ts"
import { LivePanel } from "./live-panel.tsx"
import { RenderDeskContext } from "./use-render-desk.ts"

/** Opens real-time quality, and says how long the session goes on. */
export function LiveButton({ control }: { readonly control: StageControl }) {
  const there = use(RenderDeskContext)
  return there ? <WithDesk control={control} desk={there.live} /> : null
}

function WithDesk({ control, desk }: { readonly control: StageControl; readonly desk: LiveDesk }) {
  const t = useStudioText()
  const { session, offer, isOver } = useLive(desk)
  const isLive = session !== null
  useEffect(() => control.set({ isLive }), [control, isLive])
  useEffect(() => {
    // A session of before goes on, and one that was ended elsewhere does not.
    const look = (): void => {
      if (document.visibilityState === "visible") void desk.refresh()
    }
    look()
    document.addEventListener("visibilitychange", look)
    return () => document.removeEventListener("visibilitychange", look)
  }, [desk])
  if (!offer && !session) return null
  return (
    <>
      <Popover
        label={t("live.title")}
        face={<Icon of={Gauge} size={18} />}
        look={`${iconLook} ${isLive ? "bg-accent-tint text-accent-2" : ""}`}
        align="end"
        isMadeLate
      >
        <LivePanel control={control} />
      </Popover>
      {session ? (
        <span className="pr-2">
          <LiveClock endsAt={session.endsAt} />
        </span>
      ) : null}
      <span role="status" className="sr-only">
        {isLive ? t("live.running") : isOver ? t("live.over") : ""}
      </span>
    </>
  )
}
