import { defineModel } from "../../model/model-type.ts"
import { count, length } from "../../model/parameters.ts"
import { buildLounge, loungeFrames, loungeSlots, loungeSymbol } from "./lounge-frame.ts"

/** A deep garden armchair. */
export const outdoorChair = defineModel({
  id: "outdoor.lounge-chair",
  category: "outdoor",
  name: { zh: "户外休闲椅", en: "Outdoor lounge chair", vi: "Ghế bành ngoài trời" },
  words: {
    zh: ["户外椅", "花园椅", "阳台椅", "柚木椅"],
    en: ["garden chair", "patio", "terrace", "teak armchair"],
    vi: ["ghế sân vườn", "ghế ban công", "ghế gỗ teak"],
  },
  parameters: {
    width: length(780, 650, 950, 10),
    depth: length(800, 700, 950, 10),
    height: length(760, 680, 860, 10),
    frame: loungeFrames,
  },
  slots: loungeSlots,
  anchor: "floor",
  clearance: { front: 400 },
  build: ({ width, depth, height, frame }) => buildLounge({ width, depth, height, seats: 1, frame }),
  symbol: ({ width, depth, height, frame }) => loungeSymbol({ width, depth, height, seats: 1, frame }),
  looks: [
    { name: { zh: "柚木休闲椅", en: "Teak lounge chair", vi: "Ghế bành gỗ teak" } },
    {
      name: { zh: "绳编休闲椅", en: "Rope lounge chair", vi: "Ghế bành dây đan" },
      values: { frame: "rope" },
      finishes: { frame: "steel-black", cushions: "linen-stone" },
    },
    {
      name: { zh: "沙色钢框椅", en: "Sand steel frame", vi: "Ghế khung thép màu cát" },
      values: { frame: "steel", width: 740 },
      finishes: { frame: "steel-sand", cushions: "canvas-olive" },
    },
  ],
})

/** A garden sofa of two to four seats. */
export const outdoorSofa = defineModel({
  id: "outdoor.sofa",
  category: "outdoor",
  name: { zh: "户外沙发", en: "Outdoor sofa", vi: "Sofa ngoài trời" },
  words: {
    zh: ["花园沙发", "露台沙发", "柚木沙发", "阳台"],
    en: ["garden sofa", "patio", "terrace couch", "teak sofa"],
    vi: ["sofa sân vườn", "sofa ban công", "sofa gỗ teak"],
  },
  parameters: {
    width: length(1900, 1350, 2700, 50),
    depth: length(840, 750, 1000, 10),
    height: length(760, 680, 860, 10),
    seats: count(2, 2, 4),
    frame: loungeFrames,
  },
  slots: loungeSlots,
  anchor: "floor",
  clearance: { front: 450 },
  build: ({ width, depth, height, seats, frame }) => buildLounge({ width, depth, height, seats, frame }),
  symbol: ({ width, depth, height, seats, frame }) => loungeSymbol({ width, depth, height, seats, frame }),
  looks: [
    { name: { zh: "柚木双人沙发", en: "Two-seater in teak", vi: "Sofa hai chỗ gỗ teak" } },
    {
      name: { zh: "绳编三人沙发", en: "Three-seater in rope", vi: "Sofa ba chỗ dây đan" },
      values: { frame: "rope", seats: 3, width: 2300 },
      finishes: { frame: "steel-black", cushions: "linen-stone", pillows: "knit-terracotta" },
    },
    {
      name: { zh: "白钢框三人沙发", en: "White steel, three seats", vi: "Sofa khung thép trắng" },
      values: { frame: "steel", seats: 3, width: 2200 },
      finishes: { frame: "steel-white", cushions: "linen-blue", pillows: "cotton-white" },
    },
  ],
})
