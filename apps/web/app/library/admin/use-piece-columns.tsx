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
            <span className="size-14 flex-none rounded-control bg-sunk" />
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
      csv: ({ widthMm, depthMm, heightMm }) => `${widthMm} × ${depthMm} × ${heightMm}`,
      cell: ({ widthMm, depthMm, heightMm }) => (
        <span className="num whitespace-nowrap">{`${widthMm} × ${depthMm} × ${heightMm} mm`}</span>
      ),
    },
    {
      name: "made",
      title: t("admin.libraries.made"),
      csv: ({ creator }) => creator,
      cell: ({ creator, license }) => (
        <span className="grid max-w-[260px] gap-0.5">
          <span className="wrap-anywhere">{creator || "–"}</span>
          <span className="text-12 text-ink-2 wrap-anywhere">{license}</span>
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
      cell: (piece) => <OfferButton piece={piece} />,
    },
  ]
}

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
      {fault ? <span className="text-12">{t(faultTexts[fault])}</span> : null}
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
