import type { Page } from "@playwright/test"

/** About two frames. */
const mostMs = 34

/** What moves for longer than a frame or two although the reader wants no motion. */
export const findMotion = (page: Page): Promise<string[]> =>
  page.evaluate((longest) => {
    const longestOf = (list: string): number =>
      Math.max(
        ...list.split(",").map((part) => Number.parseFloat(part) * (part.trim().endsWith("ms") ? 1 : 1000)),
      )
    const styled = [...document.querySelectorAll("*")].filter((element) => {
      const { animationName, animationDuration, transitionDuration, transitionProperty } =
        getComputedStyle(element)
      return (
        (animationName !== "none" && longestOf(animationDuration) > longest) ||
        (transitionProperty !== "none" && longestOf(transitionDuration) > longest)
      )
    })
    const running = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > longest)
    const names = styled.map((element) =>
      `${element.tagName} ${element.getAttribute("class") ?? ""}`.slice(0, 80),
    )
    return [...names.slice(0, 3), ...running.slice(0, 3).map(({ id }) => `an animation ${id}`)]
  }, mostMs)
