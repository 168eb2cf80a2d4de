/** What a designer's level is counted from: works on the shelf, how often these were seen, and designs sold. */
export interface LevelStats {
  readonly works: number
  readonly views: number
  /** Designs that were paid for, of works that are gone, too. */
  readonly sales: number
}

export interface DesignerLevel {
  readonly level: number
  /** Works on the shelf that it takes. */
  readonly works: number
  /** Points that it takes. */
  readonly points: number
}

/** A design sold weighs as much as so many views. */
export const pointsOfSale = 100

/** Every level with what it takes, both at once; below the first one a designer has level 0. */
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

/** The highest level whose terms are met. It falls, too, when works leave the shelf. */
export const levelOf = (stats: LevelStats): number =>
  designerLevels.findLast((each) => isReached(stats, each))?.level ?? 0

/** The level behind this one, with what it takes; null behind the last. */
export const levelAfter = (level: number): DesignerLevel | null =>
  designerLevels.find((each) => each.level === level + 1) ?? null
