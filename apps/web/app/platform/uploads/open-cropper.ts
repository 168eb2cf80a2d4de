import { cropLimits, fitCrop, isFitting, outputSize, overlapOf, type Box } from "./crop-box.ts"

export interface OpenCropper {
  /** Moves the crop by so many px of the screen. */
  move(x: number, y: number): void
  /** Makes the crop larger or smaller about its middle. */
  resize(by: number): void
  /** Makes the picture below larger (0.1: by a tenth) or smaller. */
  zoom(by: number): void
  /** What is inside the crop, encoded; null when the browser cannot. */
  cut(): Promise<Blob | null>
  close(): void
}

interface CropperOptions {
  readonly stage: HTMLElement
  readonly file: Blob
  readonly alt: string
  readonly ratio: number | undefined
  /** Hears of the size that comes out (px), each time it changes. */
  readonly onSize: (size: { readonly width: number; readonly height: number }) => void
}

const corners = ["n", "e", "s", "w", "ne", "nw", "se", "sw"] as const

const templateOf = (ratio: number | undefined): string =>
  `<cropper-canvas background class="block h-full w-full">
    <cropper-image initial-center-size="contain" scalable translatable></cropper-image>
    <cropper-shade hidden></cropper-shade>
    <cropper-handle action="move" plain></cropper-handle>
    <cropper-selection movable resizable precise theme-color="var(--color-photo-ink)" ${ratio ? `aspect-ratio="${ratio}"` : ""}>
      <cropper-grid aria-hidden="true" bordered covered theme-color="var(--color-photo-ink)"></cropper-grid>
      <cropper-handle action="move" theme-color="transparent"></cropper-handle>
      ${corners.map((corner) => `<cropper-handle action="${corner}-resize" theme-color="var(--color-accent)"></cropper-handle>`).join("")}
    </cropper-selection>
  </cropper-canvas>`

/** Loads the cropper's code and opens a picture in it. Rejects for what the browser cannot show. */
export async function openCropper({ stage, file, alt, ratio, onSize }: CropperOptions): Promise<OpenCropper> {
  const { default: Cropper } = await import("cropperjs")
  const address = URL.createObjectURL(file)
  const source = new Image()
  source.src = address
  source.alt = alt
  const cropper = new Cropper(source, { container: stage, template: templateOf(ratio) })
  const close = (): void => {
    cropper.destroy()
    URL.revokeObjectURL(address)
  }
  const [canvas, picture, selection] = [
    cropper.getCropperCanvas(),
    cropper.getCropperImage(),
    cropper.getCropperSelection(),
  ]
  if (!canvas || !picture || !selection) throw new Error("The cropper has not opened.")
  const { naturalWidth } = await picture.$ready().catch((error: unknown) => {
    close()
    throw error
  })

  const scale = (): number => picture.getBoundingClientRect().width / naturalWidth
  /** The part of the picture that is in sight, seen from the canvas. */
  const inside = (): Box => {
    const frame = canvas.getBoundingClientRect()
    const { x, y, width, height } = picture.getBoundingClientRect()
    return overlapOf(
      { x: x - frame.x, y: y - frame.y, width, height },
      { x: 0, y: 0, width: frame.width, height: frame.height },
    )
  }
  // As much on the screen as in the picture, whichever is more.
  const rules = () => ({ ratio, leastSide: cropLimits.leastSide * Math.max(1, scale()) })
  const sizeNow = () => outputSize({ width: selection.width / scale(), height: selection.height / scale() })
  const put = (crop: Box): void => {
    const { x, y, width, height } = fitCrop(crop, inside(), rules())
    selection.$change(x, y, width, height)
    onSize(sizeNow())
  }
  const now = (): Box => {
    const { x, y, width, height } = selection
    return { x, y, width, height }
  }

  const whole = inside()
  put({
    x: whole.x + whole.width * 0.05,
    y: whole.y + whole.height * 0.05,
    width: whole.width * 0.9,
    height: whole.height * 0.9,
  })
  selection.addEventListener("change", (event) => {
    if (!(event instanceof CustomEvent)) return
    if (!isFitting(event.detail as Box, inside(), rules())) event.preventDefault()
    else requestAnimationFrame(() => onSize(sizeNow()))
  })
  // The picture moves after this event; then the crop follows it.
  picture.addEventListener("transform", () => requestAnimationFrame(() => put(now())))

  return {
    move: (x, y) => put({ ...now(), x: selection.x + x, y: selection.y + y }),
    resize(by) {
      const { x, y, width, height } = now()
      put({ x: x - by / 2, y: y - by / 2, width: width + by, height: height + by })
    },
    zoom: (by) => void picture.$zoom(by),
    async cut() {
      const drawn = await selection.$toCanvas({ width: sizeNow().width })
      // JPEG has no transparency: what has some stays what can show it.
      const type = file.type === "image/jpeg" ? "image/jpeg" : "image/webp"
      return new Promise((resolve) => drawn.toBlob(resolve, type, cropLimits.quality))
    },
    close,
  }
}
