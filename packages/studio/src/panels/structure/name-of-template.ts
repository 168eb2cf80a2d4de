import type { StudioText } from "../../use-studio-text.ts"

const named = [
  "studio-28",
  "one-bedroom-43",
  "two-room-62",
  "bay-flat-66",
  "two-bedroom-71",
  "two-bedroom-83",
  "three-bedroom-97",
  "three-bedroom-114",
  "tube-house-132",
  "four-bedroom-136",
] as const

/** What a ready plan is called. */
export function nameOfTemplate(t: StudioText, id: string): string {
  const known = named.find((name) => name === id)
  if (!known) throw new Error(`The plan ${id} has no name.`)
  return t(`template.${known}`)
}
