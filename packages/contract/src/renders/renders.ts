import * as z from "zod/mini"
import { pageOf } from "../envelope.ts"
import { OwnPicture } from "../media/picture.ts"
import { TileLevel } from "../works/panoramas.ts"
import { renderShapes } from "./kinds.ts"
import { RenderCamera, RenderMoment, RenderPath } from "./order.ts"
import { RenderEngine, RenderKind } from "./public-renders.ts"

export const RenderShape = z.enum(renderShapes)

/**
 * `waiting`: for a worker. `running`: an engine has it, or had it and rests (`isInterrupted`). What is finished stays so; the others
 * can be tried again.
 */
export const renderStates = ["waiting", "running", "finished", "failed", "cancelled"] as const
export const RenderState = z.enum(renderStates)
export type RenderState = z.infer<typeof RenderState>

/** Why a render failed. `silent`: nothing came from the browser for a day. */
export const renderFailures = [
  "gpu-lost",
  "out-of-memory",
  "not-supported",
  "engine-failed",
  "silent",
  "document-unreadable",
] as const
export const RenderFailure = z.enum(renderFailures)
export type RenderFailure = z.infer<typeof RenderFailure>
/** Those that a browser reports. */
export const BrowserFailure = z.enum(["gpu-lost", "out-of-memory", "not-supported", "engine-failed"])

/**
 * A render of one's own. `proof`: `verified` where a worker of the platform made it from the stored scene; a browser's picture is
 * `declared`. `quota`: what became of the unit that it took.
 */
export const Render = z.object({
  id: z.string(),
  name: z.string(),
  /** Null when the project is deleted. */
  project: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The project's version that it shows. */
  version: z.int(),
  kind: RenderKind,
  shape: RenderShape,
  /** px */
  width: z.int(),
  height: z.int(),
  engine: RenderEngine,
  proof: z.enum(["verified", "declared"]),
  state: RenderState,
  /** Running, but nothing was heard of its engine for a minute: any window may go on with it. */
  isInterrupted: z.boolean(),
  failure: z.nullable(RenderFailure),
  quota: z.enum(["reserved", "spent", "returned"]),
  /** 0 to 1. */
  progress: z.number(),
  /** Seconds; null while nobody can say. Of a real-time session until it ends. */
  secondsLeft: z.nullable(z.int()),
  /** Of each pixel: wished for, and reached. */
  samples: z.int(),
  samplesDone: z.int(),
  /** Seconds of a video. */
  duration: z.nullable(z.number()),
  camera: RenderCamera,
  moment: RenderMoment,
  path: z.nullable(RenderPath),
  /** Indices in `tilesOf(width, height)`, or of a video's parts, that are stored; all of them when it is finished. */
  stored: z.array(z.int()),
  /** When it is finished: at an address for 60 seconds unless it is shared. Of a video its poster, if it has one. */
  picture: z.nullable(OwnPicture),
  /** Of a finished panorama: tiles of its picture, the smallest width first. */
  levels: z.array(TileLevel),
  /**
   * Where the files of `picture` are, shared or not, for an hour: `{folder}/{width}.webp`, and the tiles of `levels` as
   * `{folder}/{width}-{column}-{row}.webp`.
   */
  folder: z.nullable(z.string()),
  /** Of the file that one can download, when it is finished. */
  bytes: z.nullable(z.int()),
  /** Whoever has its address `/renders/{id}` sees it. */
  isShared: z.boolean(),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
})
export type Render = z.infer<typeof Render>

/** `projects`: those that the account has renders of, whatever the page is of, and how many; the latest first. */
export const RenderPage = z.object({
  ...pageOf(Render).shape,
  projects: z.array(z.object({ id: z.string(), name: z.string(), renders: z.int() })),
})
export type RenderPage = z.infer<typeof RenderPage>

/** What one kind costs and what is left of it. */
export const RenderOffer = z.object({
  kind: RenderKind,
  /** Whether it works here: it is sold, and these engines make it. */
  isSold: z.boolean(),
  engines: z.array(RenderEngine),
  /** Units of its quota. */
  cost: z.int(),
  /** Null: unlimited. */
  left: z.nullable(z.int()),
  limit: z.nullable(z.int()),
  /** When more comes back; null when it never does. */
  resetsAt: z.nullable(z.string()),
})
export type RenderOffer = z.infer<typeof RenderOffer>

export const RenderOffers = z.object({
  kinds: z.array(RenderOffer),
  /** A worker has been heard of within a minute. */
  hasWorker: z.boolean(),
  /** Of returned units (see `renderLimits.returnsPerDay`), in the last 24 hours. */
  returnsLeft: z.int(),
})
export type RenderOffers = z.infer<typeof RenderOffers>

/** A file at an address for 60 seconds. */
export const RenderFile = z.object({
  address: z.string(),
  expiresAt: z.string(),
  fileName: z.string(),
  bytes: z.int(),
})
export type RenderFile = z.infer<typeof RenderFile>
