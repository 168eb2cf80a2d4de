import * as calls from "@roomwright/contract/studio/work-scene-calls"
import { handle, type CallContext, type Route } from "../../../platform/http/dispatch.ts"
import type { Services } from "../../../platform/services.ts"
import { sessionOf } from "../../accounts/accounts.public.ts"
import { designerOf, refuseStaff } from "../../works/works.public.ts"
import { readSummary } from "../show-projects.ts"
import { attachScene, detachScene, findOwnWork } from "./attach-scene.ts"
import { makeProjectFromWork, mayBeginFromWork } from "./make-from-work.ts"
import { listSceneableWorks, readEdition, readOwnScene } from "./own-scenes.ts"
import { listWorkSceneFiles, readWorkScene } from "./read-work-scene.ts"
import type { ScenePieces } from "./scene-pieces.ts"

/** The scenes of works: published by their designers, looked at by everybody, begun from by some. */
export function workSceneRoutes(services: Services, pieces: ScenePieces): Route[] {
  const { db } = services.database
  const ownOf = (workId: string, context: CallContext) => ({
    workId,
    designerId: sessionOf(context).accountId,
  })
  /** To change what a work shows; staff who decide on works publish none. Nobody learns of another's work. */
  const publisherOf = async (workId: string, context: CallContext) => {
    const own = ownOf(workId, context)
    await findOwnWork(services, own)
    refuseStaff(sessionOf(context))
    designerOf(sessionOf(context))
    return own
  }
  return [
    handle(
      calls.readWorkScene,
      ({ params }, { language }) => readWorkScene(services, pieces, params.id, language),
      {
        tags: ({ workId, designer, products }) => [
          `work:${workId}`,
          `designer:${designer.id}`,
          ...products.map(({ productId }) => `product:${productId}` as const),
        ],
      },
    ),
    handle(calls.listWorkSceneFiles, ({ params }) => listWorkSceneFiles(services, pieces, params.id)),
    handle(calls.listSceneableWorks, ({ query }, context) =>
      listSceneableWorks(services, designerOf(sessionOf(context)), query, context.language),
    ),
    handle(calls.readOwnWorkScene, ({ params }, context) => readOwnScene(db, ownOf(params.id, context))),
    handle(calls.attachScene, async ({ params, body }, context) => {
      const own = await publisherOf(params.id, context)
      return attachScene(services, own, body.projectId)
    }),
    handle(calls.detachScene, async ({ params }, context) => {
      const own = await publisherOf(params.id, context)
      await detachScene(services, own)
      return { edition: await readEdition(db, own) }
    }),
    handle(calls.readBeginning, async ({ params }, context) => ({
      mayBegin: await mayBeginFromWork(services, sessionOf(context), params.id),
    })),
    handle(calls.makeProjectFromWork, async ({ params, body }, context) => {
      const session = sessionOf(context)
      const id = await makeProjectFromWork(
        services,
        session,
        { workId: params.id, key: body.key },
        context.language,
      )
      return readSummary(db, { id, accountId: session.accountId })
    }),
  ]
}
