import { events, Viewer } from "@photo-sphere-viewer/core"
import "@photo-sphere-viewer/core/index.css"
import { EquirectangularTilesAdapter } from "@photo-sphere-viewer/equirectangular-tiles-adapter"
import { GyroscopePlugin } from "@photo-sphere-viewer/gyroscope-plugin"
import type { Direction, PanoramaRoom } from "../panorama-room.ts"
import { tidyDirection } from "../turn-direction.ts"

/** A place on the stage (px from its upper left). */
export interface Place {
  readonly x: number
  readonly y: number
}

export interface PanoramaStage {
  /** Leads into a room. False when another was asked for meanwhile; rejects when its picture does not come. */
  show(room: PanoramaRoom, looking: Direction): Promise<boolean>
  /** Where a direction is seen now; null while it is out of sight. */
  placeOf(direction: Direction): Place | null
  directionAt(place: Place): Direction
  /** Where one looks. */
  looking(): Direction
  /** At once, for keys. */
  look(direction: Direction): void
  zoomBy(steps: number): void
  /** Whether one can turn by turning the device: phones and tablets, over a safe connection. */
  canTilt(): Promise<boolean>
  /** Turns with the device, or no longer. False where the reader or the device refuses. */
  tilt(on: boolean): Promise<boolean>
  /** Wheels turn pages, but zoom where there is no page around. */
  setWheel(zooms: boolean): void
  close(): void
}

interface StageOptions {
  readonly container: HTMLElement
  readonly loadingText: string
  readonly isStill: boolean
  /** Each time the picture is drawn: what stands on it moves along. */
  readonly onDraw: () => void
  readonly onPress: (direction: Direction) => void
}

const degree = Math.PI / 180
const toDegrees = ({ yaw, pitch }: Direction): Direction =>
  tidyDirection({ yaw: yaw / degree, pitch: pitch / degree })
const toRadians = ({ yaw, pitch }: Direction): Direction => ({ yaw: yaw * degree, pitch: pitch * degree })

/** Ours: how long one room turns into the next (ms). */
const fadeMs = 500
const zoomStep = 12

const isTouch = (): boolean => matchMedia("(pointer: coarse)").matches

/** Whether this browser can draw it. */
export function canShowPanoramas(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2")
    // Browsers allow only so many of them.
    context?.getExtension("WEBGL_lose_context")?.loseContext()
    return context !== null
  } catch {
    return false
  }
}

/** Opens an empty stage. */
export function openPanoramaStage({ container, loadingText, isStill, ...on }: StageOptions): PanoramaStage {
  const viewer = new Viewer({
    container,
    adapter: EquirectangularTilesAdapter.withConfig({ showErrorTile: false, baseBlur: false }),
    navbar: false,
    keyboard: false,
    mousewheel: false,
    loadingTxt: loadingText,
    // What did not come is told by who shows the stage.
    lang: { loading: loadingText, loadError: "", webglError: "" },
    defaultZoomLvl: 20,
    canvasBackground: "transparent",
    moveInertia: !isStill,
    defaultTransition: { speed: fadeMs, rotation: false, effect: "fade" },
    plugins: [GyroscopePlugin.withConfig({ touchmove: true, roll: false })],
  })
  const gyroscope = viewer.getPlugin<GyroscopePlugin>(GyroscopePlugin)
  viewer.addEventListener(events.RenderEvent.type, on.onDraw)
  viewer.addEventListener(events.SizeUpdatedEvent.type, on.onDraw)
  viewer.addEventListener(events.ClickEvent.type, ({ data }) => {
    if (!data.rightclick) on.onPress(toDegrees(data))
  })
  return {
    async show({ base, levels, tileAddress }, looking) {
      try {
        return await viewer.setPanorama(
          {
            baseUrl: base,
            // The adapter wants a level even where there are no tiles.
            levels:
              levels.length === 0
                ? [{ width: 2_048, cols: 4, rows: 2 }]
                : levels.map(({ width, columns }) => ({ width, cols: columns, rows: columns / 2 })),
            tileUrl(column: number, row: number, level: number) {
              const width = levels[level]?.width
              return width === undefined ? null : tileAddress(width, column, row)
            },
          },
          { position: toRadians(looking), ...(isStill ? { transition: false } : {}) },
        )
      } catch (error) {
        viewer.hideError()
        throw error
      }
    },
    placeOf(direction) {
      const position = toRadians(direction)
      return viewer.dataHelper.isPointVisible(position)
        ? viewer.dataHelper.sphericalCoordsToViewerCoords(position)
        : null
    },
    directionAt: (place) => toDegrees(viewer.dataHelper.viewerCoordsToSphericalCoords(place)),
    looking: () => toDegrees(viewer.getPosition()),
    look: (direction) => viewer.rotate(toRadians(direction)),
    zoomBy: (steps) => viewer.zoom(viewer.getZoomLevel() + steps * zoomStep),
    canTilt: () => (isTouch() ? gyroscope.isSupported() : Promise.resolve(false)),
    async tilt(on) {
      if (!on) {
        gyroscope.stop()
        return false
      }
      // iOS asks its owner; who says no goes on by finger.
      await gyroscope.start().catch(() => {})
      return gyroscope.isEnabled()
    },
    setWheel: (zooms) => viewer.setOption("mousewheel", zooms),
    close: () => viewer.destroy(),
  }
}
