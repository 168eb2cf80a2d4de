import { Button } from "@roomwright/ui/button"
import { IconButton } from "@roomwright/ui/icon-button"
import { ZoomIn, ZoomOut } from "lucide-react"
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react"
import { useAccountText } from "../locale/account-texts.ts"
import { openCropper, type OpenCropper } from "./open-cropper.ts"

interface AvatarCropperProps {
  readonly file: File
  /** Width by height: 1 unless given; null lets it free. */
  readonly ratio?: number | null
  /** Gets what was cut out, to be uploaded. */
  readonly onCut: (picture: File) => void
  readonly onCancel: () => void
}

const zoomStep = 0.1
const stepPx = 4
const largeStepPx = 40

const arrows: Readonly<Partial<Record<string, readonly [number, number]>>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Lets one choose the part of a picture to keep, by pointer or by keys: arrows move the crop (with Ctrl in large
 * steps), with Shift they change its size, + and - zoom the picture.
 */
export function AvatarCropper({ file, ratio = 1, onCut, onCancel }: AvatarCropperProps) {
  const t = useAccountText()
  const id = useId()
  const stage = useRef<HTMLDivElement>(null)
  const cropper = useRef<OpenCropper | null>(null)
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | null>(null)
  const [state, setState] = useState<"opening" | "open" | "cutting" | "unreadable">("opening")

  useEffect(() => {
    let isGone = false
    const container = stage.current
    if (!container) return
    setState("opening")
    openCropper({
      stage: container,
      file,
      alt: file.name,
      ratio: ratio ?? undefined,
      onSize: (next) => {
        if (!isGone) setSize(next)
      },
    }).then(
      (opened) => {
        if (isGone) return opened.close()
        cropper.current = opened
        setState("open")
      },
      () => {
        if (!isGone) setState("unreadable")
      },
    )
    return () => {
      isGone = true
      cropper.current?.close()
      cropper.current = null
    }
  }, [file, ratio])

  const press = (event: KeyboardEvent): void => {
    const arrow = arrows[event.key]
    const step = event.ctrlKey ? largeStepPx : stepPx
    if (arrow && event.shiftKey) cropper.current?.resize((arrow[0] - arrow[1]) * step)
    else if (arrow) cropper.current?.move(arrow[0] * step, arrow[1] * step)
    else if (event.key === "+" || event.key === "=") cropper.current?.zoom(zoomStep)
    else if (event.key === "-") cropper.current?.zoom(-zoomStep)
    else return
    event.preventDefault()
  }

  const cut = async (): Promise<void> => {
    setState("cutting")
    const picture = await cropper.current?.cut()
    setState("open")
    if (picture) onCut(new File([picture], file.name, { type: picture.type }))
  }

  const isOpen = state === "open"
  return (
    <div className="grid gap-3">
      {/* The keys are for the whole of it: what cropperjs puts inside takes the pointer alone. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={stage}
        role="application"
        // Without a pointer this is the way to the keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t("crop.label", { name: file.name })}
        aria-describedby={`${id}-keys`}
        aria-busy={state === "opening"}
        className="h-80 overflow-hidden rounded-card bg-sunk"
        onKeyDown={press}
      />
      <p id={`${id}-keys`} className="text-14 text-ink-2">
        {t("crop.keys")}
      </p>
      {state === "unreadable" ? (
        <p role="alert" className="text-14 text-bad">
          {t("crop.unreadable")}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          icon={ZoomOut}
          label={t("crop.smaller")}
          disabled={!isOpen}
          onClick={() => cropper.current?.zoom(-zoomStep)}
        />
        <IconButton
          icon={ZoomIn}
          label={t("crop.larger")}
          disabled={!isOpen}
          onClick={() => cropper.current?.zoom(zoomStep)}
        />
        <p role="status" className="flex-1 text-14 text-ink-2 tabular-nums">
          {size ? t("crop.size", { width: size.width, height: size.height }) : ""}
        </p>
        <Button onClick={onCancel}>{t("crop.cancel")}</Button>
        <Button look="primary" disabled={!isOpen} onClick={() => void cut()}>
          {t("crop.use")}
        </Button>
      </div>
    </div>
  )
}
