/** What a browser says of itself, as far as it does. */
export interface Device {
  readonly isTouch: boolean
  readonly width: number
  readonly cores: number
  /** GB; null where it is not said. */
  readonly memory: number | null
  readonly isSaving: boolean
  /** `slow-2g` to `4g`; null where it is not said. */
  readonly line: string | null
}

/** Whether the 3D view comes without being asked for: half a megabyte and the graphics card, so on fast computers only. */
export const startsAlone = ({ isTouch, width, cores, memory, isSaving, line }: Device): boolean =>
  !isTouch &&
  width >= 900 &&
  cores >= 8 &&
  (memory === null || memory >= 8) &&
  !isSaving &&
  (line === null || line === "4g")

/** This device. */
export function readDevice(): Device {
  const connection: unknown = Reflect.get(navigator, "connection")
  const said = (name: string): unknown =>
    typeof connection === "object" && connection !== null ? Reflect.get(connection, name) : undefined
  const memory: unknown = Reflect.get(navigator, "deviceMemory")
  const line = said("effectiveType")
  return {
    isTouch: matchMedia("(pointer: coarse)").matches,
    width: globalThis.innerWidth,
    cores: navigator.hardwareConcurrency,
    memory: typeof memory === "number" ? memory : null,
    isSaving: said("saveData") === true,
    line: typeof line === "string" ? line : null,
  }
}
