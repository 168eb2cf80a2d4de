import type { Picture as PictureData } from "@roomwright/contract/media/picture"
import { Picture } from "@roomwright/ui/picture"
import { useText } from "../locale/locale.tsx"

interface PictureThumbsProps {
  readonly pictures: readonly PictureData[]
  /** Index of the one shown large. */
  readonly chosen: number
  readonly onChoose: (index: number) => void
  readonly label: string
  /** `row` scrolls under the picture; `column` stands beside it on wide screens. */
  readonly look: "row" | "column"
}

const looks = {
  row: {
    list: "-mx-1 mt-3 grid auto-cols-[92px] grid-flow-col md:auto-cols-[minmax(0,200px)] md:gap-3",
    item: "",
    picture: "aspect-3/2",
    sizes: "(width < 900px) 92px, 200px",
  },
  column: {
    list: "-m-1 flex md:col-start-1 md:row-span-2 md:row-start-1 md:max-h-[700px] md:flex-col md:overflow-y-auto",
    item: "w-16 flex-none md:w-auto",
    picture: "aspect-square dark-picture",
    sizes: "72px",
  },
} as const

/** Small pictures to choose the large one from. */
export function PictureThumbs({ pictures, chosen, onChoose, label, look }: PictureThumbsProps) {
  const t = useText()
  const { list, item, picture, sizes } = looks[look]
  return (
    <ul aria-label={label} data-choice className={`no-scrollbar gap-2 overflow-x-auto p-1 ${list}`}>
      {pictures.map((thumb, at) => (
        <li key={thumb.id} className={item}>
          <button
            type="button"
            aria-label={t("work.showPicture", { number: at + 1, total: pictures.length })}
            aria-pressed={at === chosen}
            onClick={() => onChoose(at)}
            className="block w-full rounded-control aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-accent aria-pressed:focus-visible:outline-4 aria-pressed:focus-visible:outline-offset-0 aria-pressed:focus-visible:outline-ink"
          >
            <Picture source={thumb} alt="" sizes={sizes} className={`rounded-control ${picture}`} />
          </button>
        </li>
      ))}
    </ul>
  )
}
