import { drawnPieces } from "@roomwright/models/drawings/drawn-pieces"
import { comesAsFile } from "@roomwright/models/model/comes-as-file"
import { childrenOfKind, levelsOf, onLevel } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import { drawLamps, lampLegend } from "@roomwright/scene/drawing/draw-lamps"
import { elevationSheets } from "@roomwright/scene/drawing/elevation-sheets"
import type { DrawnPiece } from "@roomwright/scene/drawing/draw-pieces"
import { drawPlan, type DrawingWords, type PlanWish } from "@roomwright/scene/drawing/draw-plan"
import type { Drawing, Sheet } from "@roomwright/scene/drawing/drawing"
import { fitScale, layOutPlan } from "@roomwright/scene/drawing/lay-out-plan"
import { scheduleSheets } from "@roomwright/scene/drawing/schedule-sheets"
import {
  drawingArea,
  frameSheets,
  type Paper,
  type SheetContent,
  type TitleBlock,
} from "@roomwright/scene/drawing/sheet-frame"
import { nameOfItem } from "../kinds/item/boxes.ts"
import { knownOutlines, loadOutlines } from "../kinds/item/file-outlines.ts"
import { loadLibrary } from "../kinds/item/model-library.ts"
import { nameOfLevel } from "../kinds/level/name-of-level.ts"
import { nameOfRoom } from "../panels/bill/bill-csv.ts"
import { writeArea, type PlanWords } from "../plan-view/plan-words.ts"
import type { StudioHost } from "../studio-host.ts"
import { writeSchedule } from "./schedule.ts"

/** The sheets that a set may have, in their order. */
export const sheetKinds = ["dimensions", "furniture", "lamps", "elevations", "schedule"] as const
export type SheetKind = (typeof sheetKinds)[number]

export interface SetWish {
  readonly scene: Scene
  readonly words: PlanWords
  readonly host: Pick<StudioHost, "library" | "drawings">
  readonly paper: Paper
  /** Null: the largest that fits. */
  readonly scale: number | null
  readonly kinds: ReadonlySet<SheetKind>
  readonly project: string
  readonly designer: string
}

export interface ComposedSet {
  readonly sheets: readonly Sheet[]
  /** Of each level all that its plan can show, by the level's name. */
  readonly plans: readonly { readonly name: string; readonly drawing: Drawing }[]
  /** A level is larger than the scale that was wished lets on the paper. */
  readonly isCut: boolean
}

/** Draws the sheets of a home. */
export async function composeSet(wish: SetWish): Promise<ComposedSet> {
  const { scene, words, host, paper, kinds } = wish
  const { t } = words
  // Without the library pieces are boxes.
  await loadLibrary().catch(() => null)
  const levels = levelsOf(scene)
  const files = levels.flatMap(({ id }) =>
    onLevel(scene, id, "item").flatMap(({ element }) => (comesAsFile(element) ? element.model : [])),
  )
  await loadOutlines(host.library, files)
  // Drawings of buildings are in whole millimetres, whatever the studio shows.
  const length = (mm: number): string => String(Math.round(mm))
  const { rows, numbers } = await writeSchedule(scene, t, host, length)
  const written: DrawingWords = {
    length,
    area: (mm2) => writeArea(words, mm2),
    room: (room) => nameOfRoom(t, room),
  }
  const north = {
    degrees: childrenOfKind(scene, null, "site")[0]?.element.north ?? 0,
    letter: t("drawings.north"),
  }
  let isCut = false
  const contents: SheetContent[] = []
  const plans: { readonly name: string; readonly drawing: Drawing }[] = []
  for (const { id: level } of levels) {
    const pieces: readonly DrawnPiece[] = drawnPieces(scene, level, {
      nameOf: (item) => nameOfItem(t, item),
      numberOf: (id) => numbers.get(id) ?? null,
      outlineOf: (reference) => knownOutlines().get(reference) ?? null,
    })
    const name = nameOfLevel(t, scene, level)
    const fitting = fitScale(scene, level, paper, true)
    if (fitting === null) continue
    const scale = wish.scale ?? fitting
    if (scale < fitting) isCut = true
    const draw = (shows: PlanWish["shows"], taken: PlanWish["taken"] = []): Drawing =>
      drawPlan({ scene, level, scale, words: written, pieces, shows, taken })
    const add = (kind: SheetKind, drawing: Drawing): void => {
      contents.push({
        name: t(`drawings.sheet.${kind}`),
        level: name,
        scale,
        marks: layOutPlan(drawing, paper, north),
      })
    }
    plans.push({
      name,
      drawing: draw({
        pieces: "drawn",
        hasNumbers: true,
        hasRoomDimensions: true,
        hasOuterDimensions: true,
        hasRoomNames: true,
      }),
    })
    if (kinds.has("dimensions"))
      add(
        "dimensions",
        draw({
          pieces: "faint",
          hasNumbers: false,
          hasRoomDimensions: true,
          hasOuterDimensions: true,
          hasRoomNames: true,
        }),
      )
    const elevations = (): readonly SheetContent[] =>
      kinds.has("elevations")
        ? elevationSheets({
            scene,
            level,
            paper,
            pieces,
            words: written,
            name: t("drawings.sheet.elevations"),
            levelName: name,
          })
        : []
    if (kinds.has("furniture") && pieces.length > 0)
      add(
        "furniture",
        draw({
          pieces: "drawn",
          hasNumbers: true,
          hasRoomDimensions: false,
          hasOuterDimensions: true,
          hasRoomNames: true,
        }),
      )
    const { marks: lamps, counts, boxes } = drawLamps(scene, level, pieces, { scale, write: length })
    if (kinds.has("lamps") && counts.size > 0) {
      const drawing = draw(
        {
          pieces: "none",
          hasNumbers: false,
          hasRoomDimensions: false,
          hasOuterDimensions: false,
          hasRoomNames: true,
        },
        boxes,
      )
      const area = drawingArea(paper)
      contents.push({
        name: t("drawings.sheet.lamps"),
        level: name,
        scale,
        marks: [
          ...layOutPlan({ scale, marks: [...drawing.marks, ...lamps] }, paper, north),
          ...lampLegend({ x: area.minX + 90, y: area.minY + 6 }, counts, (kind) =>
            t(`drawings.lamp.${kind}`),
          ),
        ],
      })
    }
    contents.push(...elevations())
  }
  if (kinds.has("schedule") && rows.length > 0)
    contents.push(
      ...scheduleSheets(rows, paper, {
        title: t("drawings.sheet.schedule"),
        number: t("drawings.number"),
        level: t("bill.level"),
        name: t("bill.piece"),
        size: t("drawings.size"),
        finishes: t("piece.finishes"),
        count: t("bill.count"),
        merchant: t("drawings.merchant"),
        price: t("drawings.price"),
        code: t("drawings.code"),
      }),
    )
  return { sheets: frameSheets(contents, paper, titleOf(wish)), plans, isCut }
}

function titleOf({ project, designer, words: { t } }: SetWish): TitleBlock {
  const tag = { zh: "zh-CN", vi: "vi-VN", en: "en-GB" }[t("language")] ?? "en-GB"
  return {
    project,
    designer,
    date: new Date().toLocaleDateString(tag, { year: "numeric", month: "2-digit", day: "2-digit" }),
    labels: {
      project: t("drawings.project"),
      drawing: t("drawings.drawing"),
      level: t("bill.level"),
      designer: t("drawings.designer"),
      scale: t("drawings.scale"),
      date: t("drawings.date"),
      sheet: t("drawings.sheetNumber"),
      north: t("drawings.north"),
    },
  }
}
