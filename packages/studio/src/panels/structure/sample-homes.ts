import { linePath } from "../../plan-view/svg-path.ts"

/** The furnished homes and what builds them. */
export type SampleHomes = Awaited<ReturnType<typeof fetchHomes>>
export type SampleHome = SampleHomes["demoHomes"][number]

async function fetchHomes() {
  const [homes, furnish, outlines] = await Promise.all([
    import("@roomwright/models/homes/demo-homes"),
    import("@roomwright/models/homes/furnish"),
    import("@roomwright/models/homes/outlines-of-home"),
  ])
  return { ...homes, buildHome: furnish.buildHome, outlinesOfHome: outlines.outlinesOfHome }
}

let fetching: Promise<SampleHomes> | null = null

/** Fetches the furnished homes once: they bring the whole furniture library with them. After a failure the next call tries again. */
export function loadHomes(): Promise<SampleHomes> {
  fetching ??= fetchHomes().catch((error: unknown) => {
    fetching = null
    throw error
  })
  return fetching
}

/** The furniture of a home as the `d` of an SVG path, y down. */
export const drawPieces = ({ outlinesOfHome }: SampleHomes, home: SampleHome): string =>
  outlinesOfHome(home)
    .map((ring) => `${linePath(ring.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(-y) })))}Z`)
    .join("")
