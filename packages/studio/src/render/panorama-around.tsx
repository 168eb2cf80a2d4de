import { PanoramaViewer } from "../panorama-viewer.tsx"
import { useStudioText } from "../use-studio-text.ts"
import type { StudioRender } from "./render-host.ts"

/** A finished panorama to look around in: its picture first, then the tiles of where one looks. */
export function PanoramaAround({ render: { id, name, picture, around } }: { readonly render: StudioRender }) {
  const t = useStudioText()
  if (!picture || !around) return null
  return (
    <PanoramaViewer
      rooms={[{ id, name, base: picture.large, ...around, view: { yaw: 0, pitch: 0 }, links: [] }]}
      here={id}
      onGo={() => undefined}
      texts={{
        label: t("render.around.label", { name }),
        keys: t("render.around.keys"),
        loading: t("render.around.loading"),
        zoomIn: t("render.around.zoomIn"),
        zoomOut: t("render.around.zoomOut"),
        fullScreen: t("render.around.fullScreen"),
        leaveFullScreen: t("render.around.leaveFullScreen"),
        unable: t("render.around.unable"),
        failed: t("render.around.failed"),
        retry: t("render.around.retry"),
        goTo: () => "",
      }}
    />
  )
}
