import type { StageQuality } from "../stage/stage-quality.ts"

/** What a browser says of its device, as far as it does. */
export interface DeviceFacts {
  /** GB of memory, rounded. */
  readonly deviceMemory?: number
  readonly connection?: { readonly saveData?: boolean }
}

/** With little memory, or where data is saved: smaller textures, fewer pixels. */
export function qualityFor(
  { samples, textureSide, density }: StageQuality,
  { deviceMemory = 8, connection }: DeviceFacts,
): StageQuality {
  if (deviceMemory > 3 && connection?.saveData !== true) return { samples, textureSide, density }
  return { samples: Math.min(samples, 16), textureSide: 256, density: Math.min(density, 1) }
}

/** The facts of this device. */
export function deviceFacts(): DeviceFacts {
  const memory: unknown = Reflect.get(navigator, "deviceMemory")
  const connection: unknown = Reflect.get(navigator, "connection")
  const isSaving =
    typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true
  return {
    ...(typeof memory === "number" ? { deviceMemory: memory } : {}),
    connection: { saveData: isSaving },
  }
}
