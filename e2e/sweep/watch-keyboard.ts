/* What runs in the page while the sweep goes through it by Tab. It stands alone: nothing can be imported there. */

export interface Stop {
  /** Of the element that has the focus: the same element has the same number. "none": nothing has it. */
  readonly at: number | "none"
  readonly isInside: boolean
  readonly findings: readonly string[]
}

export interface SweepInPage {
  /** From the top of the page, or from where the focus is in what lies over it: one goes round in that. */
  begin(root: string | null): void
  /** Looks at what has the focus now, and whether what had it before looks otherwise without. */
  stop(): Stop
  /** Where the focus is, and what hides it there. */
  cover(): { readonly at: number | "none"; readonly findings: readonly string[] }
  /** What one could click and never came to. */
  unreached(): readonly string[]
}

declare global {
  interface Window {
    sweep: SweepInPage
  }
}

/** Put into the page before its own scripts. */
export function watchKeyboard(): void {
  const clickable =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=menuitem], [role=tab], [role=option], [role=switch], [role=checkbox], [role=radio], [role=treeitem], [role=slider], [contenteditable=true]"
  const groups =
    "[role=tablist], [role=radiogroup], [role=toolbar], [role=menu], [role=listbox], [role=tree], [role=grid], [aria-keyshortcuts~=ArrowRight]"
  const numbers = new WeakMap<Element, number>()
  let count = 0
  let root: Element = document.documentElement
  let visited = new Set<Element>()
  let last: Element | null = null
  let lastLook = ""
  let mayTurn = false

  const nameOf = (element: Element): string => {
    const text =
      element.getAttribute("aria-label") ?? (element.textContent || element.getAttribute("name") || "")
    return `${element.tagName.toLowerCase()} “${text.trim().replaceAll(/\s+/g, " ").slice(0, 60)}”`
  }
  const paint = (element: Element): string =>
    [null, "::before", "::after"]
      .map((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        const {
          outlineStyle,
          outlineWidth,
          outlineColor,
          boxShadow,
          backgroundColor,
          borderColor,
          borderWidth,
        } = style
        const ring =
          outlineStyle === "none" || outlineWidth === "0px"
            ? ""
            : `${outlineStyle} ${outlineWidth} ${outlineColor}`
        return [
          ring,
          boxShadow,
          backgroundColor,
          borderColor,
          borderWidth,
          style.color,
          style.opacity,
          style.textDecorationLine,
          style.stroke,
          style.strokeWidth,
          style.fill,
        ].join(";")
      })
      .join("|")
  /** How an element looks with all that may show its focus: what it is in, what is beside it, and its labels. */
  const look = (element: Element): string => {
    const around: Element[] = [element, ...element.children]
    let up: Element | null = element.parentElement
    for (let steps = 0; up && steps < 3; steps += 1, up = up.parentElement) around.push(up)
    if (element.parentElement) around.push(...[...element.parentElement.children].slice(0, 12))
    if (element instanceof HTMLInputElement) around.push(...(element.labels ?? []))
    return around.map(paint).join("\n")
  }
  /** The part of an element that one sees: what stands around it where the field itself is hidden. */
  const seenPart = (element: Element): Element => {
    const { width, height } = element.getBoundingClientRect()
    const isHidden = width <= 2 || height <= 2 || Number(getComputedStyle(element).opacity) === 0
    if (!isHidden) return element
    return element.closest("label") ?? element.parentElement ?? element
  }
  const coverOf = (element: Element): string | null => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const x = [Math.max(left, 0), Math.min(right, innerWidth)] as const
    const y = [Math.max(top, 0), Math.min(bottom, innerHeight)] as const
    if (x[1] - x[0] < 1 || y[1] - y[0] < 1) return "out of sight"
    let cover: Element | null = null
    for (const across of [0.5, 0.1, 0.9])
      for (const down of [0.5, 0.15, 0.85]) {
        const hit = document.elementFromPoint(x[0] + (x[1] - x[0]) * across, y[0] + (y[1] - y[0]) * down)
        if (hit && (element.contains(hit) || hit.contains(element))) return null
        cover = hit
      }
    return cover ? `hidden behind ${nameOf(cover)}` : null
  }
  const isPinned = (element: Element): boolean => {
    for (let up: Element | null = element; up; up = up.parentElement)
      if (["fixed", "sticky"].includes(getComputedStyle(up).position)) return true
    return false
  }
  const scrollerOf = (element: Element): Element | null => {
    for (let up = element.parentElement; up; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflowY) && up.scrollHeight > up.clientHeight) return up
    return null
  }
  /** Whether one goes up again below the same edge: a later stop above an earlier one. */
  const goesBack = (from: Element, to: Element): boolean => {
    if (isPinned(from) || isPinned(to) || scrollerOf(from) !== scrollerOf(to)) return false
    const one = from.getBoundingClientRect()
    const other = to.getBoundingClientRect()
    const isSameColumn = Math.min(one.right, other.right) - Math.max(one.left, other.left) > 8
    return isSameColumn && other.bottom <= one.top + 1 && other.height > 2
  }

  const stop = (): Stop => {
    const findings: string[] = []
    const active = document.activeElement
    const element = active === document.body || active === document.documentElement ? null : active
    // Where a program has put the focus, for what is read out next, there is nothing to be pressed.
    const isPlace = last !== null && !last.matches(clickable) && last.getAttribute("tabindex") === "-1"
    if (
      last &&
      !isPlace &&
      last !== element &&
      last.isConnected &&
      last.checkVisibility() &&
      look(last) === lastLook
    )
      findings.push(`${nameOf(last)}: nothing shows that it has the focus`)
    if (!element) {
      last = null
      return { at: "none", isInside: false, findings }
    }
    const isNew = !visited.has(element)
    if (isNew) {
      if (!numbers.has(element)) numbers.set(element, (count += 1))
      if (element instanceof HTMLElement && element.tabIndex > 0)
        findings.push(`${nameOf(element)}: tabindex above 0`)
      const cover = coverOf(seenPart(element))
      if (cover) findings.push(`${nameOf(element)}: ${cover}`)
      if (last && visited.has(last)) {
        const isTurn = mayTurn && last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
        if (isTurn) mayTurn = false
        else if (
          last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING &&
          !element.contains(last)
        )
          findings.push(`${nameOf(element)}: comes after ${nameOf(last)}, which is later in the page`)
        else if (goesBack(last, element))
          findings.push(`${nameOf(element)}: stands above ${nameOf(last)}, which comes first`)
      }
    }
    visited.add(element)
    // A date has a stop for each of its parts and one for its calendar, which has a ring of its own.
    if (element !== last) lastLook = look(element)
    last = element
    return { at: numbers.get(element) ?? 0, isInside: root.contains(element), findings }
  }

  const cover = () => {
    const { activeElement: active } = document
    if (!active || active === document.body || active === document.documentElement)
      return { at: "none", findings: [] } as const
    const by = coverOf(seenPart(active))
    return { at: numbers.get(active) ?? 0, findings: by ? [`${nameOf(active)}, backwards: ${by}`] : [] }
  }

  const onClickOf = (element: Element): boolean =>
    Object.entries(element).some(
      ([key, value]) => key.startsWith("__reactProps$") && typeof value?.onClick === "function",
    )
  const isDisabled = (element: Element): boolean =>
    element.matches(":disabled, [aria-disabled=true], [inert] *") || element.closest("[inert]") !== null
  /** Whether there is another way to it: a group's arrow keys, or a link to the same place. */
  const hasOtherWay = (element: Element): boolean => {
    const group = element.closest(groups)
    if (group && [...visited].some((one) => group.contains(one) || one === group)) return true
    // A list of suggestions is gone through by the arrow keys of its field.
    if (element.getAttribute("role") === "option") {
      const list = element.closest("[role=listbox]")
      if (list && [...visited].some((one) => one.getAttribute("aria-controls") === list.id)) return true
    }
    if (element instanceof HTMLInputElement && element.type === "radio")
      return [...visited].some(
        (one) => one instanceof HTMLInputElement && one.type === "radio" && one.name === element.name,
      )
    if (element instanceof HTMLAnchorElement)
      return [...visited].some((one) => one instanceof HTMLAnchorElement && one.href === element.href)
    return false
  }
  const unreached = (): readonly string[] => {
    const all = new Set(root.querySelectorAll(clickable))
    for (const element of root.querySelectorAll("*"))
      if (
        onClickOf(element) &&
        !element.matches("dialog, label, form") &&
        !element.closest(clickable) &&
        !element.querySelector(clickable)
      )
        all.add(element)
    return [...all]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        // A picture for the mouse alone, beside a link that says where it leads.
        if (element.matches("a[aria-hidden=true][tabindex='-1']")) return false
        // A picture that a click enlarges: keys have the button beside it, which is looked for as every other.
        if (getComputedStyle(element).cursor === "zoom-in") return false
        if (visited.has(element) || isDisabled(element) || width <= 2 || height <= 2) return false
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
        return !hasOtherWay(element)
      })
      .map((element) => `${nameOf(element)}: Tab never comes to it`)
  }

  /** Tab goes on from where the focus was last, though that is gone. */
  const goToTop = (): void => {
    const place = document.createElement("span")
    place.tabIndex = -1
    document.body.prepend(place)
    place.focus()
    place.remove()
    scrollTo(0, 0)
  }

  window.sweep = {
    begin(selector) {
      root = (selector === null ? null : document.querySelector(selector)) ?? document.documentElement
      visited = new Set()
      mayTurn = selector !== null
      if (selector === null) goToTop()
      last = null
      lastLook = ""
    },
    stop,
    cover,
    unreached,
  }
}
