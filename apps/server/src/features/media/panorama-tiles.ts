import type { TileLevel } from "@roomwright/contract/works/panoramas"

/** How a panorama is cut: its full width is `columns` times `size` px. */
export interface Tiling {
  readonly size: number
  readonly columns: number
}

/** The longest side of a tile (px). */
const sideMost = 512
/** Few enough for a view to need only a handful; the viewer requires powers of two. */
const columnsMost = 16

/**
 * How a panorama of this width (px) is cut; null if its picture for pages (`baseWidth`) has full resolution.
 */
export function tilingOf(width: number, baseWidth: number): Tiling | null {
  if (width <= baseWidth) return null
  const columns = width > (sideMost * columnsMost) / 2 ? columnsMost : columnsMost / 2
  return { size: Math.min(sideMost, Math.floor(width / columns)), columns }
}

/** The widths of its tiles, the smallest first. */
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
