import { finishes as finishTable, isFinishId, type FinishId } from "../finishes/finishes.ts"
import { findModelType } from "../types/model-types.ts"
import type { AnyModelType, Slot } from "./model-type.ts"
import { readValues, type GivenValues, type ParameterFault, type Values } from "./parameters.ts"

/** One piece of the library: a type with its values (mm) and a finish for every slot. */
export interface ModelVariant {
  readonly type: AnyModelType
  readonly values: Values
  readonly finishes: Readonly<Record<string, FinishId>>
}

/** What is wrong with an id: its type is not known here, or some of what it says is wrong for its type. */
export type ModelIdFault =
  | { readonly reason: "unknownType"; readonly typeId: string }
  | { readonly reason: "wrongValues"; readonly faults: readonly VariantFault[] }
export type VariantFault =
  | ParameterFault
  | {
      readonly parameter: string
      readonly reason: "unknownSlot" | "finishNotAccepted"
      readonly options: readonly string[]
    }

/**
 * The stable id of a piece: `<type>~<parameter>=<value>~<slot>:<finish>`, only what differs from the standard, in the order of
 * the type's own parameters and slots. Standard values of a type never change, so an id means the same for ever.
 */
export function writeModelId({ type, values, finishes }: ModelVariant): string {
  const own = Object.entries(type.parameters).flatMap(([name, { standard }]) => {
    const value = values[name]
    return value === undefined || value === standard ? [] : [`${name}=${value}`]
  })
  const dressed = Object.entries(type.slots).flatMap(([slot, { finish }]) => {
    const chosen = finishes[slot]
    return chosen === undefined || chosen === finish ? [] : [`${slot}:${chosen}`]
  })
  return [type.id, ...own, ...dressed].join("~")
}

/** Reads an id; what it does not say is standard. */
export function readModelId(id: string): ModelVariant | ModelIdFault {
  const [typeId = "", ...pieces] = id.split("~")
  const type = findModelType(typeId)
  if (!type) return { reason: "unknownType", typeId }
  const given: Record<string, number | boolean | string> = {}
  const chosen: Record<string, string> = {}
  for (const piece of pieces) {
    const [, name = piece, sign = "=", value = ""] = /^([A-Za-z0-9-]+)([=:])(.*)$/.exec(piece) ?? []
    if (sign === ":") chosen[name] = value
    else given[name] = readGiven(type, name, value)
  }
  return dress(type, given, chosen)
}

/** A piece of a type with values and finishes from a document or an address. */
export function dress(
  type: AnyModelType,
  given: GivenValues,
  chosen: Readonly<Record<string, string>>,
): ModelVariant | ModelIdFault {
  const { values, faults } = readValues(type.parameters, given)
  const wrong: VariantFault[] = [...faults]
  const finishes = Object.fromEntries(Object.entries(type.slots).map(([slot, { finish }]) => [slot, finish]))
  for (const [slot, finish] of Object.entries(chosen)) {
    const own = Object.hasOwn(type.slots, slot) ? type.slots[slot] : undefined
    if (!own) wrong.push({ parameter: slot, reason: "unknownSlot", options: Object.keys(type.slots) })
    else if (isFinishId(finish) && isAccepted(own, finish)) finishes[slot] = finish
    else wrong.push({ parameter: slot, reason: "finishNotAccepted", options: own.accepts ?? [] })
  }
  return wrong.length > 0 ? { reason: "wrongValues", faults: wrong } : { type, values, finishes }
}

/** A value as its parameter has it; a text stays one, for `readValues` to refuse. */
function readGiven(type: AnyModelType, name: string, value: string): number | boolean | string {
  const kind = Object.hasOwn(type.parameters, name) ? type.parameters[name]?.kind : undefined
  if ((kind === "length" || kind === "count") && /^\d{1,6}$/.test(value)) return Number(value)
  if (kind === "switch" && (value === "true" || value === "false")) return value === "true"
  return value
}

const isAccepted = (slot: Slot, finish: FinishId): boolean =>
  finish === slot.finish ||
  (slot.accepts?.includes(finishTable[finish].class) ?? false) ||
  (slot.mayBe?.includes(finish) ?? false)
