import * as calls from "@roomwright/contract/renders/calls"
import * as delivery from "@roomwright/contract/renders/delivery-calls"
import * as publicCalls from "@roomwright/contract/renders/public-calls"
import type { Render } from "@roomwright/contract/renders/renders"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import { deleteRender, renameRender, shareRender } from "./change-render.ts"
import { finishRender } from "./finish-render.ts"
import { readRenderFile } from "./give-files.ts"
import { addPart, addTile } from "./hand-in.ts"
import { cancelRender, failRender, reportRender, takeRender } from "./lease-render.ts"
import { offerRenders } from "./offer-renders.ts"
import type { OwnRender } from "./render-row.ts"
import { readPublicRender } from "./show-public.ts"
import { listWorkVideos } from "./list-work-videos.ts"
import { listRenders, readRender, readRenderScene } from "./show-renders.ts"
import { retryRender, startRender } from "./start-render.ts"
import { useInWork } from "./use-in-work.ts"

const accountOf = (context: CallContext): string => sessionOf(context).accountId
const ownOf = (id: string, context: CallContext): OwnRender => ({ id, accountId: accountOf(context) })

/** Renders: ordered, made by a browser or a worker, kept in a gallery. */
export const rendersRoutes = (services: Services): Route[] => [
  ...galleryRoutes(services),
  ...deliveryRoutes(services),
]

/** The render as a change left it. */
const shownAfter =
  (services: Services) =>
  async (own: OwnRender, change: Promise<unknown>): Promise<Render> => {
    await change
    return readRender(services, own)
  }

function galleryRoutes(services: Services): Route[] {
  const { database, clock } = services
  const after = shownAfter(services)
  return [
    handle(calls.readRenderOffer, (_input, context) =>
      offerRenders(database.db, accountOf(context), clock.now()),
    ),
    handle(calls.startRender, async ({ params, body }, context) => {
      const accountId = accountOf(context)
      const id = await startRender(services, { projectId: params.id, accountId }, body)
      return readRender(services, { id, accountId })
    }),
    handle(calls.listRenders, ({ query }, context) => listRenders(services, accountOf(context), query)),
    handle(calls.readRender, ({ params }, context) => readRender(services, ownOf(params.id, context))),
    handle(calls.readRenderScene, ({ params }, context) =>
      readRenderScene(services, ownOf(params.id, context)),
    ),
    handle(calls.cancelRender, ({ params }, context) => {
      const own = ownOf(params.id, context)
      return after(own, cancelRender(services, own))
    }),
    handle(calls.retryRender, ({ params, body }, context) => {
      const own = ownOf(params.id, context)
      return after(own, retryRender(services, own, body.engine))
    }),
    handle(calls.renameRender, ({ params, body }, context) => {
      const own = ownOf(params.id, context)
      return after(own, renameRender(services, own, body.name))
    }),
    handle(calls.deleteRender, async ({ params }, context) => {
      await deleteRender(services, ownOf(params.id, context))
      return null
    }),
    handle(calls.readRenderFile, ({ params }, context) =>
      readRenderFile(services, ownOf(params.id, context)),
    ),
    handle(calls.useRenderInWork, ({ params }, context) => useInWork(services, ownOf(params.id, context))),
    handle(calls.shareRender, ({ params }, context) => {
      const own = ownOf(params.id, context)
      return after(own, shareRender(services, own, true))
    }),
    handle(calls.unshareRender, ({ params }, context) => {
      const own = ownOf(params.id, context)
      return after(own, shareRender(services, own, false))
    }),
    handle(publicCalls.readPublicRender, ({ params }) => readPublicRender(services, params.id)),
    handle(
      publicCalls.listWorkVideos,
      ({ params }, { language }) => listWorkVideos(database.db, params.id, language),
      {
        // They are read for the page of their work, whose tag it has.
        tags: () => [],
      },
    ),
  ]
}

function deliveryRoutes(services: Services): Route[] {
  const after = shownAfter(services)
  return [
    handle(delivery.takeRender, ({ params, body }, context) => {
      const own = ownOf(params.id, context)
      return after(own, takeRender(services, own, body.lease))
    }),
    handle(delivery.reportRender, ({ params, body }, context) => {
      const own = ownOf(params.id, context)
      return after(own, reportRender(services, own, body))
    }),
    handle(delivery.addRenderTile, async ({ params, body, file }, context) => ({
      stored: await addTile(services, ownOf(params.id, context), {
        lease: body.lease,
        at: params.tile,
        content: file,
      }),
    })),
    handle(delivery.addRenderPart, async ({ params, body, file }, context) => ({
      stored: await addPart(services, ownOf(params.id, context), {
        lease: body.lease,
        at: params.index,
        content: file,
      }),
    })),
    handle(delivery.finishRender, ({ params, body }, context) => {
      const own = ownOf(params.id, context)
      return after(own, finishRender(services, own, body))
    }),
    handle(delivery.failRender, ({ params, body }, context) => {
      const own = ownOf(params.id, context)
      return after(own, failRender(services, own, body))
    }),
  ]
}
