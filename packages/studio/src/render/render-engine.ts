import type { PicturePlace } from "@roomwright/models/seen/camera-rays"
import type { VideoOrder, PictureOrder, RenderTile } from "./render-order.ts"

/** How far a render is: 0 to 1, and seconds; null while nobody can say. */
export interface RenderProgress {
  readonly share: number
  readonly secondsLeft: number | null
}

/** What an engine works on, and where its work goes. */
export interface RenderWork {
  readonly tiles: readonly RenderTile[]
  /** Tiles that are there from before: they are not made again. */
  readonly isThere: (tile: number) => boolean
  /** Takes a tile over. Rejects where it cannot be handed in: the engine gives up with that. */
  readonly keep: (tile: number, picture: Blob) => Promise<void>
  readonly onProgress: (progress: RenderProgress) => void
  /** Aborted, the engine rejects with its reason, within a picture or two. */
  readonly signal: AbortSignal
}

/** Why an engine cannot go on, in the words of the contract's `BrowserFailure`. */
export class RenderProblem extends Error {
  readonly failure: "gpu-lost" | "out-of-memory" | "not-supported" | "engine-failed"
  constructor(failure: RenderProblem["failure"]) {
    super(`The render stopped: ${failure}.`)
    this.name = "RenderProblem"
    this.failure = failure
  }
}

/** A second of a video, encoded so that it can be decoded without those before it. */
export interface VideoGroup {
  /** As WebCodecs names it. Only groups of the same are one video. */
  readonly codec: string
  /** What decoders must know before; null where the frames say it. */
  readonly description: Uint8Array<ArrayBuffer> | null
  readonly frames: readonly {
    readonly isKey: boolean
    readonly data: Uint8Array<ArrayBuffer>
  }[]
}

/** Where the seconds of a video are kept until it is whole, so that a window that was closed goes on with it. */
export interface VideoKeeping {
  /** Null: not there. */
  read(index: number): Promise<VideoGroup | null>
  /** Where nothing can be kept it goes on all the same. */
  write(index: number, group: VideoGroup): Promise<void>
}

export interface VideoWork extends Pick<RenderWork, "onProgress" | "signal"> {
  readonly keeping: VideoKeeping
}

/** A video, and the picture that stands for it while it is not played. */
export interface VideoFile {
  readonly video: Blob
  readonly poster: Blob
}

export interface PreviewPicture {
  readonly picture: Blob
  /** Without finishes or pieces that were still on their way: asked for again it is better. */
  readonly isComplete: boolean
}

/**
 * Makes pictures and videos of homes in this browser. One at a time: a second call waits for nobody, so its caller sees to that. Engines give the
 * same picture for the same order whichever tiles are made in which window.
 */
export interface RenderEngine {
  /** Makes the tiles that are not there. Rejects with a `RenderProblem`, the reason of the signal, or what `keep` rejected with. */
  make(order: PictureOrder, work: RenderWork): Promise<void>
  /** Makes a video, from the seconds that are kept. Rejects as `make` does. */
  video(order: VideoOrder, work: VideoWork): Promise<VideoFile>
  /** A small picture of the order, to choose by. Rejects as `make` does. */
  preview(order: PictureOrder, signal: AbortSignal): Promise<PreviewPicture>
  /** How far what is seen at a place of a still is, m along the camera's axis; Infinity: there is nothing. Rejects as `make` does. */
  distanceAt(order: PictureOrder, place: PicturePlace, signal: AbortSignal): Promise<number>
  dispose(): void
}
