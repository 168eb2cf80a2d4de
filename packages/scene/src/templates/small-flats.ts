import {
  chain,
  door,
  highWindow,
  passage,
  rectangle,
  room,
  slidingDoor,
  window,
  type PlanTemplate,
} from "./plan-template.ts"

export const studio28: PlanTemplate = {
  id: "studio-28",
  area: 28,
  levels: [
    {
      outer: rectangle(4_000, 7_700),
      inner: [chain(0, 5_700, 1_900, 5_700, 1_900, 7_700)],
      parapets: [chain(0, 0, 0, -1_300, 4_000, -1_300, 4_000, 0)],
      openings: [
        door(3_000, 7_700, 900, [3_000, 7_000]),
        door(1_900, 6_700, 700, [1_000, 6_700]),
        slidingDoor(2_000, 0, 2_400),
        highWindow(0, 6_800),
      ],
      rooms: [room(2_000, 3_000, "living-room"), room(900, 6_700, "bathroom"), room(2_000, -700, "balcony")],
    },
  ],
}

export const oneBedroom43: PlanTemplate = {
  id: "one-bedroom-43",
  area: 43,
  levels: [
    {
      outer: rectangle(6_800, 7_000),
      inner: [
        chain(3_600, 0, 3_600, 7_000),
        chain(3_600, 3_900, 6_800, 3_900),
        chain(3_600, 5_600, 6_800, 5_600),
        chain(0, 4_400, 3_600, 4_400),
      ],
      openings: [
        door(5_200, 7_000, 900, [5_200, 6_000]),
        passage(3_600, 6_300, 900),
        passage(1_800, 4_400, 1_600),
        door(3_600, 2_000, 800, [5_000, 2_000]),
        door(3_600, 5_000, 700, [5_000, 5_000]),
        window(1_800, 0, 2_100),
        window(5_200, 0, 1_800),
        window(0, 5_700, 1_200),
        highWindow(6_800, 4_750),
      ],
      rooms: [
        room(1_800, 2_200, "living-room"),
        room(5_200, 2_000, "main-bedroom"),
        room(5_200, 4_700, "bathroom"),
        room(5_200, 6_300, "entry"),
        room(1_800, 5_700, "kitchen"),
      ],
    },
  ],
}

/** The flat of docs/plans/two-room-62.md. */
export const twoRoom62: PlanTemplate = {
  id: "two-room-62",
  area: 62,
  levels: [
    {
      outer: rectangle(8_950, 7_500),
      inner: [
        chain(5_000, 0, 5_000, 7_500),
        chain(0, 5_200, 5_000, 5_200),
        chain(5_000, 3_800, 8_950, 3_800),
        chain(7_000, 3_800, 7_000, 7_500),
      ],
      openings: [
        door(6_000, 7_500, 900, [6_000, 7_000]),
        door(5_000, 4_500, 900, [4_000, 4_500]),
        slidingDoor(2_500, 5_200, 1_500),
        door(6_000, 3_800, 800, [6_000, 3_000]),
        door(7_000, 4_700, 700, [8_000, 4_700]),
        window(2_500, 0, 2_400),
        window(7_000, 0, 1_800),
        window(0, 6_400, 1_200),
        highWindow(8_950, 5_500),
      ],
      rooms: [
        room(2_500, 2_600, "living-dining"),
        room(2_500, 6_400, "kitchen"),
        room(7_000, 1_900, "main-bedroom"),
        room(6_000, 5_600, "entry"),
        room(8_000, 5_600, "bathroom"),
      ],
    },
  ],
}

export const bayFlat66: PlanTemplate = {
  id: "bay-flat-66",
  area: 66,
  levels: [
    {
      outer: chain(0, 0, 5_000, 0, 9_000, 0, 9_000, 7_600, 0, 7_600),
      arcs: [{ near: [2_500, 0], sagitta: -800 }],
      inner: [
        chain(5_000, 0, 5_000, 7_600),
        chain(0, 4_800, 5_000, 4_800),
        chain(5_000, 4_000, 9_000, 4_000),
        chain(5_000, 5_800, 9_000, 5_800),
      ],
      openings: [
        door(7_000, 7_600, 900, [7_000, 7_000]),
        passage(5_000, 6_700, 1_000),
        passage(2_500, 4_800, 2_000),
        door(5_000, 3_000, 800, [6_000, 3_000]),
        door(7_000, 5_800, 700, [7_000, 5_000]),
        window(2_500, -800, 2_400),
        window(7_000, 0, 1_800),
        window(0, 6_200, 1_200),
        highWindow(9_000, 4_900),
      ],
      rooms: [
        room(2_500, 2_400, "living-room"),
        room(2_500, 6_200, "kitchen"),
        room(7_000, 2_000, "main-bedroom"),
        room(7_000, 4_900, "bathroom"),
        room(7_000, 6_700, "entry"),
      ],
    },
  ],
}
