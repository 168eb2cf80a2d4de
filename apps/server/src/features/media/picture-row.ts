import type { Picture } from "@roomwright/contract/media/picture"

/** Columns for a query that joins `picture`, and what makes the answer's picture from them. */
export const pictureColumns = [
  "picture.id as pictureId",
  "picture.hash as pictureHash",
  "picture.width as pictureWidth",
  "picture.height as pictureHeight",
  "picture.widths as pictureWidths",
  "picture.placeholder as picturePlaceholder",
] as const

/** The same for a statement that is written out. */
export const pictureColumnsText = pictureColumns
  .map((column) => column.replace(/ as (\w+)$/, ' as "$1"'))
  .join(", ")

export interface PictureRow {
  readonly pictureId: string
  readonly pictureHash: string
  readonly pictureWidth: number
  readonly pictureHeight: number
  readonly pictureWidths: number[]
  readonly picturePlaceholder: string
}

type Outer = { readonly [Column in keyof PictureRow]: PictureRow[Column] | null }

/** The picture of a row that may have none (an outer join). */
export function foundPicture(row: Outer): PictureRow | null {
  const { pictureId, pictureHash, pictureWidth, pictureHeight, pictureWidths, picturePlaceholder } = row
  if (pictureId === null || pictureHash === null || pictureWidths === null) return null
  if (pictureWidth === null || pictureHeight === null || picturePlaceholder === null) return null
  return { pictureId, pictureHash, pictureWidth, pictureHeight, pictureWidths, picturePlaceholder }
}

export const toPicture = (row: PictureRow): Picture => ({
  id: row.pictureId,
  path: `/media/${row.pictureId}-${row.pictureHash}`,
  width: row.pictureWidth,
  height: row.pictureHeight,
  widths: row.pictureWidths,
  placeholder: row.picturePlaceholder,
})
