import type { Drawing } from "@roomwright/ui/icon"
import {
  Armchair,
  Bath,
  BedDouble,
  Blinds,
  Box,
  CookingPot,
  Image,
  LampFloor,
  Leaf,
  Sofa,
  Umbrella,
} from "lucide-react"
import { ChairIcon, ShelfIcon, TableIcon } from "../panels/parts/tool-icons.tsx"

const icons: Readonly<Record<string, Drawing>> = {
  sofas: Sofa,
  armchairs: Armchair,
  chairs: ChairIcon,
  tables: TableIcon,
  storage: ShelfIcon,
  beds: BedDouble,
  kitchen: CookingPot,
  bathroom: Bath,
  lamps: LampFloor,
  plants: Leaf,
  textiles: Blinds,
  decor: Image,
  outdoor: Umbrella,
}

/** What a category looks like where it is small. */
export const iconOfCategory = (id: string): Drawing => icons[id] ?? Box
