import { expect, test } from "vitest"
import { roomViewerOf, sceneViewerLink } from "./room-viewer.ts"

const chromeOnAndroid =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36"

test.each([
  [
    "an iPhone, whose browser says so",
    true,
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)",
    "quickLook",
  ],
  ["Chrome on Android", false, chromeOnAndroid, "sceneViewer"],
  ["Firefox on Android", false, "Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", null],
  ["a headset", false, `${chromeOnAndroid} OculusBrowser/35.0`, null],
  ["a computer", false, "Mozilla/5.0 (X11; Linux x64) Chrome/140.0.0.0 Safari/537.36", null],
])("the program of %s", (_device, saysAr, userAgent, expected) => {
  expect(roomViewerOf({ saysAr, userAgent })).toBe(expected)
})

test("Scene Viewer's link names file, page and thing as they are, whatever characters they have", () => {
  const thing = {
    file: "https://home.example/media/models/a-b-plain.glb",
    page: "https://home.example/product?id=7&lang=vi#top",
    name: "Bàn ăn; 100% gỗ + đá & kính",
  }
  const link = sceneViewerLink(thing)
  const [, query = "", extras = ""] =
    /^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.2\?([^#]*)#Intent;(.*);end;$/.exec(link) ?? []
  const values = new URLSearchParams(query)
  expect(Object.fromEntries(values)).toEqual({
    file: thing.file,
    link: thing.page,
    title: thing.name,
    mode: "ar_preferred",
    resizable: "false",
  })
  const parts = extras.split(";")
  expect(parts).toContain("scheme=https")
  expect(parts).toContain(`S.browser_fallback_url=${encodeURIComponent(thing.page)}`)
  expect(parts).toHaveLength(4)
})
