import type { DemoText } from "../demo-content.ts"
import { text } from "./make.ts"

/** A video of a demo home in `demo/videos`. */
export interface DemoVideo {
  readonly file: string
  readonly seconds: number
  /** The work on whose page it is played. */
  readonly work: string
  /** Its poster: which of the work's pictures, counted from the main one. */
  readonly poster: number
  /** The camera of `demo-cameras.ts` that it begins with. */
  readonly camera: string
  readonly name: DemoText
}

export const demoVideos: readonly DemoVideo[] = [
  {
    file: "walnut-ink-52.mp4",
    seconds: 10.4,
    work: "ink-wall",
    poster: 3,
    camera: "walnut-ink-living",
    name: text("墨色的墙：十秒看一遍", "The ink wall in ten seconds", "Bức tường màu mực trong mười giây"),
  },
]
