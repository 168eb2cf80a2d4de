/** A size in px. */
export interface Size {
  readonly width: number
  readonly height: number
}

export const zoomLimits = { least: 1, most: 8, step: 1.5 } as const

/** One step nearer or farther, within the limits; 1 shows the whole picture. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const next = direction === 1 ? zoom * zoomLimits.step : zoom / zoomLimits.step
  // Back from rounding: as many steps out as in show the whole again.
  const rounded = Math.round(next * 1000) / 1000
  return Math.min(zoomLimits.most, Math.max(zoomLimits.least, rounded))
}

/** How large a picture is drawn, so that all of it is seen at zoom 1, and what it takes up once it is turned. */
export function fitPicture(
  picture: Size,
  frame: Size,
  { zoom, quarterTurns }: { readonly zoom: number; readonly quarterTurns: number },
): { readonly drawn: Size; readonly taken: Size } {
  const isOnItsSide = quarterTurns % 2 === 1
  const seen = isOnItsSide ? { width: picture.height, height: picture.width } : picture
  const scale = Math.min(frame.width / seen.width, frame.height / seen.height) * zoom
  return {
    drawn: { width: picture.width * scale, height: picture.height * scale },
    taken: { width: seen.width * scale, height: seen.height * scale },
  }
}
