// `node scripts/make-demo-video.mjs`: makes the short video of the demo from pictures of a demo home, with ffmpeg if there is one: a slow
// look along each of them, one fading into the next.
import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { root } from "./bootstrap/root.mjs"

const demo = join(root, "apps", "server", "demo")
const fps = 24
const seconds = 4
const fade = 0.8

/** A picture, and the part of it in view at the start and at the end: its width as a share, and where its middle is. */
const shots = [
  { file: "home-walnut-ink-living.webp", from: [0.82, 0.42, 0.5], to: [0.82, 0.58, 0.5] },
  { file: "home-walnut-ink-living.webp", from: [0.46, 0.3, 0.55], to: [0.6, 0.56, 0.48] },
  { file: "home-walnut-ink-bedroom.webp", from: [0.94, 0.5, 0.52], to: [0.74, 0.52, 0.56] },
]

const frames = seconds * fps
/** Slow at both ends. */
const eased = `(0.5-0.5*cos(PI*on/${frames}))`
const between = (from, to) => `(${from}+${to - from}*${eased})`

const filters = shots.map(({ from, to }, at) => {
  const [share, x, y] = from.map((value, part) => between(value, to[part]))
  const zoom = `1/${share}`
  return (
    // Larger first: the zoom moves by whole pixels.
    `[${at}:v]scale=3840:2400,crop=3840:2160,zoompan=z='${zoom}':x='iw*${x}-iw/zoom/2':y='ih*${y}-ih/zoom/2'` +
    `:d=${frames}:s=1280x720:fps=${fps},setsar=1[shot${at}]`
  )
})
const joins = shots.slice(1).map((_shot, at) => {
  const before = at === 0 ? "shot0" : `join${at - 1}`
  const offset = (at + 1) * (seconds - fade)
  return `[${before}][shot${at + 1}]xfade=transition=fade:duration=${fade}:offset=${offset}[join${at}]`
})
const inputs = shots.flatMap(({ file }) => ["-i", join(demo, "pictures", file)])
const out = join(demo, "videos", "walnut-ink-52.mp4")
const start = "-hide_banner -loglevel error -y".split(" ")
const coding =
  "-c:v libx264 -preset slow -crf 23 -pix_fmt yuv420p -movflags +faststart -map_metadata -1".split(" ")
const joining = ["-filter_complex", [...filters, ...joins].join(";"), "-map", `[join${shots.length - 2}]`]
const { status, error } = spawnSync("ffmpeg", [...start, ...inputs, ...joining, ...coding, out], {
  stdio: "inherit",
})
if (error) process.stderr.write("There is no ffmpeg here: install it.\n")
process.exitCode = status ?? 1
