/** Cities by name, degrees north and east: the text of each is `place.<name>`. */
export const places = {
  hanoi: [21.03, 105.85],
  haiphong: [20.86, 106.68],
  vinh: [18.68, 105.68],
  hue: [16.46, 107.59],
  danang: [16.05, 108.21],
  quynhon: [13.78, 109.22],
  nhatrang: [12.25, 109.19],
  dalat: [11.94, 108.44],
  hochiminh: [10.82, 106.63],
  cantho: [10.03, 105.78],
  beijing: [39.9, 116.41],
  tianjin: [39.13, 117.2],
  shenyang: [41.8, 123.43],
  harbin: [45.8, 126.53],
  qingdao: [36.07, 120.38],
  xian: [34.34, 108.94],
  zhengzhou: [34.75, 113.63],
  nanjing: [32.06, 118.8],
  suzhou: [31.3, 120.58],
  shanghai: [31.23, 121.47],
  hangzhou: [30.27, 120.16],
  wuhan: [30.59, 114.31],
  chengdu: [30.57, 104.07],
  chongqing: [29.56, 106.55],
  changsha: [28.23, 112.94],
  xiamen: [24.48, 118.09],
  guangzhou: [23.13, 113.26],
  shenzhen: [22.54, 114.06],
  nanning: [22.82, 108.37],
  kunming: [24.88, 102.83],
  urumqi: [43.83, 87.62],
} as const satisfies Readonly<Record<string, readonly [latitude: number, longitude: number]>>

export type PlaceName = keyof typeof places

// `Object.keys` gives the names of the table.
export const placeNames = Object.keys(places) as readonly PlaceName[]

/** The city of a place; null where it is none of the list. */
export const placeAt = (latitude: number, longitude: number): PlaceName | null =>
  placeNames.find((name) => {
    const [north, east] = places[name]
    return Math.abs(north - latitude) < 0.02 && Math.abs(east - longitude) < 0.02
  }) ?? null

/** Degrees with a fraction, as people type them: "21.03", "-8,5", "105°"; null for what is none within so many. */
export function parseCoordinate(typed: string, most: number): number | null {
  const found = /^([-−]?)(\d{1,3}(?:[.,]\d{1,6})?)\s*°?$/.exec(typed.normalize("NFKC").trim())
  if (!found) return null
  const size = Number((found[2] ?? "").replace(",", "."))
  return size > most ? null : Math.round((found[1] ? -size : size) * 100) / 100
}
