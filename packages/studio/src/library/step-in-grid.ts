/** Where a key leads in a grid that is read in rows; null where it leads nowhere, or is no key of grids. */
export function stepInGrid(
  key: string,
  { at, count, columns }: { readonly at: number; readonly count: number; readonly columns: number },
): number | null {
  const to = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
    PageDown: Math.min(count - 1, at + columns * 4),
    PageUp: Math.max(0, at - columns * 4),
  }[key]
  return to === undefined || to < 0 || to >= count || to === at ? null : to
}
