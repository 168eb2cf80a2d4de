import { finishes, type FinishId } from "../finishes/finishes.ts"
import type { AnyModelType, Look } from "../model/model-type.ts"
import { dress, type ModelVariant } from "../model/model-id.ts"
import type { GivenValues } from "../model/parameters.ts"
import { colourFamilyOf, type ColourFamily } from "./colour-families.ts"
import { isOfMaterial, materials, type Material } from "./materials.ts"

/** What a piece is to look like. */
export interface Dressing {
  /** Any of these. */
  readonly colours: ReadonlySet<ColourFamily>
  /** Any of these; a narrower one (oak) counts before the wider one that it belongs to (wood). */
  readonly materials: ReadonlySet<Material>
  /** Lengths in mm that one of its sides is to have. */
  readonly lengths: readonly number[]
}

/** How many pieces of one look stand beside each other where several finishes fit. */
const mostOfLook = 4

// All finish ids, with what they are asked by.
const allFinishes = Object.entries(finishes).map(([id, { class: kind, colour }]) => ({
  // Keys of the table are its ids.
  id: id as FinishId,
  kind,
  family: colourFamilyOf(colour),
}))
const familyOf = new Map(allFinishes.map(({ id, family }) => [id, family]))

/** The finishes that a slot of a type can have, its own first. */
export function listFinishes(type: AnyModelType, slot: string): readonly FinishId[] {
  const own = Object.hasOwn(type.slots, slot) ? type.slots[slot] : undefined
  if (!own) return []
  const others = allFinishes.filter(({ id, kind }) => id !== own.finish && own.accepts?.includes(kind))
  return [own.finish, ...others.map(({ id }) => id)]
}

const fits = (finish: FinishId, wanted: Dressing): boolean =>
  (wanted.colours.size === 0 || wanted.colours.has(familyOf.get(finish) ?? "grey")) &&
  (wanted.materials.size === 0 || [...wanted.materials].some((material) => isOfMaterial(finish, material)))

/** The pieces of a type that look as asked, one or a few of each of its catalogue looks; none where it cannot look so. */
export function dressType(type: AnyModelType, wanted: Dressing): readonly ModelVariant[] {
  const sized = findSizes(type, wanted.lengths)
  if (!sized) return []
  return type.looks.flatMap((look) => dressLook(type, look, { ...look.values, ...sized }, wanted))
}

function dressLook(
  type: AnyModelType,
  look: Look,
  given: GivenValues,
  wanted: Dressing,
): readonly ModelVariant[] {
  const chosen: Readonly<Record<string, FinishId>> = look.finishes ?? {}
  const make = (more: Readonly<Record<string, FinishId>>): readonly ModelVariant[] => {
    const variant = dress(type, given, { ...chosen, ...more })
    return "reason" in variant ? [] : [variant]
  }
  if (wanted.colours.size === 0 && wanted.materials.size === 0) return make({})
  const slots = Object.keys(type.slots)
  // The first slots are what a piece is known by; a leg in oak makes no oak sofa while another slot can be asked.
  for (const slot of slots) {
    const now = chosen[slot] ?? type.slots[slot]?.finish
    if (slot === slots[0] && now && fits(now, wanted)) return make({})
    const fitting = listFinishes(type, slot).filter((finish) => fits(finish, wanted))
    if (fitting.length > 0) return fitting.slice(0, mostOfLook).flatMap((finish) => make({ [slot]: finish }))
  }
  return []
}

/** Values that give a type the lengths that were asked for, the width first; null where none of its sides can have them. */
function findSizes(type: AnyModelType, lengths: readonly number[]): GivenValues | null {
  const taken: Record<string, number> = {}
  for (const length of lengths) {
    const sides = ["width", "depth", "height"].filter((side) => !(side in taken))
    const side = sides.find((name) => {
      const parameter = type.parameters[name]
      return parameter?.kind === "length" && length >= parameter.min && length <= parameter.max
    })
    if (side === undefined) return null
    taken[side] = length
  }
  return taken
}

/** The colours and materials that any slot of a type can have; worked out once. */
export function listAbilities(type: AnyModelType): {
  readonly colours: ReadonlySet<ColourFamily>
  readonly materials: ReadonlySet<Material>
} {
  const known = abilities.get(type.id)
  if (known) return known
  const able = new Set(Object.keys(type.slots).flatMap((slot) => listFinishes(type, slot)))
  const made = {
    colours: new Set([...able].flatMap((finish) => familyOf.get(finish) ?? [])),
    // Keys of the table are its materials.
    materials: new Set(
      (Object.keys(materials) as Material[]).filter((material) =>
        [...able].some((finish) => isOfMaterial(finish, material)),
      ),
    ),
  }
  abilities.set(type.id, made)
  return made
}
const abilities = new Map<string, ReturnType<typeof listAbilities>>()
