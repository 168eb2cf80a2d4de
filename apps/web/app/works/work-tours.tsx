import { tourPath } from "@roomwright/contract/page-paths"
import type { WorkTour } from "@roomwright/contract/tours/tours"
import { Icon } from "@roomwright/ui/icon"
import { Picture } from "@roomwright/ui/picture"
import { Rotate3d } from "lucide-react"
import { useText } from "../platform/locale/locale.tsx"

/** The panorama tours of a work, each a document of its own without the frame of the site. */
export function WorkTours({ tours }: { readonly tours: readonly WorkTour[] }) {
  const t = useText()
  if (tours.length === 0) return null
  return (
    <ul aria-label={t("tour.eyebrow")} className="mt-4 flex flex-wrap gap-4">
      {tours.map(({ id, name, stops, picture, yaw }) => (
        <li key={id} className="w-full sm:w-80">
          <a
            href={tourPath(id)}
            className="group flex items-center gap-4 rounded-card border border-line bg-card p-2 hover:border-ink-2"
          >
            <span className="relative block h-18 w-28 flex-none overflow-hidden rounded-inner bg-still">
              <Picture
                source={picture}
                alt=""
                sizes="480px"
                className="h-full scale-240"
                // What one sees first, of the whole way round.
                style={{ transformOrigin: `${(yaw / 360 + 0.5) * 100}% 52%` }}
              />
              <span className="absolute inset-0 grid place-items-center text-photo-ink">
                <span className="grid size-9 place-items-center rounded-pill bg-photo-shade">
                  <Icon of={Rotate3d} size={20} />
                </span>
              </span>
            </span>
            <span className="min-w-0">
              <span className="block text-12 text-ink-2">{t("tour.eyebrow")}</span>
              <span className="block truncate font-medium group-hover:text-accent">{name}</span>
              <span className="block text-14 text-ink-2">{t("tour.rooms", { count: stops })}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
