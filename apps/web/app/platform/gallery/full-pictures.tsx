import { Icon } from "@roomwright/ui/icon"
import { Picture, type PictureSource } from "@roomwright/ui/picture"
import { ChevronLeft, ChevronRight, Minus, Plus, X } from "lucide-react"
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from "react"
import { useText } from "../locale/locale.tsx"
import { useZoom } from "./use-zoom.ts"

interface FullPicturesProps {
  readonly pictures: readonly { readonly picture: PictureSource; readonly alt: string }[]
  readonly first: number
  readonly label: string
  /** Tells which was seen last. */
  readonly onClose: (index: number) => void
}

const button =
  "grid size-11 place-items-center rounded-pill bg-photo-shade text-photo-ink hover:bg-night disabled:opacity-35"

/**
 * Pictures over the whole window, as large as they are: the wheel, two fingers, a double tap, keys and buttons zoom; one drags what
 * is larger than the window, and swipes what is not. It is the browser's own dialog: Escape closes it.
 */
export function FullPictures({ pictures, first, label, onClose }: FullPicturesProps) {
  const t = useText()
  const [at, setAt] = useState(first)
  const dialog = useRef<HTMLDialogElement>(null)
  const { picture, alt } = pictures[at] ?? {}
  const step = (by: number): void => {
    if (pictures[at + by]) setAt(at + by)
  }
  const { frame, view, zoom, isMoving, handlers } = useZoom(picture ?? null, step)
  useLayoutEffect(() => {
    const { current } = dialog
    if (!current) return
    current.showModal()
    return () => current.close()
  }, [])
  const press = (event: KeyboardEvent): void => {
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      "+": () => zoom(1.5),
      "=": () => zoom(1.5),
      "-": () => zoom(1 / 1.5),
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  if (!picture) return null
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault()
        onClose(at)
      }}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-night text-night-ink"
    >
      <div
        ref={frame}
        {...handlers}
        className={`absolute inset-0 grid touch-none place-items-center select-none ${view.scale > 1 ? "cursor-grab active:cursor-grabbing" : "cursor-zoom-in"}`}
      >
        <div
          key={picture.path}
          className={
            isMoving ? "" : "transition-transform duration-150 ease-out motion-reduce:transition-none"
          }
          style={{
            aspectRatio: picture.width / picture.height,
            width: `min(100vw, calc(100dvh * ${(picture.width / picture.height).toFixed(4)}))`,
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
          }}
        >
          <Picture
            source={picture}
            alt={alt ?? ""}
            sizes={view.scale > 1 ? "200vw" : "100vw"}
            first
            className="pointer-events-none size-full"
          />
        </div>
      </div>
      <p
        role="status"
        className="num absolute top-4 left-1/2 -translate-x-1/2 rounded-pill bg-photo-shade px-3 py-1.5 text-14 text-photo-ink"
      >
        <span aria-hidden="true">
          {at + 1} / {pictures.length}
        </span>
        <span className="sr-only">{t("work.showPicture", { number: at + 1, total: pictures.length })}</span>
      </p>
      <button
        type="button"
        aria-label={t("action.close")}
        onClick={() => onClose(at)}
        className={`${button} absolute top-3 right-3`}
      >
        <Icon of={X} />
      </button>
      <p className="absolute bottom-[max(16px,env(safe-area-inset-bottom))] left-1/2 flex -translate-x-1/2 gap-2">
        <button
          type="button"
          aria-label={t("gallery.previous")}
          disabled={at === 0}
          onClick={() => step(-1)}
          className={button}
        >
          <Icon of={ChevronLeft} />
        </button>
        <button
          type="button"
          aria-label={t("gallery.farther")}
          disabled={view.scale <= 1}
          onClick={() => zoom(1 / 1.5)}
          className={button}
        >
          <Icon of={Minus} />
        </button>
        <button type="button" aria-label={t("gallery.nearer")} onClick={() => zoom(1.5)} className={button}>
          <Icon of={Plus} />
        </button>
        <button
          type="button"
          aria-label={t("gallery.next")}
          disabled={at === pictures.length - 1}
          onClick={() => step(1)}
          className={button}
        >
          <Icon of={ChevronRight} />
        </button>
      </p>
    </dialog>
  )
}
