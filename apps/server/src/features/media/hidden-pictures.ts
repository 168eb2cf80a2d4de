import type { Services } from "../../platform/services.ts"
import { signDownload } from "./private-files.ts"
import type { MakeFile } from "./serve-signed-files.ts"
import { pictureFile } from "./store-picture.ts"

/** Names these downloads among those that `serveSignedFiles` serves. */
export const hiddenPictures = "pictures"

/** The same for panoramas, which are looked around in. */
export const hiddenPanoramas = "panoramas"

/** Wide enough (px) for who edits what the picture belongs to. */
const shownWidth = 640

/** An address for 60 seconds of a hidden picture, for whoever owns what it belongs to: from here on nobody looks. */
export const signHiddenPicture = (services: Pick<Services, "config" | "clock">, pictureId: string): string =>
  signDownload(services, hiddenPictures, pictureId).address

/** The same for a panorama, in the width that a viewer starts with. */
export const signHiddenPanorama = (services: Pick<Services, "config" | "clock">, pictureId: string): string =>
  signDownload(services, hiddenPanoramas, pictureId).address

/** Gives a picture whether it is hidden or not: about as wide as it is shown in forms, or as wide as pages have it. */
export const makeHiddenPicture =
  ({ database, files }: Pick<Services, "database" | "files">, size: "form" | "widest" = "form"): MakeFile =>
  async (pictureId) => {
    const row = await database.db
      .selectFrom("picture")
      .select(["hash", "widths"])
      .where("id", "=", pictureId)
      .executeTakeFirst()
    const fitting = size === "form" ? row?.widths.find((one) => one >= shownWidth) : undefined
    const width = fitting ?? row?.widths.at(-1)
    const content = row && width ? await files.read(pictureFile(pictureId, row.hash, width)) : null
    return content ? { fileName: `${pictureId}.webp`, type: "image/webp", content } : null
  }
