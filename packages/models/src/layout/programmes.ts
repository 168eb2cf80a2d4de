import type { RoomKind } from "@roomwright/scene/kinds/room-label/room-kinds"
import type { GroupId, MakeGroup } from "./group.ts"
import { basins, baths, showers, toilets, washers } from "./groups/bathing.ts"
import { kitchenettes, kitchenRuns } from "./groups/cooking.ts"
import { breakfastTables, diningTables } from "./groups/eating.ts"
import { hallBenches, outdoorGroups, planters, shoeCabinets } from "./groups/entering.ts"
import { lounges, readingCorners, sofaCorners } from "./groups/living.ts"
import { bunkBeds, doubleBeds, singleBeds } from "./groups/sleeping.ts"
import {
  altars,
  bookcases,
  chests,
  desks,
  dressingTables,
  shelvings,
  sideboards,
  wardrobes,
} from "./groups/storing.ts"

/** One thing that a room is to have. */
export interface Step {
  /** What it is called where it does not fit. */
  readonly id: GroupId
  /** Without it the room is not what it is for; the next ones make it better. */
  readonly need: "must" | "should" | "may"
  /** The best first. */
  readonly variants: readonly MakeGroup[]
}

/** Whether a home has other rooms for what a room would have to take in. */
export interface HomeUses {
  readonly hasDining: boolean
  readonly hasKitchen: boolean
  readonly hasBedroom: boolean
}

export const everyUse: HomeUses = { hasDining: true, hasKitchen: true, hasBedroom: true }

const must = (id: GroupId, ...variants: readonly (readonly MakeGroup[])[]): Step => ({
  id,
  need: "must",
  variants: variants.flat(),
})
const should = (id: GroupId, ...variants: readonly (readonly MakeGroup[])[]): Step => ({
  id,
  need: "should",
  variants: variants.flat(),
})
const may = (id: GroupId, ...variants: readonly (readonly MakeGroup[])[]): Step => ({
  id,
  need: "may",
  variants: variants.flat(),
})

/** How each group is made, where a room asks for it that mostly has none. Kitchens and baths are the room's own matter. */
export const everyStep: Readonly<Partial<Record<GroupId, readonly MakeGroup[]>>> = {
  lounge: [...lounges, ...sofaCorners],
  sofaCorner: sofaCorners,
  dining: diningTables,
  bedDouble: [...doubleBeds, ...singleBeds],
  bedSingle: singleBeds,
  bunkBed: [...bunkBeds, ...singleBeds],
  wardrobe: wardrobes,
  desk: desks,
  bookcase: bookcases,
  shelving: shelvings,
  sideboard: sideboards,
  chest: chests,
  dressingTable: dressingTables,
  reading: readingCorners,
  shoes: shoeCabinets,
  hallBench: hallBenches,
  washer: washers,
  bath: baths,
  outdoorSeats: outdoorGroups,
  planter: planters,
}

/** What a room of this kind has, the most important first. Rooms of no kind known here stay empty. */
export function programmeOf(kind: RoomKind, area: number, uses: HomeUses): readonly Step[] {
  const living = must("lounge", lounges, sofaCorners)
  switch (kind) {
    case "living-room":
      return [
        ...(uses.hasKitchen ? [] : [must("kitchenRun", kitchenettes)]),
        ...(uses.hasBedroom ? [] : [must("bedDouble", doubleBeds, singleBeds)]),
        living,
        ...(uses.hasDining && uses.hasKitchen ? [] : [should("dining", diningTables)]),
        ...(uses.hasBedroom ? [] : [should("wardrobe", wardrobes)]),
        should("sideboard", sideboards),
        ...(area > 16 ? [may("bookcase", bookcases)] : []),
        ...(area > 22 ? [may("reading", readingCorners)] : []),
        // A large floor has a place for tea and games besides.
        ...(area > 26 && uses.hasDining && uses.hasKitchen ? [may("dining", breakfastTables)] : []),
      ]
    case "living-dining":
      return [
        ...(uses.hasKitchen ? [] : [must("kitchenRun", kitchenettes)]),
        living,
        must("dining", diningTables),
        should("sideboard", sideboards),
        ...(area > 26 ? [may("bookcase", bookcases)] : []),
        ...(area > 30 ? [may("reading", readingCorners)] : []),
      ]
    case "dining-room":
      return [must("dining", diningTables), should("sideboard", sideboards), may("bookcase", bookcases)]
    case "kitchen":
      return [must("kitchenRun", kitchenRuns), ...(area > 8 ? [may("dining", breakfastTables)] : [])]
    case "main-bedroom":
      return [
        must("bedDouble", doubleBeds, singleBeds),
        should("wardrobe", wardrobes),
        ...(area > 12 ? [may("chest", chests)] : []),
        ...(area > 14 ? [may("dressingTable", dressingTables)] : []),
        ...(area > 16 ? [may("reading", readingCorners)] : []),
      ]
    case "bedroom":
    case "guest-room":
      return [
        ...(area >= 9 ? [must("bedDouble", doubleBeds, singleBeds)] : [must("bedSingle", singleBeds)]),
        should("wardrobe", wardrobes),
        may("desk", desks),
        ...(area > 13 ? [may("chest", chests)] : []),
      ]
    case "kids-room":
      return [
        must(
          "bedSingle",
          area > 11 ? [...singleBeds.slice(0, 1), ...bunkBeds, ...singleBeds.slice(1)] : singleBeds,
        ),
        should("wardrobe", wardrobes.slice(2)),
        should("desk", desks.slice(1)),
        may("bookcase", bookcases.slice(1)),
      ]
    case "study":
      return [
        must("desk", desks),
        should("bookcase", bookcases),
        ...(area > 9 ? [may("reading", readingCorners)] : []),
        ...(area > 12 ? [may("sideboard", sideboards)] : []),
      ]
    case "bathroom":
      return [
        must("shower", showers),
        must("toilet", toilets),
        must("basin", basins),
        ...(area > 6 ? [may("bath", baths)] : []),
        ...(area > 4 ? [may("washer", washers)] : []),
      ]
    case "toilet":
      return [must("toilet", toilets), area > 2.2 ? should("basin", basins) : may("basin", basins)]
    case "entry":
    case "corridor":
      return [should("shoes", shoeCabinets), ...(area > 4 ? [may("hallBench", hallBenches)] : [])]
    case "wardrobe":
      return [must("wardrobe", wardrobes), may("wardrobe", wardrobes), may("chest", chests)]
    case "laundry":
      return [must("washer", washers), may("shelving", shelvings)]
    case "storage":
    case "pantry":
      return [must("shelving", shelvings), may("shelving", shelvings)]
    case "altar-room":
      return [must("altar", altars)]
    case "balcony":
    case "terrace":
      return [should("outdoorSeats", outdoorGroups), may("planter", planters)]
    case "garage":
    case "stairwell":
    case "other":
      return []
  }
}
