import { viewPath, workPath } from "@roomwright/contract/page-paths"
import { readEmbedding } from "@roomwright/contract/settings/embedding"
import { readWorkScene } from "@roomwright/contract/studio/work-scene-calls"
import { Picture } from "@roomwright/ui/picture"
import { DocumentHead } from "../../platform/document-head/document-head.tsx"
import { describePage } from "../../platform/document-head/structured-data.ts"
import { useText } from "../../platform/locale/locale.tsx"
import { callFrom, pageContext, tryCall } from "../../platform/page-context.ts"
import { RouteFailure } from "../../platform/route-failure.tsx"
import { ShareButton } from "../../platform/share/share-button.tsx"
import type { Route } from "./+types/view.page"
import { describeView } from "./describe-view.ts"
import { useLinkTarget } from "./use-link-target.ts"
import { useVisitLoading } from "./use-visit-loading.ts"
import { ViewPoster } from "./view-poster.tsx"

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { document: _scene, ...work } = await callFrom(context, readWorkScene, {
    params: { id: params.workId },
  })
  describePage(context, (site) => describeView(work, site))
  const isEmbedded = new URL(request.url).searchParams.get("embed") === "1"
  const embedding = await tryCall(context, readEmbedding, {})
  const hosts = embedding.ok ? embedding.data.hosts : []
  if (isEmbedded) context.get(pageContext).allowFrames(hosts)
  const { workId, name, designer, poster, products } = work
  return { workId, name, designer, poster, productCount: products.length, isEmbedded, hosts }
}

/** A work in 3D, for everybody: its picture at once, the home itself when it is wanted. Nothing of the site around it. */
export default function ViewPage({ loaderData: work }: Route.ComponentProps) {
  const { workId, name, designer, poster, isEmbedded, hosts } = work
  const t = useText()
  const { loading, enter } = useVisitLoading(workId)
  const linkTarget = useLinkTarget(isEmbedded)
  const share = (
    <ShareButton
      path={viewPath(workId)}
      title={name.text}
      look="icon"
      embed={{ path: `${viewPath(workId)}?embed=1`, hosts }}
    />
  )
  return (
    <main id="main" tabIndex={-1} className="fixed inset-0 overflow-hidden bg-night outline-none">
      <DocumentHead
        title={`${t("view.title", { name: name.text })} · ${designer.name} · Roomwright`}
        description={t("view.description", { name: name.text, designer: designer.name })}
      />
      <Picture
        source={poster}
        alt={t("work.pictureOf", { name: name.text })}
        sizes="100vw"
        first
        className="absolute inset-0 h-full"
      />
      {loading.kind === "here" ? (
        <loading.loaded.VisitWindow
          key={loading.attempt}
          visit={loading.loaded.visit}
          work={work}
          linkTarget={linkTarget}
          tools={share}
          onRetry={enter}
        />
      ) : (
        <ViewPoster work={work} loading={loading} linkTarget={linkTarget} onEnter={enter} share={share} />
      )}
      <noscript>
        <p className="absolute inset-x-4 top-20 mx-auto max-w-md rounded-card bg-card p-4 text-15">
          {t("view.noScript")}{" "}
          <a
            href={workPath(workId)}
            target={isEmbedded ? "_blank" : "_self"}
            className="text-accent underline"
          >
            {t("view.toWork")}
          </a>
        </p>
      </noscript>
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <RouteFailure error={error} level="page" />
    </main>
  )
}
