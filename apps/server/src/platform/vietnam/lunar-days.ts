/**
 * Days of the Vietnamese lunar calendar, by the positions of sun and moon at UTC+7 (the method of Hồ Ngọc Đức, after
 * Meeus, "Astronomical Algorithms"). China reckons at UTC+8, so that its days differ now and then.
 */

/** Days are counted from 1970-01-01 in Vietnam. */
export type DayNumber = number

/** The Julian day number of day 0. */
const julianOfDayZero = 2_440_588
const zoneOfDay = 7 / 24
/** A new moon near 1900-01-01, and the mean time between two. */
const firstNewMoon = 2_415_021.076998695
const monthDays = 29.530588853
const degree = Math.PI / 180

/** The time of new moon `k` after 1900, as a Julian date. */
function newMoon(k: number): number {
  const t = k / 1236.85
  const t2 = t * t
  const t3 = t2 * t
  const mean =
    2_415_020.75933 +
    29.53058868 * k +
    0.0001178 * t2 -
    0.000000155 * t3 +
    0.00033 * Math.sin((166.56 + 132.87 * t - 0.009173 * t2) * degree)
  // Anomalies of sun and moon, and the moon's latitude.
  const sun = (359.2242 + 29.10535608 * k - 0.0000333 * t2 - 0.00000347 * t3) * degree
  const moon = (306.0253 + 385.81691806 * k + 0.0107306 * t2 + 0.00001236 * t3) * degree
  const node = (21.2964 + 390.67050646 * k - 0.0016528 * t2 - 0.00000239 * t3) * degree
  const correction =
    (0.1734 - 0.000393 * t) * Math.sin(sun) +
    0.0021 * Math.sin(2 * sun) -
    0.4068 * Math.sin(moon) +
    0.0161 * Math.sin(2 * moon) -
    0.0004 * Math.sin(3 * moon) +
    0.0104 * Math.sin(2 * node) -
    0.0051 * Math.sin(sun + moon) -
    0.0074 * Math.sin(sun - moon) +
    0.0004 * Math.sin(2 * node + sun) -
    0.0004 * Math.sin(2 * node - sun) -
    0.0006 * Math.sin(2 * node + moon) +
    0.001 * Math.sin(2 * node - moon) +
    0.0005 * Math.sin(2 * moon + sun)
  return mean + correction - (-0.000278 + 0.000265 * t + 0.000262 * t2)
}

/** The Julian day that starts with new moon `k` in Vietnam. */
const newMoonDay = (k: number): number => Math.floor(newMoon(k) + 0.5 + zoneOfDay)

/**
 * The twelfth of its path that the sun is in when a Julian day starts in Vietnam, from 0 at the spring
 * equinox.
 */
function sunSector(julianDay: number): number {
  const t = (julianDay - 0.5 - zoneOfDay - 2_451_545) / 36_525
  const anomaly = (357.5291 + 35_999.0503 * t - 0.0001559 * t * t) * degree
  const longitude =
    280.46645 +
    36_000.76983 * t +
    0.0003032 * t * t +
    (1.9146 - 0.004817 * t) * Math.sin(anomaly) +
    (0.019993 - 0.000101 * t) * Math.sin(2 * anomaly) +
    0.00029 * Math.sin(3 * anomaly)
  return Math.floor((((longitude % 360) + 360) % 360) / 30)
}

/** The first day of the eleventh month, which contains the winter solstice of a year. */
function eleventhMonth(year: number): number {
  const lastDay = Date.UTC(year, 11, 31) / 86_400_000 + julianOfDayZero
  const k = Math.floor((lastDay - 2_415_021) / monthDays)
  const day = newMoonDay(k)
  return sunSector(day) >= 9 ? newMoonDay(k - 1) : day
}

/**
 * How many months after the eleventh the leap month comes: the first in which the sun stays in its sector.
 */
function leapOffset(k: number): number {
  let at = 1
  let before: number
  let sector = sunSector(newMoonDay(k + at))
  do {
    before = sector
    at += 1
    sector = sunSector(newMoonDay(k + at))
  } while (sector !== before && at < 14)
  return at - 1
}

/**
 * The day of a lunar date in the first ten months of the lunar year that starts in `year`; never of a leap
 * month.
 */
export function lunarDay(year: number, month: number, day: number): DayNumber {
  const [from, to] = [eleventhMonth(year - 1), eleventhMonth(year)]
  const k = Math.floor(0.5 + (from - firstNewMoon) / monthDays)
  const months = month + 1
  const isAfterLeap = to - from > 365 && months >= leapOffset(k)
  return newMoonDay(k + months + (isAfterLeap ? 1 : 0)) + day - 1 - julianOfDayZero
}
