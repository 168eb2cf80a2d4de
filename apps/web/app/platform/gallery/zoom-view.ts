/** How a picture lies in its frame: px that its middle is away from the frame's, and how many times larger it is than when whole. */
export interface ZoomView {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Box {
  readonly width: number
  readonly height: number
}

export const wholeView: ZoomView = { scale: 1, x: 0, y: 0 }
export const mostZoom = 5
/** What a double tap or a press comes near by. */
export const nearZoom = 2.5

/** The same view, moved so that no edge of the picture comes away from the frame's; `picture` is its size when whole. */
export function keepInFrame({ scale, x, y }: ZoomView, picture: Box, frame: Box): ZoomView {
  const size = Math.min(mostZoom, Math.max(1, scale))
  const roomX = Math.max(0, (picture.width * size - frame.width) / 2)
  const roomY = Math.max(0, (picture.height * size - frame.height) / 2)
  // Never -0.
  return {
    scale: size,
    x: Math.min(roomX, Math.max(-roomX, x)) + 0,
    y: Math.min(roomY, Math.max(-roomY, y)) + 0,
  }
}

/** Zooms by a factor around a point, which stays where it is; `at` is px from the middle of the frame. */
export function zoomAround(
  view: ZoomView,
  factor: number,
  at: { readonly x: number; readonly y: number },
): ZoomView {
  const scale = Math.min(mostZoom, Math.max(1, view.scale * factor))
  const grown = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }
}

/** The size of a picture that stands whole in a frame. */
export function sizeInFrame(picture: Box, frame: Box): Box {
  const share = Math.min(frame.width / picture.width, frame.height / picture.height)
  return { width: picture.width * share, height: picture.height * share }
}
