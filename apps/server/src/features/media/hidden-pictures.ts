import type { Services } from "../../platform/services.ts"
import { signDownload } from "./private-files.ts"
import type { MakeFile } from "./serve-signed-files.ts"
import { pictureFile, plainHashOf } from "./picture-files.ts"

/** Identifies these downloads in `serveSignedFiles`. */
export const hiddenPictures = "pictures"

/** The same for panoramas. */
export const hiddenPanoramas = "panoramas"

/** Wide enough (px) for editing forms. */
const shownWidth = 640

/**
 * An address for 60 seconds of a hidden picture. Check access before: the address itself is not checked
 * again.
 */
export const signHiddenPicture = (services: Pick<Services, "config" | "clock">, pictureId: string): string =>
  signDownload(services, hiddenPictures, pictureId).address

/** The same for a panorama, in the width that a viewer starts with. */
export const signHiddenPanorama = (services: Pick<Services, "config" | "clock">, pictureId: string): string =>
  signDownload(services, hiddenPanoramas, pictureId).address

/** Serves a picture, hidden or not, and without a mark: about as wide as forms show it, or as wide as pages do. */
export const makeHiddenPicture =
  ({ database, files }: Pick<Services, "database" | "files">, size: "form" | "widest" = "form"): MakeFile =>
  async (pictureId) => {
    const row = await database.db
      .selectFrom("picture")
      .select(["hash", "plain_hash", "widths"])
      .where("id", "=", pictureId)
      .executeTakeFirst()
    const fitting = size === "form" ? row?.widths.find((one) => one >= shownWidth) : undefined
    const width = fitting ?? row?.widths.at(-1)
    const content = row && width ? await files.read(pictureFile(pictureId, plainHashOf(row), width)) : null
    return content ? { fileName: `${pictureId}.webp`, type: "image/webp", content } : null
  }
