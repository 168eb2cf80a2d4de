/** px; it is shown at half of it. */
const [width, height] = [320, 200]

/** What a canvas shows, cut to the shape of a small picture, as a data address. To be called right after it was drawn. */
export function shrinkPicture(canvas: HTMLCanvasElement): string | null {
  const small = document.createElement("canvas")
  small.width = width
  small.height = height
  const paper = small.getContext("2d")
  if (!paper || canvas.width === 0 || canvas.height === 0) return null
  const scale = Math.max(width / canvas.width, height / canvas.height)
  const [wide, high] = [canvas.width * scale, canvas.height * scale]
  paper.drawImage(canvas, (width - wide) / 2, (height - high) / 2, wide, high)
  return small.toDataURL("image/jpeg", 0.8)
}
