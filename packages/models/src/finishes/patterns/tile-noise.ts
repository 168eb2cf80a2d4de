import { chance } from "../../geometry/noise.ts"

/** A value at each point of a tile; it repeats at every whole u and v. */
export type Field = (u: number, v: number) => number

const wrap = (index: number, count: number): number => ((index % count) + count) % count

/** Smooth lumps from about -1 to 1, so many along and across a tile (gradient noise, Perlin 1985). */
export function tileNoise(columns: number, rows: number, seed: number): Field {
  // One more of each, so that a point never has to wrap twice.
  const stride = (columns + 1) * 2
  const slopes = new Float32Array(stride * (rows + 1))
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const angle = chance((row % rows) * columns + (column % columns), seed, 3) * 2 * Math.PI
      slopes[row * stride + column * 2] = Math.cos(angle) * 1.5
      slopes[row * stride + column * 2 + 1] = Math.sin(angle) * 1.5
    }
  }
  return (u, v) => {
    const x = (u - Math.floor(u)) * columns
    const y = (v - Math.floor(v)) * rows
    const left = Math.floor(x)
    const low = Math.floor(y)
    const fx = x - left
    const fy = y - low
    const i = low * stride + left * 2
    const j = i + stride
    const a = fx * fx * (3 - 2 * fx)
    const b = fy * fy * (3 - 2 * fy)
    const p = (slopes[i] ?? 0) * fx + (slopes[i + 1] ?? 0) * fy
    const q = (slopes[i + 2] ?? 0) * (fx - 1) + (slopes[i + 3] ?? 0) * fy
    const r = (slopes[j] ?? 0) * fx + (slopes[j + 1] ?? 0) * (fy - 1)
    const s = (slopes[j + 2] ?? 0) * (fx - 1) + (slopes[j + 3] ?? 0) * (fy - 1)
    const bottom = p + (q - p) * a
    return bottom + (r + (s - r) * a - bottom) * b
  }
}

/** Rough chance from 0 to 1 with so many values along and across a tile: fibres, pores and specks. */
export function tileGrain(columns: number, rows: number, seed: number): Field {
  const stride = columns + 1
  const values = new Float32Array(stride * (rows + 1))
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      values[row * stride + column] = chance((row % rows) * columns + (column % columns), seed, 11)
    }
  }
  return (u, v) => {
    const x = (u - Math.floor(u)) * columns
    const y = (v - Math.floor(v)) * rows
    const left = Math.floor(x)
    const low = Math.floor(y)
    const fx = x - left
    const fy = y - low
    const i = low * stride + left
    const j = i + stride
    const a = fx * fx * (3 - 2 * fx)
    const p = values[i] ?? 0
    const r = values[j] ?? 0
    const bottom = p + ((values[i + 1] ?? 0) - p) * a
    const top = r + ((values[j + 1] ?? 0) - r) * a
    return bottom + (top - bottom) * fy * fy * (3 - 2 * fy)
  }
}

/** Smooth noise from about -1 to 1 along a line that repeats at every whole number; the slope between lumps is never known beforehand. */
export function tileLine(lumps: number, seed: number): (at: number) => number {
  const slopes = new Float32Array(lumps + 1)
  for (let i = 0; i <= lumps; i++) slopes[i] = (chance(i % lumps, seed, 13) * 2 - 1) * 2.4
  return (at) => {
    const x = (at - Math.floor(at)) * lumps
    const left = Math.floor(x)
    const f = x - left
    const a = (slopes[left] ?? 0) * f
    const b = (slopes[left + 1] ?? 0) * (f - 1)
    return a + (b - a) * f * f * (3 - 2 * f)
  }
}

/** Lumps of several sizes from about -1 to 1: each layer has twice as many, `gain` as high. */
export function tileFractal(columns: number, rows: number, layers: number, seed: number, gain = 0.5): Field {
  const fields: Field[] = []
  let total = 0
  for (let i = 0; i < layers; i++) {
    fields.push(tileNoise(columns * 2 ** i, rows * 2 ** i, seed + i * 31))
    total += gain ** i
  }
  return (u, v) => {
    let sum = 0
    let weight = 1 / total
    for (let i = 0; i < layers; i++) {
      sum += (fields[i]?.(u, v) ?? 0) * weight
      weight *= gain
    }
    return sum * 1.3
  }
}

/** What a look into scattered cells finds; a pattern keeps one of its own and reads it after each look. */
export interface CellHit {
  /** Distance to the nearest and to the second nearest middle, in cells. */
  nearest: number
  second: number
  /** A number of the nearest cell, for chance. */
  id: number
  /** Where the point lies from the nearest middle, in cells. */
  x: number
  y: number
}

export const newCellHit = (): CellHit => ({ nearest: 0, second: 0, id: 0, x: 0, y: 0 })

/** Scattered cells (Worley 1996), so many along and across a tile; `jitter` 0 is a grid, 1 wild. */
export function tileCells(
  columns: number,
  rows: number,
  seed: number,
  jitter = 0.9,
): (u: number, v: number, hit: CellHit) => void {
  const middles = new Float32Array(columns * rows * 2)
  for (let i = 0; i < columns * rows; i++) {
    middles[i * 2] = 0.5 + (chance(i, seed, 5) - 0.5) * jitter
    middles[i * 2 + 1] = 0.5 + (chance(i, seed, 7) - 0.5) * jitter
  }
  return (u, v, hit) => {
    const x = u * columns
    const y = v * rows
    const left = Math.floor(x)
    const low = Math.floor(y)
    let nearest = 64
    let second = 64
    for (let dy = -1; dy <= 1; dy++) {
      const row = wrap(low + dy, rows) * columns
      for (let dx = -1; dx <= 1; dx++) {
        const i = row + wrap(left + dx, columns)
        const ax = x - left - dx - (middles[i * 2] ?? 0)
        const ay = y - low - dy - (middles[i * 2 + 1] ?? 0)
        const far = ax * ax + ay * ay
        if (far < nearest) {
          second = nearest
          nearest = far
          hit.id = i
          hit.x = ax
          hit.y = ay
        } else if (far < second) second = far
      }
    }
    hit.nearest = Math.sqrt(nearest)
    hit.second = Math.sqrt(second)
  }
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function step(from: number, to: number, at: number): number {
  const t = (at - from) / (to - from)
  return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t)
}
