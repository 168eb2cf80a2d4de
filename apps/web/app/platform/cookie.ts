/** Writes a cookie that the page itself may read: language, theme and the answer about cookies, nothing secret. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === "https:" ? "; secure" : ""
  document.cookie = `${name}=${value}; path=/; max-age=${days * 86_400}; samesite=lax${secure}`
}

/** The value of a cookie among all, as `document.cookie` lists them; null when it is not there. */
export function findCookie(cookies: string, name: string): string | null {
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`))
  return found === undefined ? null : found.slice(name.length + 1)
}
