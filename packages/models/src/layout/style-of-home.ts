import { isFinishId, type FinishId } from "../finishes/finishes.ts"
import type { ModelVariant } from "../model/model-id.ts"
import { styleIds, styleOf, type Style } from "./styles.ts"

/** How often each finish or type was used. */
type Uses = Map<string, number>

/**
 * The style of somebody's furniture: what most of their pieces are made of, and the types that they chose, where a style
 * knows those. What they have nothing of is as in `base`.
 */
export function styleLike(pieces: readonly ModelVariant[], base: Style): Style {
  const finish = (of: RegExp, slots: RegExp, usual: FinishId): FinishId => {
    const uses: Uses = new Map()
    for (const { type, finishes } of pieces)
      if (of.test(type.id))
        for (const [slot, used] of Object.entries(finishes)) if (slots.test(slot)) note(uses, used)
    return byCount(uses).find(isFinishId) ?? usual
  }
  const types = (part: Part, of: RegExp): readonly [string, ...string[]] => {
    const uses: Uses = new Map()
    for (const { type } of pieces) if (of.test(type.id) && isKnown(part, type.id)) note(uses, type.id)
    const [most] = byCount(uses)
    return most === undefined ? base[part] : [most]
  }
  const cabinets = /^(sideboard|wardrobe|bookcase|chest|desk|tv|table|nightstand|shoe-cabinet)\./
  return {
    ...base,
    wood: finish(cabinets, /^(body|fronts|timber|top|shelves|frame)$/, base.wood),
    woodTwo: finish(/^(chair|sofa|armchair|coffee-table|stool)\./, /^(legs|feet|frame|base)$/, base.woodTwo),
    fabrics: [finish(/^sofa\./, /^(upholstery|cushions)$/, base.fabrics[0])],
    accents: [finish(/^(armchair|chair|sofa)\./, /^(upholstery|cushions|pillows)$/, base.accents[0])],
    curtain: finish(/^(curtain|blind)\./, /^cloth$/, base.curtain),
    rugs: [finish(/^rug\./, /^rug$/, base.rugs[0])],
    duvet: finish(/^bed\./, /^duvet$/, base.duvet),
    throw: finish(/^(bed|throw)\./, /^throw$/, base.throw),
    kitchen: finish(/^kitchen\./, /^fronts$/, base.kitchen),
    worktop: finish(/^kitchen\./, /^worktop$/, base.worktop),
    sofas: types("sofas", /^sofa\./),
    armchairs: types("armchairs", /^armchair\./),
    beds: types("beds", /^bed\./),
    chairs: types("chairs", /^chair\./),
    coffeeTables: types("coffeeTables", /^coffee-table\./),
    pendants: types("pendants", /^lamp\.pendant/),
    floorLamps: types("floorLamps", /^lamp\.floor/),
    plants: types("plants", /^plant\./),
  }
}

const note = (uses: Uses, what: string): void => void uses.set(what, (uses.get(what) ?? 0) + 1)
const byCount = (uses: Uses): readonly string[] =>
  [...uses].toSorted(([, a], [, b]) => b - a).map(([what]) => what)

const parts = [
  "sofas",
  "armchairs",
  "beds",
  "chairs",
  "coffeeTables",
  "pendants",
  "floorLamps",
  "plants",
] as const
type Part = (typeof parts)[number]

/** Types that groups are made with: their sizes and fronts are known to fit. */
const isKnown = (part: Part, type: string): boolean => styleIds.some((id) => styleOf(id)[part].includes(type))
