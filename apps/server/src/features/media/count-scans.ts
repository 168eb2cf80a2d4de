const endOfPicture = 0xd9
const startOfScan = 0xda
/** Between 0xff and these there is no segment: they stand alone, or a byte 0xff of the data is meant. */
const standsAlone = (marker: number): boolean =>
  marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8) || marker === 0xff

/**
 * How many scans a JPEG holds up to its end, wherever it breaks off. Goes from segment to segment, so that a thumbnail in
 * its head and whatever follows its end are not counted.
 */
export function countScans(jpeg: Uint8Array): number {
  let scans = 0
  let at = 0
  while (at + 1 < jpeg.length) {
    // Within the data of a scan only a marker begins with 0xff and goes on with anything that does not stand alone.
    if (jpeg[at] !== 0xff) {
      at += 1
      continue
    }
    const marker = jpeg[at + 1] ?? 0
    if (marker === endOfPicture) break
    if (standsAlone(marker)) {
      // 0xff may be repeated before a marker.
      at += marker === 0xff ? 1 : 2
      continue
    }
    if (marker === startOfScan) scans += 1
    at += 2 + Math.max(2, ((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0))
  }
  return scans
}
