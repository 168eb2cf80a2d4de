import { above, below, evening, goldenHour, right, still, type DemoCamera } from "./frame-camera.ts"

const upright = "upright"
const other = "other"

const japandi: readonly DemoCamera[] = [
  still("japandi-living", "japandi-oak-75", [4750, 4450, 9000, 1300], 24, below(8, 20)),
  still("japandi-sofa", "japandi-oak-75", [6700, 1750, 9900, 1550], 24, below(goldenHour, 20), {
    shift: -0.1,
  }),
  still("japandi-dining", "japandi-oak-75", [5250, 3850, 7900, 3250], 34, below(9, 20), { format: upright }),
  still("japandi-sage", "japandi-oak-75", [9650, 4600, 5900, 1100], 22, evening(), { look: other }),
  still("japandi-bedroom", "japandi-oak-75", [3850, 2950, 500, 1000], 24, below(8.5, 30), { shift: -0.07 }),
  still("japandi-bedside", "japandi-oak-75", [3450, 550, 200, 2250], 28, evening(), {
    format: upright,
    look: other,
    shift: -0.05,
  }),
  still("japandi-desk", "japandi-oak-75", [3950, 6350, 1500, 7700], 23, above(9, -20)),
  still("japandi-kitchen", "japandi-oak-75", [8000, 4600, 8500, 8000], 27, right(9, -10), {
    format: upright,
  }),
  still("japandi-cabinet", "japandi-oak-75", [7200, 2700, 4300, 1750], 32, below(15.5, -35), {
    format: upright,
  }),
]

const jade: readonly DemoCamera[] = [
  still("jade-living", "jade-walnut-114", [4550, 2800, 8900, 1600], 22, below(17.2, 20), { shift: -0.04 }),
  still("jade-evening", "jade-walnut-114", [8350, 3950, 4400, 1600], 24, evening(), {
    look: other,
    shift: -0.04,
  }),
  still("jade-dining", "jade-walnut-114", [8000, 4550, 4700, 3700], 28, below(8.5, 20)),
  still("jade-bedroom", "jade-walnut-114", [9850, 3400, 12000, 1300], 23, below(8, 25), { shift: -0.08 }),
  still("jade-crane", "jade-walnut-114", [3250, 3250, 300, 1300], 24, below(8, -30), { shift: -0.07 }),
  still("jade-study", "jade-walnut-114", [10850, 6450, 11900, 9600], 24, above(9, 20), { format: upright }),
  still("jade-child", "jade-walnut-114", [1600, 6350, 1500, 9600], 22, above(8.5, -20)),
  still("jade-kitchen", "jade-walnut-114", [8850, 6350, 8600, 9600], 24, above(9, 10), { format: upright }),
  still("jade-hall", "jade-walnut-114", [6300, 6350, 6300, 9700], 27, evening(), { format: upright }),
]

const birch: readonly DemoCamera[] = [
  still("birch-living", "birch-family-97", [8050, 2250, 4200, 1800], 27, below(9, -20), { shift: -0.06 }),
  still("birch-dining", "birch-family-97", [4700, 2650, 7600, 3700], 28, below(8, -25)),
  still("birch-ochre", "birch-family-97", [4650, 4350, 7700, 2900], 26, evening(), { look: other }),
  still("birch-bunk", "birch-family-97", [9300, 500, 11400, 3600], 22, below(8, 25), { shift: -0.04 }),
  still("birch-nursery", "birch-family-97", [2750, 6250, 500, 8100], 24, above(8.5, 20), {
    look: other,
    shift: -0.06,
  }),
  still("birch-parents", "birch-family-97", [3150, 3600, 300, 1200], 23, below(8, -25), { shift: -0.06 }),
  still("birch-kitchen", "birch-family-97", [8500, 5950, 9400, 8600], 24, above(9, -20), { format: upright }),
  still("birch-bath", "birch-family-97", [4250, 5950, 4800, 8500], 25, above(9), { format: upright }),
]

const steel: readonly DemoCamera[] = [
  still("steel-living", "steel-leather-78", [700, 3200, 4800, 900], 24, below(17.4, 20)),
  still("steel-kitchen", "steel-leather-78", [4150, 4100, 1100, 5750], 25, evening(), { shift: -0.03 }),
  still("steel-dining", "steel-leather-78", [4350, 3100, 6000, 700], 27, below(goldenHour, -20), {
    format: upright,
  }),
  still("steel-study", "steel-leather-78", [7150, 3050, 9900, 1000], 24, below(9, 20), { shift: -0.03 }),
  still("steel-bedroom", "steel-leather-78", [7200, 4350, 9600, 7000], 24, right(7.6, 25)),
  still("steel-bed", "steel-leather-78", [10900, 4500, 8700, 7200], 26, evening(), {
    format: upright,
    look: other,
    shift: -0.05,
  }),
]

/** Cameras of the homes of families, and of the loft. */
export const largeHomeCameras: readonly DemoCamera[] = [...japandi, ...jade, ...birch, ...steel]
