import { workPath } from "@roomwright/contract/page-paths"
import { readPublicRender } from "@roomwright/contract/renders/public-calls"
import { sortOf } from "@roomwright/contract/renders/kinds"
import { VideoPlayer } from "@roomwright/ui/video-player"
import { Picture } from "@roomwright/ui/picture"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { DocumentHead } from "../../platform/document-head/document-head.tsx"
import { Day } from "../../platform/locale/day.tsx"
import { formatNumber } from "../../platform/locale/format.ts"
import { useLanguage, useText } from "../../platform/locale/locale.tsx"
import { callFrom } from "../../platform/page-context.ts"
import { siteCall } from "../../platform/site-call.ts"
import type { Route } from "./+types/render.page"
import { PanoramaPicture } from "./panorama-picture.tsx"

export const loader = ({ params, context }: Route.LoaderArgs) =>
  callFrom(context, readPublicRender, { params: { id: params.id } })

/** A render that its designer shares, or that a published work shows: the picture, how it was made, and what that proves. */
export default function RenderPage({ loaderData: render }: Route.ComponentProps) {
  const t = useText()
  const language = useLanguage()
  const { name, owner, picture, width, height, proof } = render
  const number = (value: number): string => formatNumber(value, language)
  const isVideo = sortOf(render.kind) === "video"
  const findVideo = async (): Promise<string> => {
    const { video } = await siteCall(language)(readPublicRender, { params: { id: render.id } })
    if (video === null) throw new Error("The render has no video.")
    return video
  }
  return (
    <article className="wrap py-6 md:py-10">
      <DocumentHead
        title={`${t(isVideo ? "renderPage.video" : "renderPage.title", { name })} · Roomwright`}
        description={t("renderPage.description", {
          name,
          owner: owner.nickname,
          width: number(width),
          height: number(height),
        })}
      />
      <p className="eyebrow">{t("renderPage.by", { owner: owner.nickname })}</p>
      <h1 className="mt-2 text-28 wrap-anywhere md:text-48">{name}</h1>
      {isVideo ? (
        <div className="mt-6">
          <VideoPlayer
            name={name}
            poster={picture === null ? null : `${picture.path}/${picture.widths.at(-1) ?? 640}.webp`}
            width={width}
            height={height}
            findAddress={findVideo}
            words={{
              play: t("renderPage.play"),
              loading: (percent) => t("renderPage.loading", { percent }),
              failed: t("renderPage.failed"),
            }}
          />
        </div>
      ) : picture && sortOf(render.kind) === "panorama" ? (
        <PanoramaPicture name={name} picture={picture} levels={render.levels} />
      ) : picture ? (
        <Picture
          source={picture}
          alt={name}
          sizes="(width < 1280px) 100vw, 1280px"
          first
          className="mt-6 max-h-[80dvh] rounded-card object-contain"
        />
      ) : null}
      <div className="mt-6 grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <section className="rounded-card border border-line bg-card p-5">
          <h2 className="font-sans text-16 font-medium">{t(`renderPage.proof.${proof}`)}</h2>
          <p className="mt-1.5 text-pretty text-ink-2">{t(`renderPage.proof.${proof}Text`)}</p>
        </section>
        <dl className="grid content-start gap-2">
          <Fact name={t("renderPage.size")}>
            {number(width)} × {number(height)} px
          </Fact>
          {render.duration === null ? null : (
            <Fact name={t("renderPage.length")}>
              {t("renderPage.seconds", { count: number(Math.round(render.duration)) })}
            </Fact>
          )}
          <Fact name={t("renderPage.engine")}>{t(`renderPage.engine.${render.engine}`)}</Fact>
          <Fact name={t("renderPage.samples")}>{number(render.samples)}</Fact>
          <Fact name={t("renderPage.version")}>{number(render.version)}</Fact>
          <Fact name={t("renderPage.made")}>
            <Day iso={render.finishedAt} />
          </Fact>
          {render.works.length > 0 ? (
            <Fact name={t("renderPage.works")}>
              {render.works.map((id) => (
                <Link key={id} to={workPath(id)} className="ml-3 text-accent underline underline-offset-4">
                  {t("renderPage.toWork")}
                </Link>
              ))}
            </Fact>
          ) : null}
        </dl>
      </div>
    </article>
  )
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex justify-between gap-4 border-b border-line pb-2">
    <dt className="text-ink-2">{name}</dt>
    <dd className="num text-right">{children}</dd>
  </div>
)
