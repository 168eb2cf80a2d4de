/** A direction from where one stands, in degrees: to the right of the picture's middle, and up. */
export interface Direction {
  readonly yaw: number
  readonly pitch: number
}

export interface RoomLink extends Direction {
  /** The id of another room. */
  readonly to: string
}

/** Something that stands in a room, to be pressed. */
export interface RoomSpot extends Direction {
  readonly id: string
}

/** A room to look around in. */
export interface PanoramaRoom {
  readonly id: string
  readonly name: string
  /** Address of the whole panorama, which is there before the tiles. */
  readonly base: string
  /** Widths (px) that there are tiles of, the smallest first; there are half as many rows as columns. */
  readonly levels: readonly { readonly width: number; readonly columns: number }[]
  readonly tileAddress: (width: number, column: number, row: number) => string
  /** Where one looks first. */
  readonly view: Direction
  readonly links: readonly RoomLink[]
  readonly spots?: readonly RoomSpot[]
}
