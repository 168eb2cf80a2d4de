import type { Event } from "../events/event.ts"
import type { Events } from "../events/events.ts"
import { anything, type CacheTag } from "./cache-tag.ts"
import type { TaggedCache } from "./tagged-cache.ts"

type Shown = Exclude<
  Event,
  { type: "settings-changed" | "session-ended" | "mail-written" | "job-requested" | "job-retried" }
>

function tagsOfEvent(event: Shown): CacheTag[] {
  switch (event.type) {
    case "product-changed":
      return [`product:${event.productId}`, `merchant:${event.merchantId}`, "products", "home", anything]
    case "questions-changed":
    case "stock-changed":
      return [`product:${event.productId}`, anything]
    case "work-changed":
      // Designers are shown with their newest works and how many they have.
      return [`work:${event.workId}`, `designer:${event.designerId}`, "works", "designers", "home", anything]
    case "content-changed":
      // Articles lead to each other, and the home page to some of them.
      return event.part === "about" ? ["about", anything] : [`${event.part}s`, "home", anything]
    case "home-changed":
      return ["home", anything]
    case "profile-changed":
      // A designer's, a merchant's, or one that no page shows.
      return [
        `designer:${event.accountId}`,
        `merchant:${event.accountId}`,
        "works",
        "designers",
        "products",
        "home",
        anything,
      ]
  }
}

/** Purges cached pages and answers as soon as something that they show changes, and all of them when that cannot be told. */
export function purgeOnEvents(events: Events, cache: Pick<TaggedCache<unknown>, "purge" | "clear">): void {
  const purge = (event: Shown): void => cache.purge(tagsOfEvent(event))
  events.on("product-changed", purge)
  events.on("stock-changed", purge)
  events.on("questions-changed", purge)
  events.on("work-changed", purge)
  events.on("profile-changed", purge)
  events.on("content-changed", purge)
  events.on("home-changed", purge)
  // Settings and filter values are on every page.
  events.on("settings-changed", () => cache.clear())
  events.onGap(() => cache.clear())
}
