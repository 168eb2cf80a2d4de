import * as z from "zod/mini"
import { del, get, post, put } from "../endpoint.ts"
import { Id, Keyword, PageNumber, PageSize } from "../input-shapes.ts"
import { ProjectSummary } from "./projects.ts"
import { studioAudiences } from "./sessions.ts"
import { OwnWorkScene, SceneableWorkPage, SceneFile, WorkScene } from "./work-scenes.ts"

// Nothing but endpoints is exported here: the full table takes all of it.

const own = { access: "required", audiences: studioAudiences } as const
const one = z.object({ id: Id })

export const readWorkScene = get("/works/{id}/scene", {
  summary: "The 3D scene of a published work, with the products in it and whom its pieces are owed to.",
  access: "anyone",
  params: one,
  data: WorkScene,
  errors: ["notFound"],
})

export const listWorkSceneFiles = get("/works/{id}/scene/files", {
  summary:
    "Where the 3D models are that the scene of a published work is shown with. What is not listed stands as its box, or is built from numbers.",
  access: "anyone",
  params: one,
  data: z.array(SceneFile),
  errors: ["notFound"],
})

export const listSceneableWorks = get("/studio/works", {
  summary: "The works of the signed-in designer with their scenes, the last changed first.",
  ...own,
  query: z.strictObject({ w: z.optional(Keyword), page: PageNumber, size: PageSize }),
  data: SceneableWorkPage,
  errors: ["designersOnly"],
})

export const readOwnWorkScene = get("/studio/works/{id}/scene", {
  summary: "The scene of a work of the signed-in designer; null while it has none.",
  ...own,
  params: one,
  data: z.nullable(OwnWorkScene),
})

export const attachScene = put("/studio/works/{id}/scene", {
  summary:
    "Publishes the present state of a project as the scene of a work, in place of the one before. The same state again changes nothing.",
  ...own,
  params: one,
  body: z.strictObject({ projectId: Id }),
  data: OwnWorkScene,
  errors: ["designersOnly", "projectInTrash", "documentRefused", "studioFull"],
})

export const detachScene = del("/studio/works/{id}/scene", {
  summary: "Takes the scene of a work away; again changes nothing. The project stays.",
  ...own,
  params: one,
  data: z.object({
    /** The work's: a form that is open goes on with this one. */
    edition: z.int(),
  }),
  errors: ["designersOnly"],
})

export const readBeginning = get("/studio/works/{id}/projects", {
  summary:
    "Whether the signed-in account may begin a project from the scene of a work now: its designer, who bought it, designers where the work offers it.",
  ...own,
  params: one,
  data: z.object({ mayBegin: z.boolean() }),
})

export const makeProjectFromWork = post("/studio/works/{id}/projects", {
  summary:
    "Makes a project of the scene of a work: for its designer, for those who bought it, and for designers where the work offers it free of charge. Repeated with the same key it is the same project.",
  ...own,
  params: one,
  body: z.strictObject({
    /** Made when the wish to have a project came up. */
    key: Id,
  }),
  data: ProjectSummary,
  errors: [
    "workWithoutScene",
    "templateNotOffered",
    "buyDesignFirst",
    "studioForDesigners",
    "tooManyProjects",
    "studioFull",
    "projectKeyReused",
  ],
})
