import { tourPath } from "@roomwright/contract/page-paths"
import { readEmbedding } from "@roomwright/contract/settings/embedding"
import { readTour } from "@roomwright/contract/tours/calls"
import { Picture } from "@roomwright/ui/picture"
import { DocumentHead } from "../../platform/document-head/document-head.tsx"
import { describePage } from "../../platform/document-head/structured-data.ts"
import { useText } from "../../platform/locale/locale.tsx"
import { callFrom, pageContext, tryCall } from "../../platform/page-context.ts"
import { RouteFailure } from "../../platform/route-failure.tsx"
import { ShareButton } from "../../platform/share/share-button.tsx"
import { useLinkTarget } from "../view/use-link-target.ts"
import type { Route } from "./+types/tour.page"
import { describeTour } from "./describe-tour.ts"
import { TourHead } from "./tour-head.tsx"
import { TourPoster } from "./tour-poster.tsx"
import { useTourLoading } from "./use-tour-loading.ts"

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const tour = await callFrom(context, readTour, { params: { id: params.tourId } })
  describePage(context, (site) => describeTour(tour, site))
  const isEmbedded = new URL(request.url).searchParams.get("embed") === "1"
  const embedding = await tryCall(context, readEmbedding, {})
  const hosts = embedding.ok ? embedding.data.hosts : []
  if (isEmbedded) context.get(pageContext).allowFrames(hosts)
  return { tour, isEmbedded, hosts }
}

/** The panoramas of a home, for everybody: a picture at once, the tour itself when it is wanted. Nothing of the site around it. */
export default function TourPage({ loaderData: { tour, isEmbedded, hosts } }: Route.ComponentProps) {
  const { id, name, designer, stops } = tour
  const t = useText()
  const { loading, enter } = useTourLoading()
  const linkTarget = useLinkTarget(isEmbedded)
  const share = (
    <ShareButton
      path={tourPath(id)}
      title={name}
      look="icon"
      embed={{ path: `${tourPath(id)}?embed=1`, hosts }}
    />
  )
  const [first] = stops
  return (
    <main id="main" tabIndex={-1} className="fixed inset-0 overflow-hidden bg-night outline-none">
      <DocumentHead
        title={`${t("tour.title", { name })} · ${designer.name} · Roomwright`}
        description={t("tour.description", { name, designer: designer.name, count: stops.length })}
      />
      {first ? (
        <Picture
          source={first.picture}
          alt=""
          sizes="200vh"
          first
          className="absolute inset-0 h-full"
          style={{ objectPosition: `${(first.yaw / 360 + 0.5) * 100}% 50%` }}
        />
      ) : null}
      {loading.kind === "here" ? (
        <loading.loaded.TourWindow
          viewer={loading.loaded.TourViewer}
          tour={tour}
          linkTarget={linkTarget}
          head={<TourHead {...{ tour, isEmbedded, linkTarget }} />}
          tools={share}
        />
      ) : (
        <TourPoster {...{ tour, loading, linkTarget, share }} onEnter={enter} />
      )}
      <noscript>
        <p className="absolute inset-x-4 top-20 mx-auto max-w-md rounded-card bg-card p-4 text-15">
          {t("tour.noScript")}
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
