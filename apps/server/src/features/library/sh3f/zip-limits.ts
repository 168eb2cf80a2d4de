/** What a zip file may hold, by what its list of entries says, before anything is unpacked. */
export const zipLimits = {
  entries: 20_000,
  listBytes: 8_000_000,
  /** Unpacked, of one entry and of all. */
  entryBytes: 128_000_000,
  allBytes: 2_000_000_000,
  /** Unpacked by packed, of entries that are larger than this: text shrinks to a tenth, zeros to a thousandth. */
  ratio: 200,
  ratioFromBytes: 1_000_000,
  nameBytes: 400,
} as const
