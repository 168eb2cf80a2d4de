import type { TileLevel } from "@roomwright/contract/works/panoramas"

/** How a panorama is cut: the whole of it is `columns` times `size` px wide. */
export interface Tiling {
  readonly size: number
  readonly columns: number
}

/** The longest side of a tile (px). */
const sideMost = 512
/** Few enough for one view to need a handful of them; the viewer wants powers of two. */
const columnsMost = 16

/** How a panorama of this width (px) is cut; null where its picture for pages (`baseWidth`) shows all of it. */
export function tilingOf(width: number, baseWidth: number): Tiling | null {
  if (width <= baseWidth) return null
  const columns = width > (sideMost * columnsMost) / 2 ? columnsMost : columnsMost / 2
  return { size: Math.min(sideMost, Math.floor(width / columns)), columns }
}

/** The widths in which it is kept in tiles, the smallest first. */
export const levelsOf = ({ size, columns }: Tiling): TileLevel[] =>
  columns === columnsMost
    ? [
        { width: (size * columns) / 2, columns: columns / 2 },
        { width: size * columns, columns },
      ]
    : [{ width: size * columns, columns }]

/** The levels of a row of `picture`; none for one that is no panorama. */
export const levelsOfRow = (row: {
  readonly tile_size: number | null
  readonly tile_columns: number | null
}): TileLevel[] =>
  row.tile_size === null || row.tile_columns === null
    ? []
    : levelsOf({ size: row.tile_size, columns: row.tile_columns })

/** The names of all tiles of a level, without folder and ending. */
export const tileNames = ({ width, columns }: TileLevel): string[] =>
  Array.from(
    { length: (columns * columns) / 2 },
    (_none, at) => `${width}-${at % columns}-${Math.floor(at / columns)}`,
  )

export const tileFile = (id: string, hash: string, name: string): string =>
  `pictures/${id}-${hash}/${name}.webp`
