/** A room of a work as it stands in the form. */
export interface PanoramaDraft {
  /** Id of an upload, or of a picture that the work has. */
  readonly picture: string
  /** A filter value of kind `space`; "" until it is chosen. */
  readonly room: string
  /** Where one looks first, in degrees. */
  readonly yaw: number
  readonly pitch: number
  readonly links: { readonly to: string; readonly yaw: number; readonly pitch: number }[]
}

type Rooms = readonly PanoramaDraft[]

interface Direction {
  readonly yaw: number
  readonly pitch: number
}

/** The rooms with exactly these pictures in this order: new ones have no name yet, and no arrow leads to one that is gone. */
export function followPictures(rooms: Rooms, pictures: readonly string[], firstRoom: string): Rooms {
  return pictures.map((picture) => {
    const known = rooms.find((room) => room.picture === picture)
    // One room is most often the one that the work is of.
    const room = rooms.length === 0 && pictures.length === 1 ? firstRoom : ""
    return known
      ? { ...known, links: known.links.filter(({ to }) => pictures.includes(to)) }
      : { picture, room, yaw: 0, pitch: 0, links: [] }
  })
}

const change = (rooms: Rooms, picture: string, how: (room: PanoramaDraft) => PanoramaDraft): Rooms =>
  rooms.map((room) => (room.picture === picture ? how(room) : room))

export const nameRoom = (rooms: Rooms, picture: string, name: string): Rooms =>
  change(rooms, picture, (room) => ({ ...room, room: name }))

export const lookFirst = (rooms: Rooms, picture: string, { yaw, pitch }: Direction): Rooms =>
  change(rooms, picture, (room) => ({ ...room, yaw, pitch }))

/** Places the arrow to another room, or moves it: there is one to each. */
export function placeArrow(rooms: Rooms, picture: string, to: string, { yaw, pitch }: Direction): Rooms {
  if (to === picture || !rooms.some((room) => room.picture === to)) return rooms
  return change(rooms, picture, (room) => ({
    ...room,
    links: room.links.some((link) => link.to === to)
      ? room.links.map((link) => (link.to === to ? { to, yaw, pitch } : link))
      : [...room.links, { to, yaw, pitch }],
  }))
}

export const removeArrow = (rooms: Rooms, picture: string, to: string): Rooms =>
  change(rooms, picture, (room) => ({ ...room, links: room.links.filter((link) => link.to !== to) }))

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** What a browser has kept; what cannot be read is left out. */
export function readPanoramaDrafts(stored: unknown): Rooms {
  const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
  const degrees = (value: unknown): number =>
    typeof value === "number" && Number.isFinite(value) ? value : 0
  const rooms = listOf(stored).flatMap((room): PanoramaDraft[] => {
    if (!isRecord(room) || typeof room["picture"] !== "string") return []
    const links = listOf(room["links"]).flatMap((link) =>
      isRecord(link) && typeof link["to"] === "string"
        ? [{ to: link["to"], yaw: degrees(link["yaw"]), pitch: degrees(link["pitch"]) }]
        : [],
    )
    const { picture, room: name } = room
    return [
      {
        picture,
        room: typeof name === "string" ? name : "",
        yaw: degrees(room["yaw"]),
        pitch: degrees(room["pitch"]),
        links,
      },
    ]
  })
  return followPictures(rooms, [...new Set(rooms.map(({ picture }) => picture))], "")
}
