import type { OwnPicture } from "@roomwright/contract/picture"
import type { Services } from "../../platform/services.ts"
import { toPicture, type PictureRow } from "./picture-row.ts"
import { signDownload } from "./private-files.ts"
import type { MakeFile } from "./serve-signed-files.ts"
import { pictureFile } from "./store-picture.ts"

/** Names these downloads among those that `serveSignedFiles` serves. */
export const hiddenPictures = "picture"

/** As large as a page of its owner shows it (px). */
const shownWidth = 1_024

/** A picture for somebody who may look at it although others may not: a hidden one has an address for 60 seconds. */
export const toOwnPicture = (
  services: Pick<Services, "config" | "clock">,
  row: PictureRow & { readonly hidden: boolean },
): OwnPicture => ({
  ...toPicture(row),
  address: row.hidden ? signDownload(services, hiddenPictures, row.pictureId).address : null,
})

/** Gives a picture out whether it is hidden or not: its address was signed for who may look. */
export const makeHiddenPicture =
  ({ database: { db }, files }: Pick<Services, "database" | "files">): MakeFile =>
  async (id) => {
    const row = await db
      .selectFrom("picture")
      .select(["hash", "widths"])
      .where("id", "=", id)
      .executeTakeFirst()
    const width = row?.widths.findLast((one) => one <= shownWidth) ?? row?.widths[0]
    const content = row && width ? await files.read(pictureFile(id, row.hash, width)) : null
    return content ? { fileName: `${id}.webp`, type: "image/webp", content } : null
  }
