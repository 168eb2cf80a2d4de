import { Icon } from "@roomwright/ui/icon"
import { MoveUp } from "lucide-react"
import { useRef } from "react"
import { PanoramaFrame, type PanoramaTexts } from "./panorama-frame.tsx"
import type { PanoramaRoom } from "./panorama-room.ts"
import { usePanoramaStage } from "./use-panorama-stage.ts"

export interface ViewerTexts extends PanoramaTexts {
  readonly goTo: (name: string) => string
}

interface PanoramaViewerProps {
  readonly rooms: readonly PanoramaRoom[]
  /** The id of the one that is shown. */
  readonly here: string
  readonly texts: ViewerTexts
  readonly onGo: (id: string) => void
}

/** Rooms to look around in: whoever presses an arrow goes to the next one. */
export function PanoramaViewer({ rooms, here, texts, onGo }: PanoramaViewerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const room = rooms.find(({ id }) => id === here) ?? rooms[0]
  if (!room) return null
  return <Walk rooms={rooms} room={room} texts={texts} frame={frame} onGo={onGo} />
}

interface WalkProps extends Omit<PanoramaViewerProps, "here"> {
  readonly room: PanoramaRoom
  readonly frame: React.RefObject<HTMLDivElement | null>
}

function Walk({ rooms, room, texts, frame, onGo }: WalkProps) {
  const { container, arrows, stage, state, retry } = usePanoramaStage({ room, loadingText: texts.loading })
  return (
    <PanoramaFrame
      texts={texts}
      stage={stage}
      state={state}
      container={container}
      frame={frame}
      onRetry={retry}
    >
      <ul aria-label={texts.label}>
        {room.links.map((link) => {
          const name = rooms.find(({ id }) => id === link.to)?.name ?? ""
          return (
            <li key={link.to} className="contents">
              <button
                ref={(arrow) => {
                  if (arrow) arrows.current.set(link.to, arrow)
                  return () => void arrows.current.delete(link.to)
                }}
                type="button"
                onFocus={({ currentTarget }) => {
                  if (currentTarget.hasAttribute("data-away")) stage?.look(link)
                }}
                onClick={() => {
                  // The arrow goes with its room; whoever came by keys goes on by keys.
                  frame.current?.focus({ preventScroll: true })
                  onGo(link.to)
                }}
                className="group absolute top-0 left-0 data-away:pointer-events-none data-away:opacity-0"
              >
                <span className="-mt-6 -ml-6 flex items-center gap-2 rounded-pill bg-glass py-1 pr-4 pl-1 text-14 font-medium whitespace-nowrap text-ink shadow-float group-hover:text-accent">
                  <span className="grid size-10 place-items-center rounded-pill bg-accent text-on-accent">
                    <Icon of={MoveUp} size={20} />
                  </span>
                  <span className="sr-only">{texts.goTo(name)}</span>
                  <span aria-hidden>{name}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </PanoramaFrame>
  )
}
