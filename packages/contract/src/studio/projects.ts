import * as z from "zod/mini"
import { pageOf } from "../envelope.ts"

export const projectLimits = {
  name: 80,
  /** Live ones of one account. */
  each: 200,
  /** With those in the trash. */
  inAll: 400,
  /** Characters of a document, as the scene's own limit. */
  documentCharacters: 16_000_000,
  /** Of all documents of one account: projects and their earlier states, the trash too. */
  documentBytes: 200_000_000,
  /** How long the trash keeps a project. */
  trashDays: 30,
  /** Of one project that can be opened again. */
  versions: 50,
  /** Of those, at most so many with a name. */
  namedVersions: 30,
  versionName: 80,
  /** The state before the first save after so long is kept. */
  versionSpanMs: 600_000,
  pictureBytes: 8_000_000,
} as const

/** Whole numbers x, y, x, y, …: a closed ring, y down as on a screen. */
const Ring = z.array(z.int())

/** A small drawing of one level: 240 units at its longer side, whole numbers only. */
export const ProjectSketch = z.object({
  width: z.int(),
  height: z.int(),
  /** Behind the walls. `room` is one of the scene's 23 kinds, null where nobody has said so. */
  rooms: z.array(z.object({ room: z.nullable(z.string()), ring: Ring, holes: z.array(Ring) })),
  walls: z.array(Ring),
  /** Drawn over the walls, as a line from x1, y1 to x2, y2 of this thickness. */
  openings: z.array(
    z.object({
      kind: z.enum(["door", "window"]),
      line: z.array(z.int()),
      thickness: z.int(),
    }),
  ),
})
export type ProjectSketch = z.infer<typeof ProjectSketch>

/** Rooms and area are 0 where walls cross so often that nobody waits for it. */
export const ProjectFacts = z.object({
  levels: z.int(),
  rooms: z.int(),
  /** Net floor of all rooms, m2 with two decimals. */
  areaM2: z.number(),
  /** Furniture and lamps. */
  items: z.int(),
})
export type ProjectFacts = z.infer<typeof ProjectFacts>

export const ProjectSummary = z.object({
  id: z.string(),
  name: z.string(),
  /** Counted up with every save of the document; what a save is based on. */
  version: z.int(),
  facts: ProjectFacts,
  /** Null while nothing is drawn. */
  sketch: z.nullable(ProjectSketch),
  /** Whoever has its link may look at it. */
  isShared: z.boolean(),
  createdAt: z.string(),
  /** Of the document or the name. */
  changedAt: z.string(),
  trashedAt: z.nullable(z.string()),
  /** When the trash gives it up. */
  deletedAfter: z.nullable(z.string()),
})
export type ProjectSummary = z.infer<typeof ProjectSummary>

/** The link to look at a project: `/studio/shared#token=…`, in the fragment. */
export const ProjectLink = z.object({ token: z.string(), madeAt: z.string() })
export type ProjectLink = z.infer<typeof ProjectLink>

export const Project = z.object({
  ...ProjectSummary.shape,
  /** The text of the scene, as `writeDocument` gives it. */
  document: z.string(),
  link: z.nullable(ProjectLink),
})
export type Project = z.infer<typeof Project>

export const projectSorts = ["changed", "name"] as const
export const ProjectSort = z.enum(projectSorts)
export type ProjectSort = z.infer<typeof ProjectSort>

export const projectStates = ["active", "trash"] as const
export const ProjectState = z.enum(projectStates)
export type ProjectState = z.infer<typeof ProjectState>

/** What documents take up, bytes: present states and earlier ones, the trash too. */
export const DocumentStorage = z.object({
  used: z.int(),
  most: z.int(),
  /** Of projects in the trash, with their earlier states. */
  trash: z.int(),
  /** Of earlier states with a name. */
  named: z.int(),
})
export type DocumentStorage = z.infer<typeof DocumentStorage>

/** `totals` and `storage` count all, whatever was asked for. */
export const ProjectPage = z.object({
  ...pageOf(ProjectSummary).shape,
  totals: z.object({ active: z.int(), trash: z.int() }),
  storage: DocumentStorage,
})
export type ProjectPage = z.infer<typeof ProjectPage>

/** `span`: kept by itself. `named`: by its owner. `restoration`: what another version took the place of. */
export const versionReasons = ["span", "named", "restoration"] as const
export const VersionReason = z.enum(versionReasons)
export type VersionReason = z.infer<typeof VersionReason>

export const ProjectVersion = z.object({
  id: z.string(),
  /** The project's version then. */
  version: z.int(),
  reason: VersionReason,
  /** Empty where nobody has given one. */
  name: z.string(),
  /** When this state was saved. */
  savedAt: z.string(),
  facts: ProjectFacts,
  sketch: z.nullable(ProjectSketch),
})
export type ProjectVersion = z.infer<typeof ProjectVersion>

export const OpenedVersion = z.object({ ...ProjectVersion.shape, document: z.string() })
export type OpenedVersion = z.infer<typeof OpenedVersion>

/** A picture of a plan to draw over. Its id is what the document's underlay calls `picture`. */
export const PlanPicture = z.object({
  id: z.string(),
  /** px */
  width: z.int(),
  height: z.int(),
  /** Opens for 60 seconds. */
  address: z.string(),
  expiresAt: z.string(),
})
export type PlanPicture = z.infer<typeof PlanPicture>

/** What everybody sees who has the link. */
export const SharedProject = z.object({
  name: z.string(),
  owner: z.object({ nickname: z.string() }),
  document: z.string(),
  changedAt: z.string(),
})
export type SharedProject = z.infer<typeof SharedProject>
