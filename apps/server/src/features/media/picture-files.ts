import type { Selectable } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { levelsOfRow, tileFile, tileNames } from "./panorama-tiles.ts"
import type { OriginalFormat } from "./original-file.ts"

export const pictureFile = (id: string, hash: string, width: number): string =>
  `pictures/${id}-${hash}/${width}.webp`

/** A picture in its original size, for its buyers: no public address leads to it. */
export const fullPictureFile = (id: string, hash: string): string => `pictures/${id}-${hash}/full.webp`

/** A picture as it was uploaded, without its metadata: for its buyers, too. */
export const originalFile = (id: string, hash: string, format: OriginalFormat): string =>
  `pictures/${id}-${hash}/original.${format}`

export type PictureTableRow = Selectable<DB["picture"]>

/** The hash of the files without a mark. */
export const plainHashOf = (row: Pick<PictureTableRow, "hash" | "plain_hash">): string =>
  row.plain_hash ?? row.hash

type Layout = Pick<PictureTableRow, "widths" | "tile_size" | "tile_columns">

/** The names of the files that the public sees, without folder and ending. */
export const publicNames = (row: Layout): string[] => [
  ...row.widths.map(String),
  ...levelsOfRow(row).flatMap(tileNames),
]

/** All files of a picture without a mark, under this id. */
export const plainFiles = (
  row: Layout & Pick<PictureTableRow, "hash" | "plain_hash" | "full_width" | "original">,
  id: string,
): string[] => {
  const hash = plainHashOf(row)
  const format = toOriginalFormat(row.original)
  return [
    ...publicNames(row).map((name) => tileFile(id, hash, name)),
    ...(format ? [originalFile(id, hash, format)] : []),
    ...(row.full_width === null || format ? [] : [fullPictureFile(id, hash)]),
  ]
}

/** The files with a mark that may have been made. */
export const markedFiles = (row: Layout & Pick<PictureTableRow, "id" | "hash" | "plain_hash">): string[] =>
  row.plain_hash === null ? [] : publicNames(row).map((name) => tileFile(row.id, row.hash, name))

export const toOriginalFormat = (stored: string | null): OriginalFormat | null =>
  stored === "jpg" || stored === "png" || stored === "webp" ? stored : null
