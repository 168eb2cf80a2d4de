import type { Locator } from "@playwright/test"
import sharp from "sharp"

/** How much a picture on the page varies: nothing where it is blank. */
export const varietyOf = async (picture: Locator): Promise<number> =>
  (await sharp(await picture.screenshot()).stats()).channels[0]?.stdev ?? 0
