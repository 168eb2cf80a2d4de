export interface Device {
  /** For the message that names it. */
  readonly names: Readonly<Record<"browser" | "system", string>>
  readonly isPhone: boolean
}

/** In this order: nearly every browser names others, too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bcoc_coc_browser\//, "Cốc Cốc"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bMicroMessenger\//, "WeChat"],
  [/\bZalo\b/, "Zalo"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
]

/** Browser and system by what a browser calls itself; null when that is nothing known. Names, the same in every language. */
export function describeUserAgent(userAgent: string): Device | null {
  const find = (table: readonly (readonly [RegExp, string])[]): string | undefined =>
    table.find(([pattern]) => pattern.test(userAgent))?.[1]
  const browser = find(browsers)
  const system = find(systems)
  if (!browser || !system) return null
  const isPhone = system === "iPhone" || system === "iPad" || system === "Android"
  return { names: { browser, system }, isPhone }
}
