/** The basis of a designer's level: published works, their views, and designs sold. */
export interface LevelStats {
  readonly works: number
  readonly views: number
  /** Paid designs, including those of deleted works. */
  readonly sales: number
}

export interface DesignerLevel {
  readonly level: number
  /** Published works required. */
  readonly works: number
  /** Points required. */
  readonly points: number
}

/** A sold design counts as many points as this number of views. */
export const pointsOfSale = 100

/** Every level with its two requirements; a designer below the first has level 0. */
export const designerLevels: readonly DesignerLevel[] = [
  { level: 1, works: 1, points: 0 },
  { level: 2, works: 3, points: 200 },
  { level: 3, works: 6, points: 1_000 },
  { level: 4, works: 12, points: 5_000 },
  { level: 5, works: 24, points: 20_000 },
]

/** A view is one point, a sale is 100. */
export const countPoints = ({ views, sales }: LevelStats): number => views + sales * pointsOfSale

const isReached = (stats: LevelStats, { works, points }: DesignerLevel): boolean =>
  stats.works >= works && countPoints(stats) >= points

/** The highest level whose requirements are met. It falls when works are unpublished. */
export const levelOf = (stats: LevelStats): number =>
  designerLevels.findLast((each) => isReached(stats, each))?.level ?? 0

/** The next level with its requirements; null after the last. */
export const levelAfter = (level: number): DesignerLevel | null =>
  designerLevels.find((each) => each.level === level + 1) ?? null
