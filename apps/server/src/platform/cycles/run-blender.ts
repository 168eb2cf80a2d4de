import { spawn } from "node:child_process"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { createInterface } from "node:readline"
import type { Blender } from "./find-blender.ts"

/** A part of the picture; a region with a size of its own is another picture of the same view (to measure it). */
export interface Region {
  readonly box: readonly [left: number, top: number, right: number, bottom: number]
  readonly width: number
  readonly height: number
  readonly samples: number
}

/** What a program for Blender is asked for. */
export interface BlenderOrder {
  /** The program, in Python. */
  readonly script: string
  readonly glb: string
  readonly width: number
  readonly height: number
  readonly samples: number
  readonly threads: number
  readonly folder: string
  readonly regions: readonly Region[]
  /** What only this program wants to know. */
  readonly [more: string]: unknown
}

interface Running {
  readonly blender: Blender
  readonly signal: AbortSignal
  /** Of all regions, 0 to 1. */
  readonly onProgress: (share: number) => void
  /** The region with this index is whole. */
  readonly onRegion: (index: number) => void
}

/** Runs Blender on an order. Rejects when it fails, and when the signal stops it: then no process of it is left. */
export async function runBlender(order: BlenderOrder, running: Running): Promise<void> {
  const { blender, signal, onProgress, onRegion } = running
  signal.throwIfAborted()
  const path = join(order.folder, "order.json")
  await writeFile(path, JSON.stringify(order))
  const args = [
    "--background",
    "--factory-startup",
    "-noaudio",
    "--python-exit-code",
    "3",
    "--python",
    order.script,
  ]
  const child = spawn(blender.command, [...args, "--", path], {
    stdio: ["ignore", "pipe", "pipe"],
    signal,
    killSignal: "SIGKILL",
  })
  const last: string[] = []
  const follow = followProgress(order.regions)
  const read = (line: string): void => {
    last.push(line)
    if (last.length > 12) last.shift()
    const news = follow(line)
    if (news === null) return
    if (news.region !== undefined) onRegion(news.region)
    onProgress(news.share)
  }
  createInterface({ input: child.stdout }).on("line", read)
  createInterface({ input: child.stderr }).on("line", (line) => last.push(line))
  await new Promise<void>((resolve, reject) => {
    child.once("error", reject)
    child.once("close", (code, killedBy) =>
      code === 0
        ? resolve()
        : reject(
            new Error(`Blender ended with ${code ?? killedBy}: ${last.slice(-6).join(" | ").slice(0, 600)}`),
          ),
    )
  })
}

/** Reads Blender's lines: "… | Sample 8/28" and "REGION 0 …"; null for a line that says nothing. */
export function followProgress(
  regions: readonly Region[],
): (line: string) => { readonly share: number; readonly region?: number } | null {
  const workOf = ({ box, samples }: Region): number => (box[2] - box[0]) * (box[3] - box[1]) * samples
  const total = regions.reduce((sum, region) => sum + workOf(region), 0)
  let [done, now] = [0, 0]
  return (line) => {
    const ended = /^REGION (\d+) /.exec(line)
    if (ended) {
      const region = Number(ended[1])
      const whole = regions[region]
      if (!whole) return null
      done += workOf(whole)
      now = region + 1
      return { share: Math.min(1, done / total), region }
    }
    const sample = /\bSample (\d+)\/(\d+)/.exec(line)
    const region = regions[now]
    if (!sample || !region) return null
    return { share: Math.min(1, (done + workOf(region) * (Number(sample[1]) / Number(sample[2]))) / total) }
  }
}
