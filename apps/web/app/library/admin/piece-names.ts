import type { PieceFault, PieceRemark } from "@roomwright/contract/library/furniture-libraries"
import type { AdminTextId } from "../../admin/frame/admin-texts.ts"
import type { TagTone } from "../../admin/frame/tag.tsx"

type PieceState = "queued" | "ready" | "failed"

export const stateTexts: Readonly<Record<PieceState, AdminTextId>> = {
  queued: "admin.libraries.state.queued",
  ready: "admin.libraries.state.ready",
  failed: "admin.libraries.state.failed",
}

export const stateTones: Readonly<Record<PieceState, TagTone>> = {
  queued: "wait",
  ready: "ok",
  failed: "bad",
}

export const faultTexts: Readonly<Record<PieceFault, AdminTextId>> = {
  format: "admin.libraries.fault.format",
  missing: "admin.libraries.fault.missing",
  size: "admin.libraries.fault.size",
  numbers: "admin.libraries.fault.numbers",
  broken: "admin.libraries.fault.broken",
  empty: "admin.libraries.fault.empty",
  tooLarge: "admin.libraries.fault.tooLarge",
  failed: "admin.libraries.fault.failed",
}

export const remarkTexts: Readonly<Record<PieceRemark, AdminTextId>> = {
  materialMissing: "admin.libraries.remark.materialMissing",
  textureMissing: "admin.libraries.remark.textureMissing",
  textureBroken: "admin.libraries.remark.textureBroken",
  simplified: "admin.libraries.remark.simplified",
}
