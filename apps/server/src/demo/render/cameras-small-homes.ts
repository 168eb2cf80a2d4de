import { above, below, evening, goldenHour, left, right, still, type DemoCamera } from "./frame-camera.ts"

const upright = "upright"
const other = "other"

const sageOak: readonly DemoCamera[] = [
  still("sage-oak-living", "sage-oak-62", [4450, 2600, 700, 1720], 22, below(8, -30), { shift: -0.1 }),
  still("sage-oak-sofa", "sage-oak-62", [4300, 2850, 600, 2680], 31, below(8.5, 35), { shift: -0.1 }),
  still("sage-oak-clay", "sage-oak-62", [4450, 2850, 600, 2680], 35, below(goldenHour, 35), {
    format: upright,
    look: other,
    shift: 0.03,
  }),
  still("sage-oak-armchair", "sage-oak-62", [1250, 4350, 2700, 600], 28, below(8, -35), {
    format: upright,
    look: other,
    shift: 0,
  }),
  still("sage-oak-evening", "sage-oak-62", [3000, 2950, 300, 3150], 33, evening(), { format: upright }),
  still("sage-oak-dining", "sage-oak-62", [1350, 2900, 3450, 4700], 28, left(16.3, 20), {
    format: upright,
    shift: 0,
  }),
  still("sage-oak-kitchen", "sage-oak-62", [950, 5350, 3500, 7400], 20, left(8.5, 15), { shift: -0.06 }),
  still("sage-oak-bedroom", "sage-oak-62", [5800, 3600, 8500, 1600], 22, below(8, 30), { shift: -0.09 }),
  still("sage-oak-bedside", "sage-oak-62", [6350, 3300, 8750, 2150], 30, evening(), {
    format: upright,
    look: other,
    shift: -0.05,
  }),
  still("sage-oak-bath", "sage-oak-62", [8300, 4350, 7600, 7300], 24, right(9, 0), { format: upright }),
  still("sage-oak-hall", "sage-oak-62", [6050, 3950, 5950, 7400], 25, above(9), {
    format: upright,
    shift: 0.05,
  }),
]

const walnutInk: readonly DemoCamera[] = [
  still("walnut-ink-living", "walnut-ink-52", [5050, 2550, 1800, 5200], 24, left(16, -25), { shift: -0.09 }),
  still("walnut-ink-sofa", "walnut-ink-52", [3300, 3250, 1000, 5700], 32, evening(), {
    format: upright,
    stops: 0.2,
  }),
  still("walnut-ink-forest", "walnut-ink-52", [1350, 2550, 2750, 6000], 27, evening(), {
    format: upright,
    look: other,
    shift: -0.02,
  }),
  still("walnut-ink-bedroom", "walnut-ink-52", [5700, 3050, 7700, 5900], 22, right(8), { shift: -0.08 }),
  still("walnut-ink-bed", "walnut-ink-52", [6700, 3150, 7175, 6200], 25, right(goldenHour, 10), {
    format: upright,
    look: other,
    shift: 0,
  }),
  still("walnut-ink-dining", "walnut-ink-52", [700, 3100, 4300, 900], 24, below(9)),
  still("walnut-ink-table", "walnut-ink-52", [2250, 4150, 3150, 500], 30, below(8, 25), {
    format: upright,
    shift: -0.04,
  }),
  still("walnut-ink-sideboard", "walnut-ink-52", [3300, 4250, 5300, 4600], 30, left(goldenHour, 10), {
    format: upright,
  }),
  still("walnut-ink-bath", "walnut-ink-52", [5600, 2300, 8600, 1050], 24, right(8.5, 10), { shift: -0.05 }),
]

const saigon: readonly DemoCamera[] = [
  still("saigon-living", "saigon-terracotta-28", [2250, 3700, 1300, 500], 22, below(15, 25), {
    shift: -0.05,
  }),
  still("saigon-bed", "saigon-terracotta-28", [2350, 2350, 750, 5500], 25, below(8.5, 20), { shift: -0.06 }),
  still("saigon-table", "saigon-terracotta-28", [1600, 2350, 3400, 3900], 30, below(goldenHour, 20), {
    format: upright,
    look: other,
  }),
  still("saigon-sofa", "saigon-terracotta-28", [3600, 2450, 200, 1650], 24, below(9, 30), {
    look: other,
    shift: -0.1,
  }),
  still("saigon-kitchen", "saigon-terracotta-28", [2150, 6500, 3900, 4900], 24, below(8, 0), {
    format: upright,
  }),
]

const indochine: readonly DemoCamera[] = [
  still("indochine-living", "indochine-forest-69", [3900, 500, 1400, 4000], 24, left(16.3, 20)),
  still("indochine-evening", "indochine-forest-69", [4500, 3500, 1600, 1200], 24, evening(), {
    look: other,
    shift: -0.04,
  }),
  still("indochine-sideboard", "indochine-forest-69", [2700, 2600, 5100, 2050], 30, left(goldenHour, 10), {
    format: upright,
  }),
  still("indochine-bedroom", "indochine-forest-69", [6200, 3300, 8900, 1350], 22, below(8, 25), {
    shift: -0.05,
  }),
  still("indochine-bed", "indochine-forest-69", [6000, 2250, 9400, 1750], 28, evening(), {
    format: upright,
    shift: -0.06,
  }),
  still("indochine-dining", "indochine-forest-69", [4900, 4800, 3300, 7500], 24, above(16)),
  still("indochine-hall", "indochine-forest-69", [5750, 4250, 6300, 7700], 28, left(9, 0), {
    format: upright,
  }),
  still("indochine-kitchen", "indochine-forest-69", [2450, 4700, 900, 7500], 23, above(9, -20), {
    format: upright,
  }),
  still("indochine-bath", "indochine-forest-69", [7200, 4950, 8600, 7500], 22, above(9)),
]

/** Cameras of the homes with one bedroom. */
export const smallHomeCameras: readonly DemoCamera[] = [...sageOak, ...walnutInk, ...saigon, ...indochine]
