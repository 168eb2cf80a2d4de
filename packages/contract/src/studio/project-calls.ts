import * as z from "zod/mini"
import { filledLineOf, lineOf } from "../accounts/fields.ts"
import { del, get, post, put } from "../endpoint.ts"
import { Id, Keyword, PageNumber, PageSize } from "../input-shapes.ts"
import {
  OpenedVersion,
  PlanPicture,
  Project,
  ProjectLink,
  ProjectPage,
  ProjectSort,
  ProjectState,
  ProjectSummary,
  ProjectVersion,
  SharedProject,
  projectLimits,
} from "./projects.ts"
import { studioAudiences } from "./sessions.ts"

// Nothing but endpoints is exported here: the full table takes all of it.

const own = { access: "required", audiences: studioAudiences } as const
const one = z.object({ id: Id })
const oneVersion = z.object({ id: Id, kept: Id })
const onePicture = z.object({ id: Id, picture: Id })
const Name = filledLineOf(projectLimits.name)

/** Its content is checked as a scene; `documentRefused` says what is wrong with it. */
const Document = z.string().check(z.minLength(1), z.maxLength(projectLimits.documentCharacters))
/** A document of the greatest length, where every character of it may be written with an escape. */
const bodyBytes = 34_000_000
/** The project's version that the sender began with. */
const Base = z.int().check(z.minimum(1), z.maximum(2_000_000_000))
const LinkToken = z.string().check(z.minLength(1), z.maxLength(200))

export const listProjects = get("/studio/projects", {
  summary: "The projects of the signed-in account: those it works on, or those in its trash.",
  ...own,
  query: z.strictObject({
    state: z._default(ProjectState, "active"),
    sort: z._default(ProjectSort, "changed"),
    w: z.optional(Keyword),
    page: PageNumber,
    size: PageSize,
  }),
  data: ProjectPage,
})

export const makeProject = post("/studio/projects", {
  summary:
    "Makes a project: empty, of a document, or as a copy of another one's present state. Repeated with the same key it is the same project.",
  ...own,
  bodyBytes,
  body: z
    .strictObject({
      name: Name,
      /** Made when the wish to have a project came up. */
      key: Id,
      document: z.optional(Document),
      /** A project of one's own; not together with a document. */
      from: z.optional(Id),
    })
    .check(z.refine(({ document, from }) => document === undefined || from === undefined)),
  data: ProjectSummary,
  errors: ["documentRefused", "tooManyProjects", "studioFull", "projectKeyReused", "studioForDesigners"],
})

export const readProject = get("/studio/projects/{id}", {
  summary: "One project of the signed-in account with its document.",
  ...own,
  params: one,
  data: Project,
})

export const saveDocument = put("/studio/projects/{id}/document", {
  summary:
    "Saves the document of a project on top of the version it is based on. The same text again answers the same version.",
  ...own,
  bodyBytes,
  params: one,
  body: z.strictObject({ base: Base, document: Document }),
  data: ProjectSummary,
  errors: ["projectChanged", "projectInTrash", "documentRefused", "studioFull"],
})

export const renameProject = put("/studio/projects/{id}/name", {
  summary: "Gives a project another name.",
  ...own,
  params: one,
  body: z.strictObject({ name: Name }),
  data: ProjectSummary,
})

export const trashProject = put("/studio/projects/{id}/trash", {
  summary: "Puts a project into the trash, which keeps it for 30 days; its link shows nothing meanwhile.",
  ...own,
  params: one,
  data: ProjectSummary,
})

export const untrashProject = del("/studio/projects/{id}/trash", {
  summary: "Takes a project out of the trash; again changes nothing.",
  ...own,
  params: one,
  data: ProjectSummary,
  errors: ["tooManyProjects"],
})

export const deleteProject = del("/studio/projects/{id}", {
  summary: "Deletes a project that is in the trash for ever, with its versions, link and pictures.",
  ...own,
  params: one,
  data: z.null(),
  errors: ["projectNotInTrash"],
})

export const emptyTrash = del("/studio/trash", {
  summary: "Deletes everything in the trash for ever.",
  ...own,
  data: z.object({ deleted: z.int() }),
})

export const listVersions = get("/studio/projects/{id}/versions", {
  summary: "Earlier states of a project that are kept, the latest first, fifty at most.",
  ...own,
  params: one,
  data: z.array(ProjectVersion),
})

export const saveVersion = post("/studio/projects/{id}/versions", {
  summary: "Keeps the present state of a project under a name; the same state again gets the new name.",
  ...own,
  params: one,
  body: z.strictObject({ name: filledLineOf(projectLimits.versionName) }),
  data: ProjectVersion,
  errors: ["tooManyNamedVersions", "projectInTrash", "studioFull"],
})

export const readVersion = get("/studio/projects/{id}/versions/{kept}", {
  summary: "An earlier state of a project with its document.",
  ...own,
  params: oneVersion,
  data: OpenedVersion,
})

export const renameVersion = put("/studio/projects/{id}/versions/{kept}/name", {
  summary: "Names an earlier state; an empty name leaves it to be given up like those without one.",
  ...own,
  params: oneVersion,
  body: z.strictObject({ name: lineOf(projectLimits.versionName) }),
  data: ProjectVersion,
  errors: ["tooManyNamedVersions"],
})

export const restoreVersion = post("/studio/projects/{id}/versions/{kept}/restoration", {
  summary: "Makes an earlier state the present one by a new save; the present one is kept before.",
  ...own,
  params: oneVersion,
  body: z.strictObject({ base: Base }),
  data: Project,
  errors: ["projectChanged", "projectInTrash", "studioFull"],
})

export const shareProject = put("/studio/projects/{id}/link", {
  summary: "Lets everybody who has the link look at a project; one that has a link keeps it.",
  ...own,
  params: one,
  data: ProjectLink,
  errors: ["projectInTrash"],
})

export const unshareProject = del("/studio/projects/{id}/link", {
  summary: "Withdraws a project's link for good: another one is made when it is shared again.",
  ...own,
  params: one,
  data: z.null(),
})

export const readSharedProject = post("/studio/shared", {
  summary: "The project behind a link, to look at. The token is in the body, so that no log has it.",
  access: "anyone",
  body: z.strictObject({ token: LinkToken }),
  data: SharedProject,
  errors: ["notFound"],
})

export const readSharedPicture = post("/studio/shared/picture", {
  summary: "A picture of the project behind a link, at an address that opens for 60 seconds.",
  access: "anyone",
  body: z.strictObject({ token: LinkToken, picture: Id }),
  data: PlanPicture,
  errors: ["notFound"],
})

export const addPlanPicture = post("/studio/projects/{id}/pictures", {
  summary:
    "Uploads the picture of a plan to draw over (JPEG, PNG or WebP, at most 8 MB) as multipart: `file`.",
  ...own,
  params: one,
  body: z.strictObject({}),
  file: { kind: "picture", maxBytes: () => projectLimits.pictureBytes },
  data: PlanPicture,
  errors: [
    "fileTooLarge",
    "pictureUnreadable",
    "pictureTooComplex",
    "storageFull",
    "projectInTrash",
    "malformedBody",
    "unsupportedMediaType",
  ],
})

export const readPlanPicture = get("/studio/projects/{id}/pictures/{picture}", {
  summary: "A picture of one's own project, at a fresh address that opens for 60 seconds.",
  ...own,
  params: onePicture,
  data: PlanPicture,
})
