import { finishes, isFinishId, type FinishId } from "@roomwright/models/finishes/finishes"
import { expect, test } from "vitest"
import { memoryOf } from "./stage-memory.ts"
import { densityOf, lightQuality, qualityFor, type DeviceFacts } from "./quality-for.ts"

const desktop = { isSoftware: false, screen: 1_440, memory: 8 }
const phone = { isSoftware: false, screen: 390, memory: 4 }
const mb = 1024 ** 2

test("a phone, a machine with little memory and a program that draws get less than a card", () => {
  const { samples } = qualityFor("auto", desktop)
  for (const weak of [phone, { ...desktop, memory: 2 }, { ...desktop, isSoftware: true }])
    expect(qualityFor("auto", weak).samples).toBeLessThan(samples)
})

test("fast is less than auto everywhere; fine never asks a phone for more than it has", () => {
  for (const facts of [desktop, phone, { ...desktop, isSoftware: true }]) {
    const [fast, auto, fine] = (["fast", "auto", "fine"] as const).map(
      (one) => qualityFor(one, facts).samples,
    )
    expect(fast).toBeLessThan(auto ?? 0)
    expect(fine).toBeGreaterThanOrEqual(auto ?? 0)
  }
  expect(qualityFor("fine", phone)).toBe(qualityFor("auto", phone))
})

test("a real-time session has more of each device than anything else: pictures, pixels, and soft shadows on the move", () => {
  for (const facts of [desktop, phone, { ...desktop, isSoftware: true }]) {
    const [fine, live] = [qualityFor("fine", facts), qualityFor("live", facts)]
    expect(live.samples).toBeGreaterThan(fine.samples)
    expect(live.pixels).toBeGreaterThan(fine.pixels)
    expect(live.density).toBeGreaterThanOrEqual(fine.density)
    expect(live.textureSide).toBeGreaterThanOrEqual(fine.textureSide)
    expect(live.moving > 0).toBe(!facts.isSoftware)
    expect(fine.moving).toBe(0)
  }
  // Where there is no memory, nothing is promised that breaks the picture off.
  expect(qualityFor("live", { ...phone, memory: 1 })).toBe(lightQuality)
})

test("a device with hardly any memory gets the light picture, whatever was wanted but the fast one", () => {
  for (const memory of [0.25, 0.5, 1])
    for (const wanted of ["auto", "fine"] as const)
      expect(qualityFor(wanted, { ...phone, memory })).toBe(lightQuality)
  const holdings = { buffers: 10 * mb, finishes: [], pixels: lightQuality.pixels }
  expect(memoryOf(holdings, lightQuality).all / mb).toBeLessThan(45)
})

test("a picture is never larger than the quality allows", () => {
  for (const [width, height] of [
    [2_560, 1_440],
    [390, 844],
    [5_120, 2_880],
  ] as const)
    for (const facts of [desktop, phone]) {
      const quality = qualityFor("auto", facts)
      const density = densityOf(quality, width, height, 3)
      expect(width * height * density ** 2).toBeLessThanOrEqual(quality.pixels * 1.001)
    }
})

test("a home with a hundred finishes has room on a card and on a phone, and more finishes take more", () => {
  const patterned = Object.keys(finishes).filter(
    (id): id is FinishId => isFinishId(id) && "pattern" in finishes[id],
  )
  const of = (count: number, facts: DeviceFacts): number => {
    const quality = qualityFor("auto", facts)
    const holdings = { buffers: 20 * mb, finishes: patterned.slice(0, count), pixels: quality.pixels }
    return memoryOf(holdings, quality).all / mb
  }
  expect(patterned.length).toBeGreaterThan(100)
  expect(of(100, desktop)).toBeLessThan(300)
  expect(of(100, phone)).toBeLessThan(120)
  expect(of(100, phone)).toBeGreaterThan(of(99, phone))
})
