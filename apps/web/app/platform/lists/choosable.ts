import type { OfferedValue } from "@roomwright/contract/settings/filter-values"

/** What there is to choose from: what is offered, and of what is offered no more one's own. */
export const choosable = (values: readonly OfferedValue[], own: readonly string[]): readonly OfferedValue[] =>
  values.filter(({ id, isHidden }) => !isHidden || own.includes(id))
