import { execFile } from "node:child_process"
import { promisify } from "node:util"

export interface Blender {
  /** Its command or path. */
  readonly command: string
  readonly version: string
}

/** The Blender that is named or on the path, if it starts and is 3.4 or newer; null otherwise. */
export async function findBlender(command = process.env.BLENDER ?? "blender"): Promise<Blender | null> {
  try {
    const { stdout } = await promisify(execFile)(command, ["--version"], { timeout: 30_000 })
    const [, major, minor] = /Blender (\d+)\.(\d+)/.exec(stdout) ?? []
    if (!major || !minor) return null
    const isNewEnough = Number(major) > 3 || (Number(major) === 3 && Number(minor) >= 4)
    return isNewEnough ? { command, version: `${major}.${minor}` } : null
  } catch {
    return null
  }
}
