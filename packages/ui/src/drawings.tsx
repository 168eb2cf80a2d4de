/** Our own line drawings for empty and broken places. */

const frame = {
  viewBox: "0 0 240 160",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "aria-hidden": true,
  className: "block w-full",
} as const

/** An empty room with a magnifier where the sofa would be: nothing found. */
export function EmptyRoomDrawing() {
  return (
    <svg {...frame}>
      <path d="M20 138h200M52 138V44h136v94" />
      <path d="M70 62h34v40H70zM87 62v40M70 82h34" className="stroke-line-2" />
      <path d="M120 138c8-22 34-22 42 0" className="stroke-line-2" strokeDasharray="4 5" />
      <circle cx="142" cy="96" r="20" className="fill-accent-tint stroke-accent" />
      <path d="m157 111 17 17" className="stroke-accent" strokeWidth="3" />
      <path d="M200 138v-30m0 0c-8-2-12-10-10-18 8 2 12 10 10 18Zm0 0c8-2 12-10 10-18-8 2-12 10-10 18Z" />
    </svg>
  )
}

/** A door that opens onto nothing: page not found. */
export function LostDoorDrawing() {
  return (
    <svg {...frame}>
      <path d="M16 138h208" />
      <path d="M84 138V34h72v104" />
      <path d="M84 138 122 150V46L84 34Z" className="fill-accent-tint stroke-accent" />
      <circle cx="114" cy="98" r="2.5" className="fill-accent stroke-accent" />
      <path d="M138 60c0-6 10-8 10 0 0 5-6 5-6 11m0 7v.5" className="stroke-line-2" strokeWidth="2.5" />
      <path d="M36 138v-22h22v22M40 116c0-10 14-10 14 0" />
      <path d="M186 138V96m-12 0h24l-5-18h-14Zm4 42h16" />
    </svg>
  )
}

/** A lamp with a pulled plug: something broke on our side. */
export function UnpluggedLampDrawing() {
  return (
    <svg {...frame}>
      <path d="M16 138h208" />
      <path d="M72 138h40M92 138V74" />
      <path d="M68 74h48l-10-36H78Z" className="fill-accent-tint stroke-accent" />
      <path d="M92 134c30 0 30-26 52-26" />
      <path d="M144 100h10v16h-10zM154 104h7m-7 8h7" />
      <path d="M188 96h18v24h-18z" className="stroke-line-2" />
      <path d="M194 105h1m7 0h1m-5 7v2" className="stroke-line-2" strokeWidth="2.5" />
    </svg>
  )
}

/** A mailbox with its flag down beside a young plant: nothing has come. */
export function MailboxDrawing() {
  return (
    <svg {...frame}>
      <path d="M30 138h180" />
      <path d="M84 138v-14m72 14v-14" className="stroke-line-2" />
      <path
        d="M72 62h96a6 6 0 0 1 6 6v50a6 6 0 0 1-6 6H72a6 6 0 0 1-6-6V68a6 6 0 0 1 6-6Z"
        className="fill-accent-tint"
      />
      <path d="m68 66 46 32a10 10 0 0 0 12 0l46-32" />
      <path d="M50 138V58" className="stroke-accent" />
      <path d="M50 58c10-8 18-2 24 4-6 6-16 8-24 4" className="stroke-accent" />
      <path d="M198 138v-30m0 0c-8-2-12-10-10-18 8 2 12 10 10 18Zm0 0c8-2 12-10 10-18-8 2-12 10-10 18Z" />
    </svg>
  )
}
