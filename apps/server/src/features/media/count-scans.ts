const endOfPicture = 0xd9
const startOfScan = 0xda
/** Markers without a segment: they stand alone, or mean a data byte 0xff. */
const standsAlone = (marker: number): boolean =>
  marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8) || marker === 0xff

/**
 * Counts the scans of a JPEG up to its end, even if it is truncated. Goes from segment to segment, so it
 * ignores a thumbnail in the header and anything after the end.
 */
export function countScans(jpeg: Uint8Array): number {
  let scans = 0
  let at = 0
  while (at + 1 < jpeg.length) {
    // Within a scan's data, only a marker is 0xff followed by anything that does not stand alone.
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
