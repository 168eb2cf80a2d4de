import type { RenderProblem } from "./render-engine.ts"
import type { RenderCamera, RenderKeyframe, RenderMoment, RenderTile } from "./render-order.ts"

export const renderShapes = ["landscape", "portrait", "square"] as const
export type RenderShape = (typeof renderShapes)[number]

/** px */
export interface RenderSize {
  readonly width: number
  readonly height: number
}

/** A kind of render that works here: what it costs, and what is left of it. */
export interface RenderOffer {
  /** As plans count it. */
  readonly kind: RenderKind
  readonly sort: RenderSort
  readonly sizes: Readonly<Record<RenderShape, RenderSize>>
  readonly engines: readonly ("browser" | "worker")[]
  readonly cost: number
  /** Null: as many as one likes. */
  readonly left: number | null
  /** When more comes back, UTC, ISO 8601; null: never by itself. */
  readonly resetsAt: string | null
}

export type RenderSort = "still" | "panorama" | "video"

/** Kinds of pictures and videos, the smaller first. */
export const renderKinds = [
  "image-2k",
  "image-4k",
  "image-8k",
  "panorama-3k",
  "panorama-4k",
  "panorama-8k",
  "panorama-12k",
  "panorama-32k",
  "video-480p",
  "video-720p",
  "video-1080p",
] as const
export type RenderKind = (typeof renderKinds)[number]

/** One of one's renders. */
export interface StudioRender extends RenderSize {
  readonly id: string
  readonly name: string
  readonly version: number
  readonly kind: RenderKind
  readonly sort: RenderSort
  readonly engine: "browser" | "worker"
  /** Only a worker of the platform proves that a picture shows its scene. */
  readonly proof: "verified" | "declared"
  readonly state: "waiting" | "running" | "finished" | "failed" | "cancelled"
  /** Running, but nobody works on it: any window can go on. */
  readonly isInterrupted: boolean
  readonly failure: RenderProblem["failure"] | "silent" | "document-unreadable" | null
  readonly quota: "reserved" | "spent" | "returned"
  readonly progress: number
  readonly secondsLeft: number | null
  readonly samples: number
  readonly samplesDone: number
  readonly camera: RenderCamera
  readonly moment: RenderMoment
  /** Of a video: the way of its camera. */
  readonly path: readonly RenderKeyframe[] | null
  /** Seconds of a finished video. */
  readonly duration: number | null
  readonly tiles: readonly RenderTile[]
  /** Those that are handed in; of a video the parts of its file. */
  readonly stored: readonly number[]
  /** Addresses of a finished one, which work for an hour; of a video those of its poster. */
  readonly picture: { readonly small: string; readonly large: string } | null
  /** Of a finished panorama: widths that there are tiles of, the smallest first, and where they are for an hour. */
  readonly around: {
    readonly levels: readonly { readonly width: number; readonly columns: number }[]
    readonly tileAddress: (width: number, column: number, row: number) => string
  } | null
  readonly bytes: number | null
  /** Everybody sees it at its address. */
  readonly isShared: boolean
  /** UTC, ISO 8601. */
  readonly createdAt: string
}

export interface NewRender {
  /** The same where an order is sent once more. */
  readonly key: string
  readonly name: string
  readonly kind: RenderKind
  readonly shape: RenderShape
  readonly engine: "browser" | "worker"
  readonly camera: RenderCamera
  readonly moment: RenderMoment
  /** Of a video. */
  readonly path: readonly RenderKeyframe[] | null
  readonly samples: number
}

/** `ended`: the render was cancelled or settled elsewhere; `elsewhere`: another window works on it. */
export type RenderAnswer<Value> =
  | { readonly kind: "done"; readonly value: Value }
  | { readonly kind: "refused"; readonly why: "ended" | "elsewhere" | "other"; readonly message: string }

/** Renders as the studio needs them of the world around it. A call that does not come through rejects with anything. */
export interface RenderHost {
  offers(): Promise<{ readonly kinds: readonly RenderOffer[]; readonly hasWorker: boolean }>
  /** Those of a project, the latest first. */
  list(project: string): Promise<readonly StudioRender[]>
  read(id: string): Promise<StudioRender>
  /** Of the document as it is stored now. */
  start(project: string, order: NewRender): Promise<RenderAnswer<StudioRender>>
  /** The document that a render shows. */
  document(id: string): Promise<string>
  take(id: string, lease: string): Promise<RenderAnswer<StudioRender>>
  report(id: string, lease: string, done: RenderReport): Promise<RenderAnswer<StudioRender>>
  addTile(
    id: string,
    lease: string,
    tile: { readonly index: number; readonly picture: Blob },
  ): Promise<RenderAnswer<null>>
  addPart(
    id: string,
    lease: string,
    part: { readonly index: number; readonly content: Blob },
  ): Promise<RenderAnswer<null>>
  /** `parts`: how many a video has. */
  finish(
    id: string,
    lease: string,
    made: { readonly samples: number; readonly parts: number },
  ): Promise<RenderAnswer<StudioRender>>
  fail(id: string, lease: string, failure: RenderProblem["failure"]): Promise<void>
  cancel(id: string): Promise<RenderAnswer<StudioRender>>
  retry(id: string, engine: "browser" | "worker"): Promise<RenderAnswer<StudioRender>>
  rename(id: string, name: string): Promise<void>
  remove(id: string): Promise<void>
  /** Where its file can be downloaded for a minute. */
  file(id: string): Promise<{ readonly address: string; readonly name: string }>
  /** Lets everybody see a finished one, or nobody else any more. */
  share(id: string, isShared: boolean): Promise<RenderAnswer<StudioRender>>
  /** Where everybody sees a shared one. */
  address(id: string): string
  /** Makes an upload of it for the form of a work. */
  useInWork(id: string): Promise<RenderAnswer<null>>
  /** Where works are made. */
  readonly newWork: string
  /** Where plans are compared and bought. */
  readonly plans: string
}

export interface RenderReport {
  readonly progress: number
  readonly samplesDone: number
  readonly secondsLeft: number | null
}
