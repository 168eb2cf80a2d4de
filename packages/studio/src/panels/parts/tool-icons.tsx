import type { Drawing } from "@roomwright/ui/icon"

/** An icon of lines in a field of 24 by 24, as those of the set. */
const drawn =
  (path: string): Drawing =>
  (props) => (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <path d={path} />
    </svg>
  )

export const WallIcon = drawn("M4 20V8h12V4h4v8H8v8H4Z")
export const RectangleRoomIcon = drawn("M4 5h16v14H4zM12 9v6M9 12h6")
export const LRoomIcon = drawn("M4 4h8v8h8v8H4z")
export const DoorIcon = drawn("M5 20V5h3M5 20h15M8 5a12 12 0 0 1 12 15")
export const WindowIcon = drawn("M3 9h18v6H3zM3 12h18")
export const ChairIcon = drawn("M7 3v11h10M7 14v7M17 14v7M7 17.5h10M7 6h2")
export const TableIcon = drawn("M2.5 8h19M5 8v11M19 8v11M5 11.5h14")
export const ShelfIcon = drawn(
  "M4.5 3h15v16.5h-15zM4.5 11h15M12 3v16.5M10 7.5v1M14 7.5v1M10 14.5v1M14 14.5v1M6.5 19.5V21M17.5 19.5V21",
)
