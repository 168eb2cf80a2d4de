import { expect, test } from "vitest"
import { describeUserAgent } from "./describe-user-agent.ts"

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)"

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
    "Chrome",
    "Windows",
    false,
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    "Edge",
    "Windows",
    false,
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox", "Linux", false],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
    true,
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
    "Safari",
    "macOS",
    false,
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${webkit} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
    true,
  ],
])("%s is named as its owner calls it", (userAgent, browser, system, isPhone) => {
  expect(describeUserAgent(userAgent)).toEqual({ names: { browser, system }, isPhone })
})

test.each(["", "curl/8.5.0", "node", "<script>alert(1)</script>"])("%j is nothing known", (userAgent) => {
  expect(describeUserAgent(userAgent)).toBeNull()
})
