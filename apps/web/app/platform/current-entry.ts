/**
 * Whether an entry of a menu is where one is: "page" on its own page, "true" on the page of one of its list, whose
 * address is the list's in the singular (`/user/orders`, `/user/order`).
 */
export function currentEntry(entry: string, pathname: string): "page" | "true" | undefined {
  if (entry === pathname) return "page"
  return entry === `${pathname}s` ? "true" : undefined
}
