/** What decides whether somebody may begin a project from the scene of a work. */
export interface WorkAsked {
  readonly isOwn: boolean
  /** The caller has paid for its design. */
  readonly isBought: boolean
  /** Everybody can find it. */
  readonly isShown: boolean
  readonly hasScene: boolean
  readonly isTemplate: boolean
  /** VND; 0 = not for sale. */
  readonly price: number
  /** The caller is one of those for whom the studio is. */
  readonly mayDesign: boolean
}

type Refusal =
  | "notFound"
  | "workWithoutScene"
  | "buyDesignFirst"
  | "templateNotOffered"
  | "studioForDesigners"

/**
 * Why somebody may not begin from a work; null where they may. Its designer may, and its buyers, whatever became of the work
 * since; others where it is shown, free, and offered as a template.
 */
export function refuseBeginning(work: WorkAsked): Refusal | null {
  const isEntitled = work.isOwn || work.isBought
  if (!isEntitled && !work.isShown) return "notFound"
  if (!work.hasScene) return "workWithoutScene"
  if (isEntitled) return null
  if (work.price > 0) return "buyDesignFirst"
  if (!work.isTemplate) return "templateNotOffered"
  return work.mayDesign ? null : "studioForDesigners"
}
