/** A length of a model in whole mm; its builder gets it in metres. */
export interface LengthParameter {
  readonly kind: "length"
  readonly min: number
  readonly max: number
  readonly standard: number
  /** What the library offers goes from min to max in this step; any whole mm between is allowed. */
  readonly step: number
}
/** A number of parts (seats, doors, shelves). */
export interface CountParameter {
  readonly kind: "count"
  readonly min: number
  readonly max: number
  readonly standard: number
}
/** One of a few shapes. */
export interface ChoiceParameter {
  readonly kind: "choice"
  readonly options: readonly [string, ...string[]]
  readonly standard: string
}
/** A part that is there or not. */
export interface SwitchParameter {
  readonly kind: "switch"
  readonly standard: boolean
}
export type Parameter = LengthParameter | CountParameter | ChoiceParameter | SwitchParameter

/** Every model has its outer size among them. */
export type Parameters = Readonly<Record<string, Parameter>> & {
  readonly width: LengthParameter
  readonly depth: LengthParameter
  readonly height: LengthParameter
}

type ValueOf<P> = P extends LengthParameter | CountParameter
  ? number
  : P extends { readonly kind: "choice"; readonly options: readonly (infer Option)[] }
    ? Option
    : boolean
/** Values of all parameters; lengths in mm outside of builders, in metres inside. */
export type Values<P extends Parameters = Parameters> = { readonly [Name in keyof P]: ValueOf<P[Name]> }
/** Values as they come from a document or an address: some may be missing, unknown or wrong. */
export type GivenValues = Readonly<Record<string, number | boolean | string>>

/** A length from `min` to `max` mm, `standard` where nothing is said. */
export const length = (standard: number, min: number, max: number, step = 50): LengthParameter => ({
  kind: "length",
  standard,
  min,
  max,
  step,
})
export const count = (standard: number, min: number, max: number): CountParameter => ({
  kind: "count",
  standard,
  min,
  max,
})
/** One of the options; the first where nothing is said. */
export const choice = <const Options extends readonly [string, ...string[]]>(
  ...options: Options
): { readonly kind: "choice"; readonly options: Options; readonly standard: Options[0] } => ({
  kind: "choice",
  options,
  standard: options[0],
})
export const toggle = (standard: boolean): SwitchParameter => ({ kind: "switch", standard })

/** What is wrong with a value; `min` and `max` say what is allowed. */
export interface ParameterFault {
  readonly parameter: string
  readonly reason: "unknown" | "wrongKind" | "outOfRange" | "notAnOption"
  readonly min?: number
  readonly max?: number
  readonly options?: readonly string[]
}

/** The values of a model with the standard ones for what is missing, and what is wrong with those given. */
export function readValues(
  parameters: Parameters,
  given: GivenValues,
): { readonly values: Values; readonly faults: readonly ParameterFault[] } {
  const faults: ParameterFault[] = []
  for (const name of Object.keys(given))
    if (!Object.hasOwn(parameters, name)) faults.push({ parameter: name, reason: "unknown" })
  const entries = Object.entries(parameters).map(([name, parameter]) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    if (value === undefined) return [name, parameter.standard] as const
    const fault = findFault(name, parameter, value)
    if (fault) faults.push(fault)
    return [name, fault ? parameter.standard : value] as const
  })
  // Every parameter has a value of its own kind by what is above.
  return { values: Object.fromEntries(entries) as Values, faults }
}

function findFault(
  name: string,
  parameter: Parameter,
  value: number | boolean | string,
): ParameterFault | null {
  switch (parameter.kind) {
    case "length":
    case "count": {
      const { min, max } = parameter
      if (typeof value !== "number" || !Number.isInteger(value))
        return { parameter: name, reason: "wrongKind", min, max }
      return value < min || value > max ? { parameter: name, reason: "outOfRange", min, max } : null
    }
    case "choice": {
      if (typeof value === "string" && parameter.options.includes(value)) return null
      return { parameter: name, reason: "notAnOption", options: parameter.options }
    }
    case "switch":
      return typeof value === "boolean" ? null : { parameter: name, reason: "wrongKind" }
  }
}

/** Values with lengths in metres, as builders take them. */
export const inMetres = (parameters: Parameters, values: Values): Values =>
  // Only numbers become other numbers.
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      parameters[name]?.kind === "length" && typeof value === "number" ? value / 1000 : value,
    ]),
  ) as Values
