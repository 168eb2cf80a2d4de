import { countedIds } from "@roomwright/scene/commands/element-ids"
import type { Scene } from "@roomwright/scene/document/scene"
import type { RoomKind } from "@roomwright/scene/kinds/room-label/room-kinds"
import { buildTemplate } from "@roomwright/scene/templates/build-template"
import {
  chain,
  door,
  highWindow,
  passage,
  rectangle,
  slidingDoor,
  window,
  type Place,
  type TemplateOpening,
} from "@roomwright/scene/templates/plan-template"

/** A room by itself: its use, the centre lines of its walls, its doors and windows. */
export interface GoldenRoom {
  readonly name: string
  readonly kind: RoomKind
  readonly outer: readonly Place[]
  readonly openings: readonly TemplateOpening[]
}

const golden = (
  name: string,
  kind: RoomKind,
  outer: readonly Place[],
  ...openings: readonly TemplateOpening[]
): GoldenRoom => ({ name, kind, outer, openings })

/** Rooms as flats have them: straight and L-shaped, narrow and wide, with one door or three. The layout is measured by them. */
export const goldenRooms: readonly GoldenRoom[] = [
  golden(
    "living 20",
    "living-room",
    rectangle(5_200, 4_200),
    door(700, 4_200, 900, [700, 3_000]),
    window(2_600, 0, 2_400),
  ),
  golden(
    "living 16, door in the corner",
    "living-room",
    rectangle(4_200, 4_200),
    door(4_200, 700, 900, [3_000, 700]),
    window(0, 2_100, 2_000),
  ),
  golden(
    "living 28, two doors",
    "living-room",
    rectangle(6_600, 4_600),
    door(0, 1_000, 900, [1_000, 1_000]),
    door(6_600, 3_600, 800, [5_600, 3_600]),
    slidingDoor(3_300, 0, 2_800),
  ),
  golden(
    "living, L-shaped",
    "living-room",
    chain(0, 0, 6_000, 0, 6_000, 3_600, 3_400, 3_600, 3_400, 6_200, 0, 6_200),
    door(1_200, 6_200, 900, [1_200, 5_200]),
    window(3_000, 0, 2_200),
    window(0, 4_800, 1_200),
  ),
  golden(
    "living, narrow",
    "living-room",
    rectangle(3_200, 6_200),
    door(1_600, 6_200, 900, [1_600, 5_200]),
    slidingDoor(1_600, 0, 2_000),
  ),
  golden(
    "living, three doors",
    "living-room",
    rectangle(5_600, 4_800),
    door(0, 700, 900, [1_000, 700]),
    door(0, 4_100, 800, [1_000, 4_100]),
    passage(5_600, 2_400, 1_200),
    window(2_800, 0, 2_400),
  ),
  golden(
    "living, cut corner",
    "living-room",
    chain(0, 0, 5_400, 0, 5_400, 3_000, 4_000, 4_600, 0, 4_600),
    door(0, 3_800, 900, [1_000, 3_800]),
    window(2_600, 0, 2_000),
  ),
  golden(
    "living and dining 30",
    "living-dining",
    rectangle(7_200, 4_600),
    door(6_600, 4_600, 900, [6_600, 3_600]),
    window(2_000, 0, 2_000),
    window(5_200, 0, 1_600),
  ),
  golden(
    "living and dining, L-shaped",
    "living-dining",
    chain(0, 0, 7_000, 0, 7_000, 4_000, 4_000, 4_000, 4_000, 6_800, 0, 6_800),
    door(1_000, 6_800, 900, [1_000, 5_800]),
    passage(7_000, 2_000, 1_200),
    window(3_000, 0, 2_400),
  ),
  golden(
    "living and dining 24",
    "living-dining",
    rectangle(5_600, 4_800),
    door(5_600, 4_200, 900, [4_600, 4_200]),
    passage(2_000, 4_800, 1_400),
    slidingDoor(2_800, 0, 2_400),
  ),
  golden(
    "dining 12",
    "dining-room",
    rectangle(4_000, 3_400),
    door(0, 700, 800, [1_000, 700]),
    window(2_000, 0, 1_800),
  ),
  golden(
    "kitchen 9",
    "kitchen",
    rectangle(3_600, 2_800),
    door(3_600, 600, 800, [2_600, 600]),
    window(1_800, 2_800, 1_200),
  ),
  golden(
    "kitchen 12, L-shaped",
    "kitchen",
    chain(0, 0, 4_400, 0, 4_400, 2_400, 2_600, 2_400, 2_600, 4_000, 0, 4_000),
    door(700, 4_000, 800, [700, 3_000]),
    window(2_200, 0, 1_400),
  ),
  golden(
    "kitchen, narrow",
    "kitchen",
    rectangle(2_000, 3_800),
    door(1_000, 3_800, 800),
    window(1_000, 0, 1_000),
  ),
  golden(
    "bedroom 14",
    "main-bedroom",
    rectangle(4_000, 3_700),
    door(600, 3_700, 800, [600, 2_700]),
    window(2_000, 0, 1_800),
  ),
  golden(
    "bedroom 18",
    "main-bedroom",
    rectangle(4_800, 4_000),
    door(0, 700, 800, [1_000, 700]),
    window(4_800, 2_000, 1_800),
  ),
  golden(
    "bedroom 11",
    "main-bedroom",
    rectangle(3_400, 3_400),
    door(3_400, 600, 800, [2_400, 600]),
    window(1_700, 3_400, 1_500),
  ),
  golden(
    "bedroom, L-shaped",
    "main-bedroom",
    chain(0, 0, 4_600, 0, 4_600, 3_200, 2_200, 3_200, 2_200, 5_000, 0, 5_000),
    door(1_100, 5_000, 800, [1_100, 4_000]),
    window(2_300, 0, 1_800),
  ),
  golden(
    "bedroom with balcony",
    "main-bedroom",
    rectangle(4_200, 4_200),
    door(700, 4_200, 800, [700, 3_200]),
    door(4_200, 3_500, 700, [3_500, 3_500]),
    slidingDoor(2_100, 0, 2_000),
  ),
  golden(
    "guest room 9",
    "guest-room",
    rectangle(3_200, 3_100),
    door(0, 2_500, 800, [1_000, 2_500]),
    window(1_600, 0, 1_400),
  ),
  golden(
    "children 12",
    "kids-room",
    rectangle(3_600, 3_600),
    door(600, 3_600, 800, [600, 2_600]),
    window(1_800, 0, 1_600),
  ),
  golden(
    "children, narrow",
    "kids-room",
    rectangle(2_500, 4_200),
    door(1_200, 4_200, 800, [1_200, 3_200]),
    window(1_250, 0, 1_200),
  ),
  golden(
    "study 10",
    "study",
    rectangle(3_400, 3_200),
    door(3_400, 600, 800, [2_400, 600]),
    window(0, 1_600, 1_600),
  ),
  golden(
    "bathroom 5",
    "bathroom",
    rectangle(2_600, 2_200),
    door(500, 2_200, 700, [500, 1_300]),
    highWindow(2_600, 1_100),
  ),
  golden(
    "bathroom 7",
    "bathroom",
    rectangle(3_200, 2_500),
    door(0, 500, 700, [1_000, 500]),
    highWindow(1_600, 2_500),
  ),
  golden("bathroom, narrow", "bathroom", rectangle(1_800, 3_000), door(900, 3_000, 700), highWindow(900, 0)),
  golden("toilet 2", "toilet", rectangle(1_200, 1_900), door(600, 1_900, 700)),
  golden(
    "entry 6",
    "entry",
    rectangle(2_000, 3_200),
    door(1_000, 3_200, 900, [1_000, 2_200]),
    passage(1_000, 0, 1_200),
  ),
  golden("wardrobe 5", "wardrobe", rectangle(2_600, 2_200), door(1_300, 2_200, 800)),
  golden("balcony 6", "balcony", rectangle(4_200, 1_700), slidingDoor(2_100, 1_700, 2_000)),
]

/** A golden room as a document. */
export const sceneOfRoom = ({ name, kind, outer, openings }: GoldenRoom): Scene =>
  buildTemplate(
    {
      id: name,
      area: 0,
      levels: [{ outer, inner: [], openings, rooms: [{ at: insideOf(outer), room: kind }] }],
    },
    ["1"],
    countedIds(),
  )

/** A place inside: a little up and right of the lower left corner. */
const insideOf = ([corner]: readonly Place[]): Place => [(corner?.[0] ?? 0) + 700, (corner?.[1] ?? 0) + 700]
