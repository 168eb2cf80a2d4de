/** Where something stands in the query. */
export interface Place {
  readonly from: number
  readonly to: number
}

/** A text without what stands in these places. */
export const cutOut = (text: string, places: readonly Place[]): string =>
  places
    .toSorted((one, other) => other.from - one.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text)
    .replaceAll(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim()
