import * as drawings from "@roomwright/contract/studio/drawing-calls"
import * as calls from "@roomwright/contract/studio/project-calls"
import type { ProjectSummary } from "@roomwright/contract/studio/projects"
import * as sessions from "@roomwright/contract/studio/sessions"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { renewToken, sessionOf } from "../accounts/accounts.public.ts"
import * as changing from "./change-project.ts"
import { printDrawings } from "./drawings/print-drawings.ts"
import { openStudioSession } from "./hand-off.ts"
import { layoutRoutes } from "./layouts/layouts.routes.ts"
import { makeProject } from "./make-project.ts"
import { openTool } from "./open-tool.ts"
import type { Own } from "./own-project.ts"
import { addPlanPicture, readPlanPicture } from "./plan-pictures.ts"
import { restoreVersion, saveDocument } from "./save-document.ts"
import * as sharing from "./share-project.ts"
import { listProjects, readProject, readSummary } from "./show-projects.ts"
import type { ScenePieces } from "./work-scenes/scene-pieces.ts"
import { workSceneRoutes } from "./work-scenes/work-scenes.routes.ts"
import * as versions from "./show-versions.ts"

const accountOf = (context: CallContext): string => sessionOf(context).accountId
const ownOf = (id: string, context: CallContext): Own => ({ id, accountId: accountOf(context) })

/** How the studio is opened, and what is made in it. */
export const studioRoutes = (services: Services, pieces: ScenePieces): Route[] => [
  handle(sessions.takeToolToken, ({ query }, context) =>
    openTool(services, sessionOf(context), query.tool ?? null),
  ),
  handle(sessions.openStudioSession, ({ body }) => openStudioSession(services, body.token)),
  handle(sessions.renewStudioSession, async (_input, context) => ({
    token: await renewToken(services, sessionOf(context), "studio"),
  })),
  handle(drawings.printDrawings, async ({ body }, context) => ({
    pdf: await printDrawings(accountOf(context), { ...body, madeAt: services.clock.now() }),
  })),
  ...projectRoutes(services),
  ...versionRoutes(services),
  ...sharingRoutes(services),
  ...layoutRoutes(services),
  ...workSceneRoutes(services, pieces),
]

function projectRoutes(services: Services): Route[] {
  const { db } = services.database
  const show = (own: Own): Promise<ProjectSummary> => readSummary(db, own)
  return [
    handle(calls.listProjects, ({ query }, context) =>
      listProjects(services.database, accountOf(context), query),
    ),
    handle(calls.makeProject, async ({ body }, context) => {
      const session = sessionOf(context)
      return show({ id: await makeProject(services, session, body), accountId: session.accountId })
    }),
    handle(calls.readProject, ({ params }, context) => readProject(services, ownOf(params.id, context))),
    handle(calls.saveDocument, ({ params, body }, context) =>
      saveDocument(services, ownOf(params.id, context), body),
    ),
    handle(calls.renameProject, async ({ params, body }, context) => {
      await changing.renameProject(services, ownOf(params.id, context), body.name)
      return show(ownOf(params.id, context))
    }),
    handle(calls.trashProject, async ({ params }, context) => {
      await changing.trashProject(services, ownOf(params.id, context))
      return show(ownOf(params.id, context))
    }),
    handle(calls.untrashProject, async ({ params }, context) => {
      await changing.untrashProject(services, ownOf(params.id, context))
      return show(ownOf(params.id, context))
    }),
    handle(calls.deleteProject, async ({ params }, context) => {
      await changing.deleteProject(services, ownOf(params.id, context))
      return null
    }),
    handle(calls.emptyTrash, async (_input, context) => ({
      deleted: await changing.emptyTrash(services, accountOf(context)),
    })),
    handle(calls.addPlanPicture, ({ params, file }, context) =>
      addPlanPicture(services, ownOf(params.id, context), file),
    ),
    handle(calls.readPlanPicture, ({ params }, context) =>
      readPlanPicture(services, ownOf(params.id, context), params.picture),
    ),
  ]
}

function versionRoutes(services: Services): Route[] {
  const { db } = services.database
  return [
    handle(calls.listVersions, ({ params }, context) => versions.listVersions(db, ownOf(params.id, context))),
    handle(calls.saveVersion, ({ params, body }, context) =>
      versions.saveNamed(services, ownOf(params.id, context), body.name),
    ),
    handle(calls.readVersion, ({ params }, context) =>
      versions.openVersion(db, ownOf(params.id, context), params.kept),
    ),
    handle(calls.renameVersion, ({ params, body }, context) =>
      versions.renameVersion(services, ownOf(params.id, context), { kept: params.kept, name: body.name }),
    ),
    handle(calls.restoreVersion, ({ params, body }, context) =>
      restoreVersion(services, ownOf(params.id, context), { kept: params.kept, base: body.base }),
    ),
  ]
}

function sharingRoutes(services: Services): Route[] {
  return [
    handle(calls.shareProject, ({ params }, context) =>
      sharing.shareProject(services, ownOf(params.id, context)),
    ),
    handle(calls.unshareProject, async ({ params }, context) => {
      await sharing.unshareProject(services, ownOf(params.id, context))
      return null
    }),
    handle(calls.readSharedProject, ({ body }) =>
      sharing.readSharedProject(services.database.db, body.token),
    ),
    handle(calls.readSharedPicture, ({ body }) => sharing.readSharedPicture(services, body)),
  ]
}
