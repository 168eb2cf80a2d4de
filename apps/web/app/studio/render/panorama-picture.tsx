import type { PublicRender } from "@roomwright/contract/renders/public-renders"
import { Icon } from "@roomwright/ui/icon"
import { Picture } from "@roomwright/ui/picture"
import { Rotate3d } from "lucide-react"
import { useState } from "react"
import { useLanguage, useText } from "../../platform/locale/locale.tsx"
import { showToast } from "../../platform/toast-store.ts"

type Viewer = Awaited<ReturnType<typeof load>>

const load = async (language: ReturnType<typeof useLanguage>) =>
  (await import("../../platform/panoramas/lone-panorama.tsx")).loadLonePanorama(language)

interface PanoramaPictureProps {
  readonly name: string
  readonly picture: NonNullable<PublicRender["picture"]>
  readonly levels: PublicRender["levels"]
}

/** A panorama, flat until somebody wants to look around in it: then what draws it comes, and its tiles as one turns. */
export function PanoramaPicture({ name, picture, levels }: PanoramaPictureProps) {
  const t = useText()
  const language = useLanguage()
  const [shown, setShown] = useState<{ readonly Viewer: Viewer } | "loading" | null>(null)
  const open = (): void => {
    setShown("loading")
    load(language).then(
      (Viewer) => setShown({ Viewer }),
      () => {
        setShown(null)
        showToast("error", t("error.network"))
      },
    )
  }
  const isOpen = shown !== null
  return (
    <div className="relative mt-6">
      {shown !== null && shown !== "loading" ? (
        <div className="aspect-[4/5] overflow-hidden rounded-card bg-still sm:aspect-video">
          <shown.Viewer name={name} picture={picture} levels={levels} />
        </div>
      ) : (
        <Picture
          source={picture}
          alt={name}
          sizes="(width < 1280px) 100vw, 1280px"
          first
          className="rounded-card object-contain"
        />
      )}
      <button
        type="button"
        aria-pressed={isOpen}
        aria-busy={shown === "loading"}
        onClick={isOpen ? () => setShown(null) : open}
        className="absolute top-3 left-3 inline-flex min-h-10 items-center gap-2 rounded-pill bg-glass px-4 text-14 font-medium shadow-float aria-pressed:bg-accent aria-pressed:text-on-accent"
      >
        <Icon of={Rotate3d} size={18} />
        {t("work.lookAround")}
      </button>
    </div>
  )
}
