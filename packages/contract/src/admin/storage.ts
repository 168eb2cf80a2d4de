import * as z from "zod/mini"
import { get } from "../endpoint.ts"

/** A disk of the server: `all` when files and database share one. */
export const StoragePlace = z.enum(["all", "files", "database"])
export type StoragePlace = z.infer<typeof StoragePlace>

export const StorageSpace = z.object({
  place: StoragePlace,
  freeBytes: z.int(),
  totalBytes: z.int(),
  /** Whether somebody has to free space soon. */
  isLow: z.boolean(),
})
export type StorageSpace = z.infer<typeof StorageSpace>

export const readStorage = get("/admin/storage", {
  summary: "The free space on the server's disks; buckets and external databases are not included.",
  access: ["ROLE_ADMIN"],
  data: z.array(StorageSpace),
})
