import { unzipSync } from "fflate"
import { expect } from "vitest"

export interface OpenedExport {
  readonly names: readonly string[]
  /** All its JSON. */
  readonly text: string
  read(name: string): unknown
  bytes(name: string): Buffer
}

/** Downloads and unzips the export of somebody's data. */
export async function openExport(address: string): Promise<OpenedExport> {
  const response = await fetch(address)
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/zip"])
  const files = unzipSync(await response.bytes())
  const bytes = (name: string) => Buffer.from(files[name] ?? [])
  const names = Object.keys(files)
  const texts = names.filter((name) => name.endsWith(".json"))
  return {
    names,
    text: texts.map((name) => bytes(name).toString()).join("\n"),
    read: (name) => JSON.parse(bytes(name).toString()),
    bytes,
  }
}
