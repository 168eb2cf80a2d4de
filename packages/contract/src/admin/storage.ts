import * as z from "zod/mini"
import { get } from "../endpoint.ts"

/** A disk of the server: `all` where files and database lie on one. */
export const StoragePlace = z.enum(["all", "files", "database"])
export type StoragePlace = z.infer<typeof StoragePlace>

export const StorageSpace = z.object({
  place: StoragePlace,
  freeBytes: z.int(),
  totalBytes: z.int(),
  /** Somebody has to free some space soon. */
  isLow: z.boolean(),
})
export type StorageSpace = z.infer<typeof StorageSpace>

export const readStorage = get("/admin/storage", {
  summary: "How much room the server's disks have; of a bucket and of a database elsewhere nothing is known.",
  access: ["ROLE_ADMIN"],
  data: z.array(StorageSpace),
})
