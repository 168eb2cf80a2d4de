import type { OwnPicture } from "@roomwright/contract/media/picture"
import type { Services } from "../../platform/services.ts"
import { signHiddenPicture } from "./hidden-pictures.ts"
import { toPicture, type PictureRow } from "./picture-row.ts"

/**
 * A picture for somebody who may see it although others may not: a hidden one has an address for 60 seconds.
 */
export const toOwnPicture = (
  services: Pick<Services, "config" | "clock">,
  row: PictureRow & { readonly hidden: boolean },
): OwnPicture => ({
  ...toPicture(row),
  address: row.hidden ? signHiddenPicture(services, row.pictureId) : null,
})
