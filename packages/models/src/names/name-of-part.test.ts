import { describe, expect, it } from "vitest"
import { dress } from "../model/model-id.ts"
import { modelTypes } from "../types/model-types.ts"
import { nameOfOption, nameOfParameter, nameOfSlot, nameOfVariant } from "./name-of-part.ts"
import { formNames } from "./form-names.ts"
import { partOptionNames } from "./part-option-names.ts"
import { stateNames } from "./state-names.ts"

describe("names of what pieces are made of", () => {
  it("are there for every parameter, option and slot of every type", () => {
    const unnamed = modelTypes.flatMap(({ id, category, parameters, slots }) => [
      ...Object.entries(parameters).flatMap(([name, parameter]) => [
        ...(nameOfParameter(name, category) ? [] : [`${id} ${name}`]),
        ...(parameter.kind === "choice"
          ? parameter.options.flatMap((option) =>
              nameOfOption(option, category) ? [] : [`${id} ${name}=${option}`],
            )
          : []),
      ]),
      ...Object.keys(slots).flatMap((slot) => (nameOfSlot(slot, category) ? [] : [`${id} :${slot}`])),
    ])
    expect(unnamed).toEqual([])
  })

  it("stand in one table each", () => {
    const ids = [formNames, partOptionNames, stateNames].flatMap((names) => Object.keys(names))
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  it("call a piece as the catalogue does while it looks so, in whatever size", () => {
    for (const type of modelTypes) {
      for (const look of type.looks) {
        const variant = dress(type, look.values ?? {}, look.finishes ?? {})
        if ("reason" in variant) throw new Error(type.id)
        const same = type.looks.find((one) => one.name.en === nameOfVariant(variant).en)
        expect(same, `${type.id} ${look.name.en}`).toBeDefined()
      }
    }
  })
})
