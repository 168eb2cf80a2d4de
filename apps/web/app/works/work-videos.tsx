import { readPublicRender } from "@roomwright/contract/renders/public-calls"
import type { WorkVideo } from "@roomwright/contract/renders/public-renders"
import { VideoPlayer } from "@roomwright/ui/video-player"
import { formatNumber } from "../platform/locale/format.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"

/** The videos of a work: their posters, until somebody presses to play one. */
export function WorkVideos({ videos }: { readonly videos: readonly WorkVideo[] }) {
  const t = useText()
  const language = useLanguage()
  if (videos.length === 0) return null
  const findVideo = async (id: string): Promise<string> => {
    const { video } = await siteCall(language)(readPublicRender, { params: { id } })
    if (video === null) throw new Error("The render has no video.")
    return video
  }
  return (
    <ul className="mt-8 grid gap-6">
      {videos.map(({ id, name, width, height, duration, poster }) => (
        <li key={id}>
          <figure>
            <VideoPlayer
              name={name}
              poster={`${poster.path}/${poster.widths.at(-1) ?? 640}.webp`}
              width={width}
              height={height}
              findAddress={() => findVideo(id)}
              words={{
                play: t("renderPage.play"),
                loading: (percent) => t("renderPage.loading", { percent }),
                failed: t("renderPage.failed"),
              }}
            />
            <figcaption className="mt-2 text-14 text-ink-2">
              {name} · {t("renderPage.seconds", { count: formatNumber(Math.round(duration), language) })}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
