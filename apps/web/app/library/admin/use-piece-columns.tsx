import { Icon } from "@roomwright/ui/icon"
import { Armchair } from "lucide-react"
import type { ImportedPiece } from "@roomwright/contract/library/furniture-libraries"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Tag } from "../../admin/frame/tag.tsx"
import type { Column } from "../../admin/table/column.ts"
import { useLangOf } from "../../platform/locale/locale.tsx"
import { OfferButton } from "./offer-button.tsx"
import { faultTexts, remarkTexts, stateTexts, stateTones } from "./piece-names.ts"

/** What is told of a piece of an imported library. */
export function usePieceColumns(): readonly Column<ImportedPiece>[] {
  const t = useAdminText()
  const langOf = useLangOf()
  return [
    {
      name: "piece",
      title: t("admin.libraries.piece"),
      csv: ({ name }) => name.text,
      cell: ({ name, picture, library }) => (
        <span className="flex items-center gap-3">
          {picture ? (
            <img
              src={picture}
              alt=""
              width={56}
              height={56}
              loading="lazy"
              className="size-14 flex-none rounded-control bg-sunk object-contain"
            />
          ) : (
            <span className="grid size-14 flex-none place-items-center rounded-control bg-sunk text-ink-2">
              <Icon of={Armchair} size={22} />
            </span>
          )}
          <span className="grid min-w-0">
            <span className="font-medium wrap-anywhere" {...langOf(name)}>
              {name.text}
            </span>
            <span className="text-12 text-ink-2">{library.name}</span>
          </span>
        </span>
      ),
    },
    {
      name: "size",
      title: t("admin.libraries.size"),
      csv: (piece) => wordSize(piece) ?? "",
      cell: (piece) => {
        const size = wordSize(piece)
        return <span className="num whitespace-nowrap">{size === null ? "–" : `${size} mm`}</span>
      },
    },
    {
      name: "made",
      title: t("admin.libraries.made"),
      csv: ({ creator }) => creator,
      cell: ({ creator, license }) => (
        <span className="grid max-w-[260px] gap-0.5">
          <span className="wrap-anywhere">{creator || "–"}</span>
          <span className="text-12 text-ink-2 wrap-anywhere">{shorten(license)}</span>
        </span>
      ),
    },
    { name: "license", title: t("admin.libraries.license"), csv: ({ license }) => license, cell: null },
    {
      name: "state",
      title: t("admin.libraries.state"),
      csv: ({ state, fault }) => fault ?? state,
      cell: (piece) => <PieceState piece={piece} />,
    },
    {
      name: "offer",
      title: t("admin.libraries.offer"),
      csv: ({ isOffered }) => String(isOffered),
      // What was never made is offered to nobody.
      cell: (piece) => (piece.state === "failed" && piece.isOffered ? "–" : <OfferButton piece={piece} />),
    },
  ]
}

/** Null where the library says none: such a piece failed, and stands there with a size of nothing. */
const wordSize = ({ widthMm, depthMm, heightMm, fault }: ImportedPiece): string | null =>
  fault === "size" ? null : `${widthMm} × ${depthMm} × ${heightMm}`

/** A licence without the address of its text, which the library's card shows once. */
const shorten = (license: string): string => license.replaceAll(/[,;]?\s*https?:\/\/\S+/g, "")

function PieceState({
  piece: { state, fault, remarks, isOffered, category },
}: {
  readonly piece: ImportedPiece
}) {
  const t = useAdminText()
  return (
    <span className="grid max-w-[260px] justify-items-start gap-1">
      <span className="flex flex-wrap gap-1">
        <Tag tone={stateTones[state]}>{t(stateTexts[state])}</Tag>
        {isOffered ? null : <Tag>{t("admin.libraries.withdrawn")}</Tag>}
      </span>
      {fault ? <span className="text-12 text-pretty text-bad">{t(faultTexts[fault])}</span> : null}
      {remarks.length > 0 ? (
        <span className="text-12 text-ink-2">
          {remarks.map((remark) => t(remarkTexts[remark])).join(" · ")}
        </span>
      ) : null}
      {category === "other" ? (
        <span className="text-12 text-ink-2">{t("admin.libraries.noFurniture")}</span>
      ) : null}
    </span>
  )
}
